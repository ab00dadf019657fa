import { useState } from 'react'
import { chain, deployment } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { isContractMissing } from '@/chain/queries/queryClient'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { useCoinBalance, useWethBalance } from '@/chain/wallet/balances'
import {
  useConnectWallet,
  useSwitchChain,
  useWallet,
  type Wallet,
  type WalletResult,
} from '@/chain/wallet/wallets'
import { isApproving } from '@/domain/approval/approval'
import { useAllowance, useApproval } from '@/domain/approval/useApproval'
import { stakesOf } from '@/domain/bet/bet'
import { useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { NO_STAKES, previewBet } from '@/domain/bet/payout'
import { useUserBet } from '@/domain/bet/queries'
import type { Match, Side } from '@/domain/match/match'
import { sideName } from '@/domain/match/name'
import { useIsPaused } from '@/domain/match/queries'
import { isBettingOpen } from '@/domain/match/status'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { type BetSituation, betButton, isFull, isWithinBounds, remainingSteps } from './betButton'
import { betDeadline, minPayoutOf } from './oddsLimit'
import { payableRoom, stakeRoom } from './stakeRoom'
import { type Draft, useDraft } from './useDraft'
import { useGasCosts } from './useGasCosts'
import { usePlaceBet } from './usePlaceBet'

export function useBetForm(match: Match) {
  const connecting = useConnectWallet()
  const switching = useSwitchStep()
  const approval = useApproval(deployment.bettingPool)
  const bet = usePlaceBet(match.id)
  const [draft, setDraft] = useDraft(match.id, bet.state.phase === 'confirmed')
  const { wallet, side, stakes, now, facts, needsBatchedApproval, gasCost } = useBetFacts(match, draft)

  const situation: BetSituation = {
    ...facts,
    activity: activityOf(bet.isBusy, isApproving(approval.state), switching.isSwitching),
  }
  const { amount, held, room, spendable, isCoin } = situation
  const button = betButton(situation, useMessages())
  const isBusy = situation.activity !== 'idle'
  const stake = amount.ok ? amount.wei : 0n
  const isSending = (situation.activity === 'approving' || situation.activity === 'placing') && stake > 0n
  const payable = payableRoom(room, spendable)
  const limit = isCoin ? undefined : oddsLimit(match, side, stake, draft.toleranceBps, now)

  function change(changes: Partial<Draft>) {
    if (isBusy) return
    setDraft((before) => ({ ...before, ...changes }))
    switching.reset()
    approval.reset()
    bet.reset()
  }

  async function press(): Promise<unknown> {
    if (button.disabled) return
    switching.reset()
    switch (button.step) {
      case 'connect':
        return openWalletPicker()
      case 'switch':
        return switching.start()
      case 'approve':
        bet.reset()
        return approval.approve(stake, draft.approvalAmount)
      case 'bet':
        approval.reset()
        return bet.place(
          isCoin
            ? { side, amount: stake, payWith: 'coin' }
            : {
                ...{ side, amount: stake, payWith: 'weth' },
                withApproval: needsBatchedApproval(stake),
                minPayout: limit ?? 0n,
                // The time of the preview on screen, so that both name the same pool.
                deadline: betDeadline(match, now, limit !== undefined),
              },
        )
    }
  }

  return {
    draft,
    change,
    startOver: () => change({ text: '' }),
    press,
    button,
    steps: remainingSteps(situation),
    situation,
    isBusy,
    side,
    held,
    stakes,
    stake,
    /** Stays while sending: the bet itself takes up room before it is confirmed. */
    hasPreview: isSending || isWithinBounds(situation),
    /** The bounds shown. The balance applies once it is loaded. */
    payable,
    /** The largest valid stake in wei; `undefined` while loading. */
    max: spendable === undefined ? undefined : payable.max,
    missing: missingFunds(situation),
    limit,
    gasCost,
    walletError: wallet.status === 'disconnected' ? wallet.error : undefined,
    switchFailure: wallet.wrongChain ? switching.failure : undefined,
    approval: approval.state,
    bet: bet.state,
    stopWaiting: connecting.stopWaiting ?? switching.stopWaiting ?? approval.stopWaiting ?? bet.stopWaiting,
    promptMayBeOpen: bet.mayBeOpen,
  }
}

function useSwitchStep() {
  const { switchChain, isSwitching, stopWaiting } = useSwitchChain()
  const [switched, setSwitched] = useState<WalletResult>()
  return {
    isSwitching,
    stopWaiting,
    failure: switched && !switched.ok ? switched.failure : undefined,
    start: async () => setSwitched(await switchChain()),
    reset: () => setSwitched(undefined),
  }
}

/** Returns the least payout to accept in wei; `undefined` without a limit. */
function oddsLimit(match: Match, side: Side, stake: bigint, toleranceBps: number | undefined, now: number) {
  if (toleranceBps === undefined || stake === 0n) return undefined
  return minPayoutOf(stake, previewBet(match, side, stake, NO_STAKES, now).payoutOfAmount, toleranceBps)
}

function useBetFacts(match: Match, draft: Draft) {
  const messages = useMessages()
  const now = useChainNow()
  const wallet = useWallet()
  const { account } = wallet
  const position = useUserBet(match.id, account)
  const wethBalance = useWethBalance(account)
  const coinBalance = useCoinBalance(account)
  const { data: allowance } = useAllowance(account, deployment.bettingPool)
  const canBatch = useAtomicBatching()
  const gas = useGasCosts()
  const { remaining: dailyRemaining } = useDailyStakeLimit()
  const isPaused = useIsPaused()

  const isCoin = draft.payWith === 'coin'
  const coin = chain.nativeCurrency.symbol
  const held = position.data?.amount ?? 0n
  // A position has one side.
  const side = position.data?.prediction ?? draft.side
  const coinStake = chain.custom.coinIsEther ? leaving(coinBalance.data, gas.reserve) : undefined
  const balance = isCoin ? coinStake : wethBalance.data
  const facts: Omit<BetSituation, 'activity'> = {
    wallet: walletOf(wallet),
    isBettingOpen: isBettingOpen(match, now),
    isContractMissing: isContractMissing(position.error),
    isPaused,
    amount: parseAmount(draft.text),
    minBet: match.minBet,
    maxBet: match.maxBet,
    held,
    room: stakeRoom(match, side, held, now, dailyRemaining),
    // Side and room are unknown until the position is loaded.
    spendable: position.isLoading ? undefined : balance,
    // Wallets that batch may have their gas sponsored.
    lacksGas: !canBatch && isBelow(coinBalance.data, gas.least),
    allowance: isCoin || canBatch ? 'unneeded' : allowance,
    isCoin,
    names: {
      chain: chain.name,
      coin: isCoin ? coin : messages.ui.weth,
      gasCoin: coin,
      otherCoin: !isCoin && coinStake !== undefined && coinStake >= match.minBet ? coin : undefined,
      team: sideName(match, side, messages),
    },
  }
  return {
    wallet,
    side,
    stakes: position.data ? stakesOf(position.data) : NO_STAKES,
    now,
    facts,
    /** Without an atomic batch the approval is a step of its own. */
    needsBatchedApproval: (stake: bigint) => !isCoin && canBatch && (allowance ?? 0n) < stake,
    gasCost: chain.custom.coinIsEther ? gas.betAndClaim : undefined,
  }
}

/** The funds that a wallet lacks for the bet. */
export interface MissingFunds {
  stake: boolean
  gas: boolean
  /** The chain's coin would cover the minimum bet. */
  canPayWithCoin: boolean
}

function missingFunds(situation: BetSituation): MissingFunds | undefined {
  const { wallet, activity, isBettingOpen, amount, minBet, spendable, lacksGas, names } = situation
  if (wallet !== 'ready' || activity !== 'idle' || !isBettingOpen || isFull(situation)) return undefined
  const wanted = isWithinBounds(situation) && amount.ok ? amount.wei : minBet
  const stake = isBelow(spendable, wanted)
  if (!stake && !lacksGas) return undefined
  return {
    stake,
    gas: lacksGas,
    canPayWithCoin: stake && names.otherCoin !== undefined,
  }
}

function activityOf(
  isPlacing: boolean,
  isApproving: boolean,
  isSwitching: boolean,
): BetSituation['activity'] {
  if (isPlacing) return 'placing'
  if (isApproving) return 'approving'
  return isSwitching ? 'switching' : 'idle'
}

function walletOf({ status, wrongChain }: Wallet): BetSituation['wallet'] {
  if (status === 'disconnected') return 'disconnected'
  if (status !== 'connected') return 'connecting'
  return wrongChain ? 'wrongChain' : 'ready'
}

function leaving(balance: bigint | undefined, reserve: bigint | undefined): bigint | undefined {
  if (balance === undefined || reserve === undefined) return undefined
  return balance > reserve ? balance - reserve : 0n
}

function isBelow(wei: bigint | undefined, needed: bigint | undefined): boolean {
  return wei !== undefined && needed !== undefined && wei < needed
}
