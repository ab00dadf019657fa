import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import {
  readBettingPoolGetClaimable,
  readBettingPoolGetClaimableQueryOptions,
} from '@/chain/queries/generated'
import { readPages } from '@/chain/queries/pages'

const address = deployment.bettingPool

/** At 7,000 gas per position, far below any node's limit for a call. */
const POSITIONS_PER_CALL = 2_000n

/** The claims an account can make now, in wei. */
export interface Claimable {
  /** Newest first. */
  claims: readonly { matchId: bigint; amount: bigint }[]
  total: bigint
}

/** Reads the winnings and refunds that the connected account can claim now. */
export function useClaimable() {
  const config = useConfig()
  const { address: account } = useConnection()
  const { queryKey } = readBettingPoolGetClaimableQueryOptions(config, {
    address,
    args: account && [account, 0n, POSITIONS_PER_CALL],
  })
  return useQuery({
    ...freshness.live,
    queryKey: [...queryKey, 'all'],
    queryFn: account ? () => readClaimable(config, account) : skipToken,
  })
}

export async function readClaimable(
  config: Config,
  account: Address,
  positionsPerCall = POSITIONS_PER_CALL,
): Promise<Claimable> {
  const claims: { matchId: bigint; amount: bigint }[] = []
  const pages = readPages((cursor) =>
    readBettingPoolGetClaimable(config, { address, args: [account, cursor, positionsPerCall] }),
  )
  for await (const [matchIds, amounts] of pages)
    for (const [index, matchId] of matchIds.entries()) claims.push({ matchId, amount: amounts[index] ?? 0n })
  return { claims, total: claims.reduce((sum, { amount }) => sum + amount, 0n) }
}
