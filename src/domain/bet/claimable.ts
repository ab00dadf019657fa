import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { readPoolLensGetClaimable } from '@/chain/queries/generated'
import { readPages } from '@/chain/queries/pages'
import { freshness } from '@/chain/queries/queryClient'
import { isFinal } from '@/domain/match/match'
import { pauseToRender } from '@/lib/pause'
import { toBet } from './bet'
import { fetchBetsPage } from './queries'

const address = deployment.lens

/** At 7,000 gas per position, far below any node's limit for a call. */
const POSITIONS_PER_CALL = 2_000n

/** After this many final bets in a row, older ones are taken to be final too. */
const FINAL_IN_A_ROW = 25

/** The claims an account can make now, in wei. */
export interface Claimable {
  /** Newest first. */
  claims: readonly { matchId: bigint; amount: bigint }[]
  /** When the next dispute window of a paying bet ends, in unix seconds. No event announces it. */
  nextAt: number | undefined
}

/** Reads the winnings and refunds that the connected account can claim now. */
export function useClaimable() {
  const config = useConfig()
  const { address: account } = useConnection()
  return useQuery({
    ...claimableQueryOptions(config, account),
    refetchInterval: ({ state: { data } }) => refetchInterval(data?.nextAt),
  })
}

export function claimableQueryOptions(config: Config, account: Address | undefined) {
  return queryOptions({
    queryKey: ['claimable', { address, account }],
    queryFn: account ? ({ client }) => readClaimable(client, config, account) : skipToken,
  })
}

/** Returns the milliseconds until the next claim, at most the usual interval; a second once a block is due. */
function refetchInterval(nextAt: number | undefined): number {
  const usual = freshness.live.refetchInterval
  return nextAt === undefined ? usual : Math.min(Math.max((nextAt - chainNow()) * 1_000, 1_000), usual)
}

export async function readClaimable(
  client: QueryClient,
  config: Config,
  account: Address,
  positionsPerCall = POSITIONS_PER_CALL,
): Promise<Claimable> {
  const [claims, awaited] = await Promise.all([
    readClaims(config, account, positionsPerCall),
    readAwaited(client, config, account),
  ])
  const claimable = new Set(claims.map(({ matchId }) => matchId))
  const times = awaited.filter(({ id }) => !claimable.has(id)).map(({ claimableAt }) => claimableAt)
  return {
    claims,
    nextAt: times.length > 0 ? Math.min(...times) : undefined,
  }
}

async function readClaims(config: Config, account: Address, positionsPerCall: bigint) {
  const claims: { matchId: bigint; amount: bigint }[] = []
  const pages = readPages((cursor) =>
    readPoolLensGetClaimable(config, { args: [account, cursor, positionsPerCall] }),
  )
  for await (const [matchIds, amounts] of pages)
    for (const [index, matchId] of matchIds.entries()) claims.push({ matchId, amount: amounts[index] ?? 0n })
  return claims
}

/** Reads the matches of unclaimed bets that will pay without a ruling, newest first, until a page ends with final ones. */
async function readAwaited(client: QueryClient, config: Config, account: Address) {
  const awaited: { id: bigint; claimableAt: number }[] = []
  const pages = readPages((cursor) => fetchBetsPage(client, config, account, cursor))
  for await (const [page] of pages) {
    const bets = page.map(toBet)
    const paying = bets.filter(({ match, claimed, payout }) => !match.isChallenged && !claimed && payout > 0n)
    awaited.push(...paying.map(({ match }) => match))
    if (bets.slice(-FINAL_IN_A_ROW).every(({ match }) => isFinal(match, chainNow()))) break
    await pauseToRender()
  }
  return awaited
}
