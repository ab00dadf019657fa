import { chain } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { isContractMissing } from '@/chain/queries/queryClient'
import { useOpenWrites } from '@/chain/transactions/useTransaction'
import { isOpen, useStoredWrites, type Write } from '@/chain/transactions/writes'
import { useCoinBalance, useWethBalance } from '@/chain/wallet/balances'
import { useWallet, type Wallet } from '@/chain/wallet/wallets'
import { stakesOf } from '@/domain/bet/bet'
import { useDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { NO_STAKES, previewBet } from '@/domain/bet/payout'
import { useUserBet } from '@/domain/bet/queries'
import { isBettingOpen, type Match } from '@/domain/match/match'
import { sideName } from '@/domain/match/name'
import { useIsPaused } from '@/domain/match/queries'
import { useMessages } from '@/i18n/useMessages'
import { parseAmount } from '@/lib/parseAmount'
import type { BetSituation } from './betButton'
import type { Draft } from './draft'
import { payableRoom, stakeRoom } from './stakeRules'
import { useGasCosts } from './useGasCosts'

export type Situation = ReturnType<typeof useSituation>

/** Reads what a draft means now: for this match, wallet and time. Amounts are in wei. */
export function useSituation(match: Match, draft: Draft) {
  const messages = useMessages()
  const now = useChainNow()
  const wallet = useWallet()
  const { account } = wallet
  const position = useUserBet(match.id, account)
  const wethBalance = useWethBalance(account)
  const coinBalance = useCoinBalance(account)
  const gas = useGasCosts()
  const { remaining: dailyRemaining } = useDailyStakeLimit()
  const isPaused = useIsPaused()

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
  // Bets that may still be placed take up room and balance.
  const here = useOpenWrites().filter(({ bet }) => bet?.matchId === match.id)
  // Also those that their own form shows as under way.
  const elsewhere = useStoredWrites(account).filter(
    (write) => isOpen(write) && write.bet?.matchId !== match.id,
  )
  const open = [...here, ...elsewhere]
  const coming = stakesIn(here)
  const comingOfCoin = stakesIn(open.filter(({ bet }) => bet?.coin === (isCoin ? coin : 'WETH')))
  const room = stakeRoom(match, side, held, now, dailyRemaining, coming)
  const balance = leaving(isCoin ? coinStake : wethBalance.data, comingOfCoin)
  // Side and room are unknown until the position is loaded.
  const spendable = position.isLoading ? undefined : balance
  const stakes = position.data ? stakesOf(position.data) : NO_STAKES

  return {
    now,
    wallet: walletOf(wallet),
    walletError: wallet.status === 'disconnected' ? wallet.error : undefined,
    isBettingOpen: isBettingOpen(match, now),
    isContractMissing: isContractMissing(position.error),
    isPaused,
    minBet: match.minBet,
    maxBet: match.maxBet,
    held,
    side,
    isSideKnown: !position.isLoading,
    amount,
    stake,
    preview: stake > 0n ? previewBet(match, side, stake, stakes, now) : undefined,
    room,
    spendable,
    /** The bounds shown. The balance applies once it is loaded. */
    payable: payableRoom(room, spendable),
    /** Stays in the wallet when betting the whole balance. */
    gasReserve: gas.reserve,
    /** The coin doesn't cover any transaction's gas. */
    isOutOfGas: isBelow(coinBalance.data, gas.least),
    /** Gas for bet and claim; `undefined` if gas isn't paid in ether. */
    gasCost: chain.custom.coinIsEther ? gas.betAndClaim : undefined,
    isCoin,
    names: {
      chain: chain.name,
      coin: isCoin ? coin : messages.ui.weth,
      gasCoin: coin,
      otherCoin: !isCoin && canPay(stake > match.minBet ? stake : match.minBet) ? coin : undefined,
      team: sideName(match, side, messages),
    },
  }
}

/** Returns what may still be staked, in wei. */
const stakesIn = (open: readonly Write[]): bigint =>
  open.reduce((sum, { bet }) => sum + (bet?.amount ?? 0n), 0n)

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
