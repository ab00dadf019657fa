import { useGasPrice } from 'wagmi'
import { chain } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'

// A little above what the contract's gas snapshots say.
const BET_GAS = 120_000n
const CLAIM_GAS = 95_000n

/** Estimates in wei of the chain's coin; `undefined` until the gas price is known. */
export interface GasCosts {
  /** What one bet and its claim cost. */
  betAndClaim: bigint | undefined
  /** What stays in the wallet when all of the coin is bet: the bet's own gas at twice today's price. */
  reserve: bigint | undefined
}

/** Reckons them with the gas price as the network has it now. */
export function useGasCosts(): GasCosts {
  const { data: price } = useGasPrice({ chainId: chain.id, query: freshness.wallet })
  return {
    betAndClaim: price && price * (BET_GAS + CLAIM_GAS),
    reserve: price && price * BET_GAS * 2n,
  }
}
