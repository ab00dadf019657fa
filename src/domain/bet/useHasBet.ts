import type { Address } from 'viem'
import { useReadPoolLensGetUserBetCount } from '@/chain/queries/generatedHome'

const isPositive = (count: bigint) => count > 0n

/** Returns whether the account has ever bet, `undefined` until it is read. */
export function useHasBet(account: Address | undefined): boolean | undefined {
  const { data } = useReadPoolLensGetUserBetCount({
    args: account && [account],
    query: { select: isPositive },
  })
  return data
}
