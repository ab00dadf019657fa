import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig, useConnection } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { lensContract } from '@/chain/queries/contracts'
import { readPages } from '@/chain/queries/pages'
import { freshness } from '@/chain/queries/queryClient'
import { isFinal } from '@/domain/match/match'
import { delayToRender } from '@/lib/delay'
import { type Bet, toBet } from './bet'
import { fetchBetsPage } from './queries'

const address = deployment.lens

/** The first bets share a batch with the first call; the others save requests, at 7,000 gas per position. */
const POSITIONS_PER_CALL = { first: 250n, next: 2_000n }

/** After this many final bets in a row, older ones are taken to be final too. */
const FINAL_IN_A_ROW = 25

interface Claim {
  matchId: bigint
  /** In wei. */
  amount: bigint
  /** Among the newest bets, which are read in any case. */
  bet?: Bet | undefined
}

/** The claims an account can make now. */
export interface Claimable {
  /** Newest first. */
  claims: readonly Claim[]
  /** When the next dispute window of a paying bet ends, in unix seconds. No event announces it. */
  nextAt: number | undefined
}

/** Reads the winnings and refunds that the connected account can claim now. */
export function useClaimable() {
  const config = useConfig()
  const { address: account } = useConnection()
  return useQuery({
    ...claimableQueryOptions(config, account),
    refetchInterval: ({ state: { data } }) => {
      const wait = data?.nextAt === undefined ? Number.POSITIVE_INFINITY : (data.nextAt - chainNow()) * 1_000
      // A second once a block is due.
      return Math.min(Math.max(wait, 1_000), freshness.live.refetchInterval)
    },
  })
}

export function claimableQueryOptions(config: Config, account: Address | undefined) {
  return queryOptions({
    queryKey: ['claimable', { address, account }],
    queryFn: account ? ({ client }) => readClaimable(client, config, account) : skipToken,
  })
}

export async function readClaimable(
  client: QueryClient,
  config: Config,
  account: Address,
  positionsPerCall = POSITIONS_PER_CALL,
): Promise<Claimable> {
  const [claims, bets] = await Promise.all([
    readClaims(config, account, positionsPerCall),
    readNewestBets(client, config, account),
  ])
  const claimable = new Set(claims.map(({ matchId }) => matchId))
  const times = [...bets.values()]
    .filter(willPay)
    .flatMap(({ match }) => (claimable.has(match.id) ? [] : match.claimableAt))
  return {
    claims: claims.map((claim) => ({ ...claim, bet: bets.get(claim.matchId) })),
    nextAt: times.length > 0 ? Math.min(...times) : undefined,
  }
}

async function readClaims(config: Config, account: Address, perCall: typeof POSITIONS_PER_CALL) {
  const claims: { matchId: bigint; amount: bigint }[] = []
  const pages = readPages((cursor) =>
    readContract(config, {
      ...lensContract,
      functionName: 'getClaimable',
      args: [account, cursor, cursor === 0n ? perCall.first : perCall.next],
    }),
  )
  for await (const [matchIds, amounts, next] of pages) {
    for (const [index, matchId] of matchIds.entries()) claims.push({ matchId, amount: amounts[index] ?? 0n })
    if (next !== 0n) await delayToRender()
  }
  return claims
}

/** Returns `true` for an unclaimed bet that pays without a ruling, now or later. */
const willPay = ({ match, claimed, payout }: Bet): boolean => !match.isChallenged && !claimed && payout > 0n

/** Reads an account's bets by match, newest first, until a page ends with final ones. */
async function readNewestBets(client: QueryClient, config: Config, account: Address) {
  const newest = new Map<bigint, Bet>()
  const pages = readPages((cursor) => fetchBetsPage(client, config, account, cursor))
  for await (const [page] of pages) {
    const bets = page.map(toBet)
    for (const bet of bets) newest.set(bet.match.id, bet)
    if (bets.slice(-FINAL_IN_A_ROW).every(({ match }) => isFinal(match, chainNow()))) break
    await delayToRender()
  }
  return newest
}
