import type { Address } from 'viem'
import { address, integer, listOf, type Parser, propertiesOf, text, wei } from '@/lib/parsers'
import { askIndexer } from './indexer'

interface IndexedRow {
  account: Address
  /** From 1; ties share a rank. */
  rank: number
  /** Payouts less stakes of final matches with a winner, in wei. */
  profit: bigint
  won: number
  decided: number
  reputation: number
  /** Matches bet on. */
  bets: number
}

/** A match's stakes in wei. */
interface IndexedPools {
  id: bigint
  totalPoolA: bigint
  totalPoolB: bigint
  livePoolA: bigint
  livePoolB: bigint
}

export interface IndexedLeaderboard {
  block: bigint
  /** The block's time in unix seconds. */
  time: number
  /** All matches. */
  matches: number
  newest: readonly IndexedPools[]
  /** All ranked bettors. */
  total: number
  games: readonly string[]
  /** The first ones by rank, and the asked account. */
  rows: readonly IndexedRow[]
}

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
export function askForLeaderboard({ account, ...query }: LeaderboardQuery, signal: AbortSignal) {
  const { order, since, game, limit } = query
  const parameters = new URLSearchParams({ order, since: String(since), game, limit: String(limit) })
  if (account) parameters.set('account', account)
  return askIndexer(`/leaderboard?${parameters}`, leaderboard, signal)
}

const leaderboard: Parser<IndexedLeaderboard> = (value) => {
  const read = propertiesOf(value)
  return {
    block: BigInt(read('block', integer)),
    time: read('time', integer),
    matches: read('matches', integer),
    newest: read('newest', listOf(pools)),
    total: read('total', integer),
    games: read('games', listOf(text)),
    rows: read('rows', listOf(row)),
  }
}

const pools: Parser<IndexedPools> = (value) => {
  const read = propertiesOf(value)
  return {
    id: BigInt(read('id', integer)),
    totalPoolA: read('totalPoolA', wei),
    totalPoolB: read('totalPoolB', wei),
    livePoolA: read('livePoolA', wei),
    livePoolB: read('livePoolB', wei),
  }
}

const row: Parser<IndexedRow> = (value) => {
  const read = propertiesOf(value)
  return {
    account: read('account', address),
    rank: read('rank', integer),
    profit: read('profit', wei),
    won: read('won', integer),
    decided: read('decided', integer),
    reputation: read('reputation', integer),
    bets: read('bets', integer),
  }
}
