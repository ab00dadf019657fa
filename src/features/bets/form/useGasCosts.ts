import { encodeFunctionData } from 'viem'
import { useGasPrice } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/queryClient'
import type { TransactionState } from '@/chain/transactions/types'
import { useDataFee } from '@/chain/wallet/dataFee'
import { betCall } from './usePlaceBet'

// Slightly above the contract's gas snapshots.
const BET_GAS = 120_000n
const CLAIM_GAS = 95_000n
// Less than any approval or bet costs, so that the form never refuses a wallet that could pay.
const LEAST_GAS = 40_000n

/** As many bytes as any bet has, of which rollups publish every one. */
const largestBet = betCall(
  2n ** 48n - 1n,
  { side: 2, amount: 2n ** 88n - 1n, payWith: 'coin', minPayout: 2n ** 88n - 1n },
  2n ** 32n - 1n,
)
const LARGEST_BET = { to: largestBet.address, data: encodeFunctionData(largestBet), value: 2n ** 88n - 1n }

/** Estimates gas in wei of the chain's coin, with what a rollup charges for data; `undefined` while loading. */
export function useGasCosts() {
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
    least: cost(LEAST_GAS),
  }
}

/** Says how much to leave for gas where the stake left too little. */
export function withReserve(bet: TransactionState, reserve: bigint | undefined): TransactionState {
  return bet.phase === 'failed' && bet.failure.kind === 'insufficientFunds'
    ? { ...bet, failure: { ...bet.failure, leave: reserve } }
    : bet
}
