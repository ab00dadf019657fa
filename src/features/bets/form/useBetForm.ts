import { useEffect, useState } from 'react'
import { encodeFunctionData } from 'viem'
import { useGasPrice } from 'wagmi'
import { chain } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { freshness, isContractMissing } from '@/chain/queries/queryClient'
import type { TransactionState } from '@/chain/transactions/types'
import { useCoinBalance, useWethBalance } from '@/chain/wallet/balances'
import { useDataFee } from '@/chain/wallet/dataFee'
import { useConnectWallet, useSwitchChain } from '@/chain/wallet/walletActions'
import type { WalletPrompt } from '@/chain/wallet/walletPrompts'
import { useWallet, type Wallet } from '@/chain/wallet/wallets'
import { stakesOf } from '@/domain/bet/bet'
import { useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { NO_STAKES, previewBet } from '@/domain/bet/payout'
import { useUserBet } from '@/domain/bet/queries'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { sideName } from '@/domain/match/name'
import { useIsPaused } from '@/domain/match/queries'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { type BetSituation, betButton, isFull, isWithinBounds, remainingSteps } from './betButton'
import { type Draft, keepDraft, readDraft } from './draft'
import { betDeadline, minPayoutOf, NO_ODDS_LIMIT, payableRoom, stakeRoom } from './stakeRules'
import { betCall, usePlaceBet } from './usePlaceBet'

export type BetFormState = ReturnType<typeof useBetForm>

export function useBetForm(match: Match) {
  const messages = useMessages()
  const now = useChainNow()
  const wallet = useWallet()
  const { account } = wallet
  const connecting = useConnectWallet()
  const switching = useSwitchChain()
  const position = useUserBet(match.id, account)
  const wethBalance = useWethBalance(account)
  const coinBalance = useCoinBalance(account)
  const gas = useGasCosts()
  const { remaining: dailyRemaining } = useDailyStakeLimit()
  const isPaused = useIsPaused()
  const [draft, setDraft] = useState(() => readDraft(match.id))

  const coinStake = chain.custom.coinIsEther ? leaving(coinBalance.data, gas.reserve) : undefined
  const canPay = (wei: bigint) => coinStake !== undefined && coinStake >= wei
  // A wallet that holds only the coin starts with it.
  const isCoin = draft.payWith
    ? draft.payWith === 'coin'
    : isBelow(wethBalance.data, match.minBet) && canPay(match.minBet)
  const coin = chain.nativeCurrency.symbol
  const held = position.data?.amount ?? 0n
  // A position has one side.
  const side = position.data?.prediction ?? draft.side
  const amount = parseAmount(draft.text)
  const stake = amount.ok ? amount.wei : 0n
  const stakes = position.data ? stakesOf(position.data) : NO_STAKES
  const preview = stake > 0n ? previewBet(match, side, stake, stakes, now) : undefined
  const limit =
    preview && draft.toleranceBps !== NO_ODDS_LIMIT
      ? minPayoutOf(stake, preview.payout, draft.toleranceBps)
      : undefined

  const team = sideName(match, side, messages)
  const bet = usePlaceBet(match.id, {
    about: messages.bets.placedText(formatAmount(stake), team),
    side,
    amount: stake,
    payWith: isCoin ? 'coin' : 'weth',
    minPayout: limit ?? 0n,
    // The time of the preview on screen, so that both name the same pool.
    deadline: betDeadline(match, now, limit !== undefined),
  })
  const { canBatch } = bet
  const isPlaced = bet.transaction.phase === 'confirmed'
  useEffect(() => keepDraft(match.id, isPlaced ? undefined : draft), [match.id, draft, isPlaced])

  const situation: BetSituation = {
    wallet: walletOf(wallet),
    activity: activity(),
    isBettingOpen: isBettingOpen(match, now),
    isContractMissing: isContractMissing(position.error),
    isPaused,
    amount,
    minBet: match.minBet,
    maxBet: match.maxBet,
    held,
    room: stakeRoom(match, side, held, now, dailyRemaining),
    // Side and room are unknown until the position is loaded.
    spendable: position.isLoading ? undefined : isCoin ? coinStake : wethBalance.data,
    // Wallets that batch may have their gas sponsored.
    lacksGas: !canBatch && isBelow(coinBalance.data, gas.least),
    allowance: isCoin || canBatch ? 'unneeded' : bet.allowance,
    isCoin,
    names: {
      chain: chain.name,
      coin: isCoin ? coin : messages.ui.weth,
      gasCoin: coin,
      otherCoin: !isCoin && canPay(stake > match.minBet ? stake : match.minBet) ? coin : undefined,
      team,
    },
  }
  const { room, spendable } = situation
  const ready = betButton(situation, messages)
  const earlier = ready.step === 'bet' ? bet.earlier : undefined
  const button = earlier ? { ...ready, disabled: true } : ready
  const isBusy = situation.activity !== 'idle'
  const payable = payableRoom(room, spendable)

  function activity(): BetSituation['activity'] {
    if (bet.isSending) return 'placing'
    if (bet.isApproving) return 'approving'
    return switching.isSwitching ? 'switching' : 'idle'
  }

  function change(changes: Partial<Draft>) {
    if (isBusy) return
    setDraft((before) => ({ ...before, ...changes }))
    switching.reset()
    bet.reset()
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

  const upgrade = { disabled: button.disabled, press: () => !button.disabled && void bet.press('upgrade') }

  return {
    match,
    draft,
    change,
    startOver: () => change({ text: '' }),
    press,
    button,
    /** Approves and bets in one confirmation, after an upgrade of the account. */
    upgrade: bet.canUpgrade && button.step === 'approve' ? upgrade : undefined,
    steps: remainingSteps(situation),
    situation,
    isBusy,
    side,
    stake,
    /** Stays while sending: the bet itself takes up room before it is confirmed. */
    preview: bet.isBusy || isWithinBounds(situation) ? preview : undefined,
    /** The bounds shown. The balance applies once it is loaded. */
    payable,
    /** The largest valid stake in wei; `undefined` while loading. */
    max: spendable === undefined ? undefined : payable.max,
    missing: missingFunds(situation),
    limit,
    /** Gas for bet and claim in wei; `undefined` if gas isn't paid in ether. */
    gasCost: chain.custom.coinIsEther ? gas.betAndClaim : undefined,
    walletError: wallet.status === 'disconnected' ? wallet.error : undefined,
    switchFailure: wallet.wrongChain ? switching.failure : undefined,
    approval: bet.approval,
    bet: withReserve(bet.transaction, gas.reserve),
    prompt: connecting.prompt ?? switching.prompt ?? bet.prompt ?? earlierPrompt,
  }
}

// Slightly above the contract's gas snapshots.
const BET_GAS = 120_000n
const CLAIM_GAS = 95_000n
// Less than any approval or bet costs, so that the form never refuses a wallet that could pay.
const LEAST_GAS = 40_000n

/** As many bytes as any bet has, of which rollups publish every one. */
const largestBet = betCall(2n ** 48n - 1n, {
  side: 2,
  amount: 2n ** 88n - 1n,
  payWith: 'coin',
  minPayout: 2n ** 88n - 1n,
  deadline: 2n ** 32n - 1n,
})
const LARGEST_BET = { to: largestBet.address, data: encodeFunctionData(largestBet), value: 2n ** 88n - 1n }

/** Estimates gas in wei of the chain's coin, bets with what a rollup charges for their data; `undefined` while loading. */
function useGasCosts() {
  const { data: price } = useGasPrice({ chainId: chain.id, query: freshness.wallet })
  const dataFee = useDataFee(chain, LARGEST_BET)
  const cost = (gas: bigint, transactions = 1n) =>
    price === undefined || dataFee === undefined ? undefined : price * gas + dataFee * transactions
  const bet = cost(BET_GAS)
  return {
    betAndClaim: cost(BET_GAS + CLAIM_GAS, 2n),
    /** Stays in the wallet when betting the whole balance: the bet's gas at twice the current price. */
    reserve: bet && bet * 2n,
    /** A wallet with less cannot send an approval or a bet. */
    least: price && price * LEAST_GAS,
  }
}

/** Says how much to leave for gas where the stake left too little. */
function withReserve(bet: TransactionState, reserve: bigint | undefined): TransactionState {
  return bet.phase === 'failed' && bet.failure.kind === 'insufficientFunds'
    ? { ...bet, failure: { ...bet.failure, leave: reserve } }
    : bet
}

/** The funds that a wallet lacks for the bet. */
export type MissingFunds = NonNullable<ReturnType<typeof missingFunds>>

function missingFunds(situation: BetSituation) {
  const { wallet, activity, isBettingOpen, amount, minBet, spendable, lacksGas, names } = situation
  if (wallet !== 'ready' || activity !== 'idle' || !isBettingOpen || isFull(situation)) return undefined
  const wanted = isWithinBounds(situation) && amount.ok ? amount.wei : minBet
  const stake = isBelow(spendable, wanted)
  if (!stake && !lacksGas) return undefined
  return {
    stake,
    gas: lacksGas,
    /** The chain's coin would cover it. */
    canPayWithCoin: stake && names.otherCoin !== undefined,
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

function isBelow(wei: bigint | undefined, needed: bigint | undefined): boolean {
  return wei !== undefined && needed !== undefined && wei < needed
}
