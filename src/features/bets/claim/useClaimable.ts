import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { chain, deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { readContract } from '@/chain/queries/read'

/** So many positions are looked at in one call: at most 7,000 gas each, far below any node's limit for a call. */
const POSITIONS_PER_CALL = 2_000n

/** What an account can claim now. */
export interface Claimable {
  /** Newest first. */
  claims: readonly { matchId: bigint; amount: bigint }[]
  /** Sum of the amounts, in wei. */
  total: bigint
}

/** What the connected account can claim now, winnings and refunds, from all of its positions. */
export function useClaimable() {
  const config = useConfig()
  const { address: account } = useConnection()
  return useQuery({
    ...freshness.live,
    queryKey: ['getClaimable', { address: deployment.bettingPool, chainId: chain.id, account }],
    queryFn: () => {
      if (!account) throw new Error('No account')
      return readClaimable(config, account)
    },
    enabled: account !== undefined,
  })
}

/** Reads page after page to the end; nearly always there is one. */
export async function readClaimable(
  config: Config,
  account: Address,
  positionsPerCall = POSITIONS_PER_CALL,
): Promise<Claimable> {
  const claims: { matchId: bigint; amount: bigint }[] = []
  let cursor = 0n
  do {
    const [matchIds, amounts, next] = await readContract(config, {
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'getClaimable',
      args: [account, cursor, positionsPerCall],
    })
    for (const [index, matchId] of matchIds.entries()) claims.push({ matchId, amount: amounts[index] ?? 0n })
    cursor = next
  } while (cursor !== 0n)
  return { claims, total: claims.reduce((sum, { amount }) => sum + amount, 0n) }
}
