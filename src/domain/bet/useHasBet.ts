import type { Address } from 'viem'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { useReadPoolLensGetUserBetCount } from '@/chain/queries/generatedHome'

const isPositive = (count: bigint) => count > 0n

/** Returns whether the account has ever bet, `undefined` until it is read. */
export function useHasBet(account: Address | undefined): boolean | undefined {
  const { data } = useReadPoolLensGetUserBetCount({
    address: deployment.lens,
    args: account && [account],
    query: { ...freshness.live, enabled: account !== undefined, select: isPositive },
  })
  return data
}
