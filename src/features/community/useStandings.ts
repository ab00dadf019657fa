import { useDeferredValue, useMemo } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { hasIndexer, useIndexed } from '@/chain/indexer/indexer'
import { chainNow } from '@/chain/network/clock'
import { useLedger } from '@/domain/ledger/useLedger'
import { DAY } from '@/lib/time'
import { gamesBetOn, type Order, rank, type Standings, standingsOf } from './standings'

const MONTH = 30 * DAY

type Period = 'allTime' | 'month'

export interface LeaderboardSearch {
  order: Order
  period: Period
  /** Empty for all. */
  game: string
}

/** Returns where the period begins, at 00:00 UTC, in unix seconds. */
function periodStart(period: Period, now: number): number {
  return period === 'month' ? Math.floor((now - MONTH) / DAY) * DAY : 0
}

/**
 * Ranks the bettors: from the build's indexer if it has one and it agrees with the chain, otherwise from the chain's state.
 * @param limit bettors to show
 */
export function useStandings(search: LeaderboardSearch, limit: number, account: Address | undefined) {
  const since = periodStart(search.period, chainNow())
  const { order, game } = search
  const config = useConfig()
  const query = { order, game, since, limit, account }
  const { data: index } = useIndexed({
    key: ['indexedLeaderboard', query],
    ask: async (signal) => (await import('./readIndex')).readIndex(config, query, signal),
    keepsPrevious: true,
  })
  const isOnChain = !hasIndexer || index?.problem !== undefined
  const read = useLedger({ enabled: isOnChain })
  // Deferred, so that the page responds while the standings of all bettors are computed.
  const ledger = useDeferredValue(read.data)
  const ofChain = useMemo((): Standings | undefined => {
    if (!isOnChain || !ledger) return undefined
    const ranked = rank(standingsOf(ledger, { since, game }), order)
    return { ranked, total: ranked.length, games: gamesBetOn(ledger) }
  }, [isOnChain, ledger, since, game, order])
  return {
    standings: isOnChain ? ofChain : index?.data,
    /** Why the indexer isn't used, `undefined` if it is or there is none. */
    problem: index?.problem,
    isError: isOnChain && read.isError,
    isFetching: read.isFetching,
    refetch: read.refetch,
  }
}
