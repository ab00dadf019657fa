import { useConnectWallet, useSwitchChain } from '@/chain/wallet/walletActions'
import type { Match } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { type BetSituation, betButton, isWithinBounds, missingFunds, remainingSteps } from './betButton'
import type { Draft } from './draft'
import type { OddsMove } from './quote'
import { poolClosesAt } from './stakeRules'
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
  const { side, stake, isCoin, now } = read
  const bet = usePlaceBet(match.id, {
    matchName: match.name,
    side,
    amount: stake,
    payWith: isCoin ? 'coin' : 'weth',
    minPayout: floor ?? 0n,
    // The time of the preview on screen, so that both name the same pool.
    closesAt: poolClosesAt(match, now),
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
  // A Safe's signers take their time, and only an equal bet waits for them.
  const isHeld = ready.step === 'bet' && !isBusy && bet.open.some((write) => !write.isProposal)
  const button = isHeld ? { ...ready, disabled: true } : ready

  function activity(): BetSituation['activity'] {
    if (bet.isSending) return 'placing'
    if (bet.isApproving) return 'approving'
    return switching.isSwitching ? 'switching' : 'idle'
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
    request: connecting.request ?? switching.request ?? bet.request,
    /** Bets on the match that may still be placed, and what bets once more despite them. */
    open: bet.open,
    betAnyway: isHeld && !ready.disabled ? () => void bet.press(draft.approvalAmount, true) : undefined,
    reset: () => {
      switching.reset()
      bet.reset()
    },
  }
}
