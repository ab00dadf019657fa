import { type QueryClient, replaceEqualDeep, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { chain, deployment } from '@/chain/config/config'
import { chainNow } from '@/chain/network/clock'
import { lensContract } from '@/chain/queries/contracts'
import { isFinal } from '@/domain/match/match'
import { loadValue, saveValue } from '@/lib/database'
import { delayToRender } from '@/lib/delay'
import { type Bet, toBet } from './bet'
import { claimableQueryOptions } from './claimable'
import { fetchBetsPage } from './queries'

const address = deployment.lens

export interface AllBets {
  /** Newest first. */
  bets: readonly Bet[]
  /** `false` while older bets are on their way. */
  isComplete: boolean
}

/** Reads all positions of an account. Settled ones are kept in IndexedDB and not read again. */
export function useAllBets(account: Address | undefined) {
  const config = useConfig()
  return useQuery({
    queryKey: ['allBets', { address, account }],
    queryFn: account
      ? async ({ client, queryKey }): Promise<AllBets> => {
          const shown = client.getQueryData<AllBets>(queryKey)
          const onPage = async (bets: readonly Bet[]) => {
            if (shown || client.getQueryData(queryKey)) return
            client.setQueryData<AllBets>(queryKey, { bets, isComplete: false })
            await delayToRender()
          }
          const known = shown?.isComplete ? shown.bets : undefined
          const bets = await readAllBets(config, client, account, known, onPage)
          return replaceEqualDeep(client.getQueryData(queryKey), { bets, isComplete: true })
        }
      : skipToken,
  })
}

/** Increment it when `Bet` changes. */
const FORMAT = 3
/** Reading fewer bets again is as fast as loading them from the cache. */
const MIN_BETS = 100

/** Reads from the newest bet down to where all others are known and settled. Calls `onPage` with the first page. */
async function readAllBets(
  config: Config,
  client: QueryClient,
  account: Address,
  shown: readonly Bet[] | undefined,
  onPage: (bets: readonly Bet[]) => Promise<void>,
): Promise<readonly Bet[]> {
  const cacheKey = `bets ${FORMAT} ${chain.id} ${deployment.bettingPool} ${account}`
  const readFirst = async () => {
    const [page, next] = await fetchBetsPage(client, config, account, 0n)
    const bets = page.map(toBet)
    await onPage(bets)
    return { bets, next }
  }
  const [known, count, { claims }, { bets, next }] = await Promise.all([
    shown ?? loadValue<readonly Bet[]>(cacheKey),
    readContract(config, { ...lensContract, functionName: 'getUserBetCount', args: [account] }),
    client.fetchQuery(claimableQueryOptions(config, account)),
    readFirst(),
  ])
  const unclaimed = new Set(claims.map(({ matchId }) => matchId))
  const withClaim = async (bet: Bet) => {
    if (bet.claimed === (bet.payout > 0n && !unclaimed.has(bet.match.id))) return bet
    // Only the contract knows who has claimed it since.
    const [[raw]] = await readContract(config, {
      ...lensContract,
      functionName: 'getUserBets',
      args: [account, bet.match.id, 1n],
    })
    return raw ? toBet(raw) : bet
  }
  let cursor = next
  while (cursor !== 0n) {
    const settled = settledFrom(cursor, known)
    if (settled && bets.length + settled.length === Number(count) && agree(bets, known)) {
      bets.push(...(await Promise.all(settled.map(withClaim))))
      break
    }
    const [page, following] = await fetchBetsPage(client, config, account, cursor)
    bets.push(...page.map(toBet))
    cursor = following
  }
  if (bets.length >= MIN_BETS) void saveValue(cacheKey, bets)
  return bets
}

/** Returns the known bets from this match on, if all of them are settled. */
function settledFrom(matchId: bigint, known: readonly Bet[] = []): readonly Bet[] | undefined {
  const index = known.findIndex(({ match }) => match.id === matchId)
  const rest = known.slice(index)
  return index >= 0 && rest.every(({ match }) => isFinal(match, chainNow())) ? rest : undefined
}

/** Returns `false` if a known bet is of another chain's match. */
function agree(bets: readonly Bet[], known: readonly Bet[] = []): boolean {
  const createdAt = new Map(known.map(({ match }) => [match.id, match.createdAt]))
  return bets.every(({ match }) => (createdAt.get(match.id) ?? match.createdAt) === match.createdAt)
}
