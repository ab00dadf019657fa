import { useGasPrice } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'

// Slightly above the contract's gas snapshots.
const BET_GAS = 120_000n
const CLAIM_GAS = 95_000n
// Below every approval and bet, so that no wallet is refused that could pay.
const LEAST_GAS = 40_000n

/** In wei of the chain's coin; `undefined` while loading. */
export interface GasCosts {
  betAndClaim: bigint | undefined
  /** Stays in the wallet when betting the whole balance: the bet's gas at twice the current price. */
  reserve: bigint | undefined
  /** A wallet with less cannot send an approval or a bet. */
  least: bigint | undefined
}

export function useGasCosts(): GasCosts {
  const { data: price } = useGasPrice({ chainId: chain.id, query: freshness.wallet })
  return {
    betAndClaim: price && price * (BET_GAS + CLAIM_GAS),
    reserve: price && price * BET_GAS * 2n,
    least: price && price * LEAST_GAS,
  }
}
