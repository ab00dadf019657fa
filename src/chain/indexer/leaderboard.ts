import type { Address } from 'viem'
import { address, bigInteger, integer, listOf, object, text, wei } from '@/lib/parsers'
import { askIndexer } from './indexer'

/** A match's stakes in wei. */
const pools = object({ id: bigInteger, totalPoolA: wei, totalPoolB: wei, livePoolA: wei, livePoolB: wei })

const row = object({
  account: address,
  /** From 1; ties share a rank. */
  rank: integer,
  /** Payouts less stakes of final matches with a winner, in wei. */
  profit: wei,
  won: integer,
  decided: integer,
  reputation: integer,
  /** Matches bet on. */
  bets: integer,
})

const leaderboard = object({
  block: bigInteger,
  /** The block's time in unix seconds. */
  time: integer,
  /** All matches. */
  matches: integer,
  newest: listOf(pools),
  /** All ranked bettors. */
  total: integer,
  games: listOf(text),
  /** The first ones by rank, and the asked account. */
  rows: listOf(row),
})

export type IndexedLeaderboard = ReturnType<typeof leaderboard>

export interface LeaderboardQuery {
  order: 'profit' | 'won' | 'reputation'
  /** Counts matches that end on this UTC day or later; 0 for all. Unix seconds. */
  since: number
  /** Empty for all. */
  game: string
  limit: number
  account: Address | undefined
}

/** @throws {IndexerError} */
export function askForLeaderboard(query: LeaderboardQuery, signal: AbortSignal) {
  const { account, order, since, game, limit } = query
  const parameters = new URLSearchParams({ order, since: String(since), game, limit: String(limit) })
  if (account) parameters.set('account', account)
  return askIndexer(`/leaderboard?${parameters}`, leaderboard, signal)
}
