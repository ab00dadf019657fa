import { useConnectWallet, useSwitchChain } from '@/chain/wallet/walletActions'
import type { WalletPrompt } from '@/chain/wallet/walletPrompts'
import type { Match } from '@/domain/match/match'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { type BetSituation, betButton, isWithinBounds, missingFunds, remainingSteps } from './betButton'
import type { Draft } from './draft'
import type { OddsMove } from './quote'
import { betDeadline } from './stakeRules'
import { withReserve } from './useGasCosts'
import { usePlaceBet } from './usePlaceBet'
import type { Situation } from './useSituation'

interface Terms {
  match: Match
  draft: Draft
  situation: Situation
  /** The lowest payout that keeps to the quote, in wei; `undefined` without odds protection. */
  floor: bigint | undefined
  move: OddsMove | undefined
}

/** Runs the next step to the bet with one button: connecting, switching, approving, betting. */
export function useBetAction({ match, draft, situation: read, floor, move }: Terms) {
  const messages = useMessages()
  const connecting = useConnectWallet()
  const switching = useSwitchChain()
  const { side, stake, isCoin, names, now } = read
  const bet = usePlaceBet(match.id, {
    about: messages.bets.placedText(formatAmount(stake), names.team),
    side,
    amount: stake,
    payWith: isCoin ? 'coin' : 'weth',
    minPayout: floor ?? 0n,
    // The time of the preview on screen, so that both name the same pool.
    deadline: betDeadline(match, now, floor !== undefined),
  })
  const situation: BetSituation = {
    ...read,
    activity: activity(),
    // Wallets that batch may have their gas sponsored.
    lacksGas: !bet.canBatch && read.isOutOfGas,
    allowance: isCoin || bet.canBatch ? 'unneeded' : bet.allowance,
    // The bet itself moves the odds before it is confirmed.
    move: bet.isSending ? undefined : move,
  }
  const isBusy = situation.activity !== 'idle'
  const ready = betButton(situation, messages)
  const earlier = ready.step === 'bet' ? bet.earlier : undefined
  const button = earlier ? { ...ready, disabled: true } : ready

  function activity(): BetSituation['activity'] {
    if (bet.isSending) return 'placing'
    if (bet.isApproving) return 'approving'
    return switching.isSwitching ? 'switching' : 'idle'
  }

  const betAnyway = () => void bet.press(draft.approvalAmount, true)
  const earlierPrompt: WalletPrompt | undefined = earlier && {
    about: earlier.about,
    sendAnyway: ready.disabled ? undefined : betAnyway,
  }

  async function press(): Promise<unknown> {
    if (button.disabled) return
    switching.reset()
    if (button.step === 'connect') return openWalletPicker()
    return button.step === 'switch' ? switching.switchChain() : bet.press(draft.approvalAmount)
  }

  const canUpgrade = bet.canUpgrade && button.step === 'approve'
  const upgrade = {
    disabled: button.disabled || situation.move?.isBeyond === true,
    press: () => !upgrade.disabled && void bet.press('upgrade'),
  }

  return {
    button,
    press,
    steps: remainingSteps(situation),
    isBusy,
    move: situation.move,
    /** Stays while sending: the bet itself takes up room before it is confirmed. */
    isPreviewed: bet.isBusy || isWithinBounds(situation),
    missing: missingFunds(situation),
    /** Approves and bets in one confirmation, after an upgrade of the account. */
    upgrade: canUpgrade ? upgrade : undefined,
    switchFailure: read.wallet === 'wrongChain' ? switching.failure : undefined,
    approval: bet.approval,
    transaction: withReserve(bet.transaction, read.gasReserve),
    prompt: connecting.prompt ?? switching.prompt ?? bet.prompt ?? earlierPrompt,
    reset: () => {
      switching.reset()
      bet.reset()
    },
  }
}
