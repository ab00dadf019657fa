import type { Client } from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { poolLensAbi } from '@/chain/queries/generated'
import { mergeCalls } from '@/chain/transactions/calls'
import { contractCall } from '@/chain/transactions/types'
import { isAbandoned, type Match, toMatch } from '@/domain/match/match'
import { chunksOf } from '@/lib/chunksOf'
import type { Findings } from './acts'
import { checkIds, read, readPages } from './rpc'

/** At 27,000 gas each. */
const MATCHES_PER_CALL = 400n

/** At up to 70,000 gas each, below the 2^24 gas that a transaction may use (EIP-7825). */
const VOIDS_PER_TRANSACTION = 100

/** Reads the matches of all bettors that nobody decided in time: anyone can void them, which refunds every stake. */
export async function readVoidable(
  client: Client,
  now: number,
  onRead?: (count: number) => void,
): Promise<Findings> {
  const voidable = new Map<bigint, Match>()
  let count = 0
  const lens = { address: deployment.lens, abi: poolLensAbi }
  const pages = readPages(
    (cursor, limit) =>
      read(client, {
        ...lens,
        functionName: 'getMatches',
        args: [cursor, limit],
      }),
    MATCHES_PER_CALL,
  )
  for await (const [page] of pages) {
    const abandoned = checkIds(page.map(toMatch)).filter((match) => isAbandoned(match, now))
    for (const match of abandoned) voidable.set(match.id, match)
    count += page.length
    onRead?.(count)
  }
  const acts = chunksOf([...voidable.values()], VOIDS_PER_TRANSACTION).map((matches) => ({
    kind: 'voidMatches' as const,
    call: mergeCalls(
      matches.map(({ id }) =>
        contractCall({ ...bettingPoolContract, functionName: 'voidAbandonedMatch', args: [id] }),
      ),
    ),
    items: matches.map(({ id, name }) => ({ id, name })),
  }))
  return { acts, waiting: [] }
}
