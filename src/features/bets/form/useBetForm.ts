import { useState } from 'react'
import { chain, deployment } from '@/chain/config/config'
import { chainNow, useChainNow } from '@/chain/network/clock'
import { isContractMissing } from '@/chain/queries/queryClient'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { useCoinBalance, useWethBalance } from '@/chain/wallet/balances'
import { useSwitchChain, useWallet, type Wallet, type WalletResult } from '@/chain/wallet/wallets'
import { type ApprovalAmount, isApproving } from '@/domain/approval/approval'
import { useAllowance, useApproval } from '@/domain/approval/useApproval'
import { useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { previewBet } from '@/domain/bet/payout'
import { useUserBet } from '@/domain/bet/queries'
import type { Match, Side } from '@/domain/match/match'
import { sideName } from '@/domain/match/name'
import { useIsPaused } from '@/domain/match/queries'
import { isBettingOpen } from '@/domain/match/status'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { type BetSituation, betButton, remainingSteps } from './betButton'
import { guardDeadline, minPayoutOf } from './oddsLimit'
import { stakeRoom } from './stakeRoom'
import { useGasCosts } from './useGasCosts'
import { type BetRequest, usePlaceBet } from './usePlaceBet'

interface Draft {
  side: Side
  text: string
  payWith: 'weth' | 'coin'
  /** The accepted loss of profit in bps; `undefined` without a limit. */
  toleranceBps: number | undefined
  approvalAmount: ApprovalAmount
}

const emptyDraft: Draft = {
  side: 1,
  text: '',
  payWith: 'weth',
  toleranceBps: undefined,
  approvalAmount: 'exact',
}

export function useBetForm(match: Match) {
  const messages = useMessages()
  const now = useChainNow()
  const [draft, setDraft] = useState(emptyDraft)
  const [switched, setSwitched] = useState<WalletResult>()

  const wallet = useWallet()
  const { account } = wallet
  const { switchChain, isSwitching } = useSwitchChain()
  const approval = useApproval(deployment.bettingPool)
  const bet = usePlaceBet(match.id)
  const position = useUserBet(match.id, account)
  const wethBalance = useWethBalance(account)
  const coinBalance = useCoinBalance(account)
  const allowance = useAllowance(account, deployment.bettingPool)
  const canBatch = useAtomicBatching()
  const gas = useGasCosts()
  const daily = useDailyStakeLimit()
  const isPaused = useIsPaused()

  const isCoin = draft.payWith === 'coin'
  const weth = messages.ui.weth
  const coin = chain.nativeCurrency.symbol
  const held = position.data?.amount ?? 0n
  // A position has one side.
  const side = position.data?.prediction ?? draft.side
  const amount = parseAmount(draft.text)
  const stake = amount.ok ? amount.wei : 0n
  const room = stakeRoom(match, side, held, now)
  const balance = isCoin ? leaving(coinBalance.data, gas.reserve) : wethBalance.data
  // Side and room are unknown until the position is loaded.
  const spendable = position.isLoading ? undefined : balance

  const situation: BetSituation = {
    wallet: walletOf(wallet),
    activity: bet.isBusy
      ? 'placing'
      : isApproving(approval.state)
        ? 'approving'
        : isSwitching
          ? 'switching'
          : 'idle',
    isBettingOpen: isBettingOpen(match, now),
    isContractMissing: isContractMissing(position.error),
    isPaused,
    amount,
    minBet: match.minBet,
    maxBet: match.maxBet,
    held,
    room,
    spendable,
    allowance: isCoin || canBatch ? 'unneeded' : allowance.data,
    dailyRemaining: daily.remaining,
    isCoin,
    names: {
      chain: chain.name,
      coin: isCoin ? coin : weth,
      otherCoin: chain.custom.coinIsEther && !isCoin ? coin : undefined,
      team: sideName(match, side, messages),
    },
  }
  const button = betButton(situation, messages)
  const isBusy = situation.activity !== 'idle'

  const limit =
    draft.toleranceBps === undefined || isCoin || stake === 0n
      ? undefined
      : minPayoutOf(stake, previewBet(match, side, stake).payoutOfAmount, draft.toleranceBps)

  function change(changes: Partial<Draft>) {
    if (isBusy) return
    setDraft((before) => ({ ...before, ...changes }))
    setSwitched(undefined)
    approval.reset()
    bet.reset()
  }

  async function press(): Promise<void> {
    if (button.disabled) return
    setSwitched(undefined)
    switch (button.step) {
      case 'connect':
        openWalletPicker()
        break
      case 'switch':
        setSwitched(await switchChain())
        break
      case 'approve':
        bet.reset()
        await approval.approve(stake, draft.approvalAmount)
        break
      case 'bet': {
        const request: BetRequest = {
          side,
          amount: stake,
          payWith: draft.payWith,
          withApproval: !isCoin && canBatch && (allowance.data ?? 0n) < stake,
          limit: limit === undefined ? undefined : { minPayout: limit, deadline: guardDeadline(chainNow()) },
        }
        approval.reset()
        await bet.place(request)
      }
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
    stake,
    max: spendable === undefined ? undefined : least(spendable, room.max, daily.remaining),
    limit,
    gasCost: chain.custom.coinIsEther ? gas.betAndClaim : undefined,
    walletError: wallet.status === 'disconnected' ? wallet.error : undefined,
    switchFailure: wallet.wrongChain && switched && !switched.ok ? switched.failure : undefined,
    approval: approval.state,
    bet: bet.state,
  }
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

function least(first: bigint, ...others: (bigint | undefined)[]): bigint {
  return others.reduce<bigint>((min, wei) => (wei !== undefined && wei < min ? wei : min), first)
}
