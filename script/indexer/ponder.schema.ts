// Amounts are wei, times unix seconds, rates bps. Sides are 1 (Team A) and 2 (Team B).
import { index, onchainTable, primaryKey } from 'ponder'

export const match = onchainTable(
  'match',
  (t) => ({
    id: t.integer().primaryKey(),
    /** Empty if the match's name has none. */
    game: t.text().notNull(),
    endTime: t.integer().notNull(),
    feeBps: t.integer().notNull(),
    maxGain: t.integer().notNull(),
    earlyA: t.bigint().notNull(),
    earlyB: t.bigint().notNull(),
    liveA: t.bigint().notNull(),
    liveB: t.bigint().notNull(),
    /** 0 while unresolved, and if void. */
    winner: t.integer().notNull(),
    isFinalized: t.boolean().notNull(),
    /** The end of the ruling period, 0 unless challenged. */
    ruleBy: t.integer().notNull(),
    claimableAt: t.integer().notNull(),
    /** Its results are part of the standings. */
    isSettled: t.boolean().notNull(),
  }),
  (table) => ({ due: index().on(table.isSettled, table.claimableAt) }),
)

export const position = onchainTable(
  'position',
  (t) => ({
    matchId: t.integer().notNull(),
    account: t.hex().notNull(),
    side: t.integer().notNull(),
    early: t.bigint().notNull(),
    live: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.matchId, table.account] }) }),
)

export const bettor = onchainTable('bettor', (t) => ({
  account: t.hex().primaryKey(),
  /** Matches bet on. */
  bets: t.integer().notNull(),
  /** Points from the hub, without those for matches bet on. */
  points: t.integer().notNull(),
}))

/** Sums over final matches with a winner, so that a leaderboard doesn't add up every position. */
export const standing = onchainTable(
  'standing',
  (t) => ({
    account: t.hex().notNull(),
    /** Empty for all games. */
    game: t.text().notNull(),
    /** Days since 1970 in which the matches ended, -1 for all time. */
    day: t.integer().notNull(),
    staked: t.bigint().notNull(),
    returned: t.bigint().notNull(),
    won: t.integer().notNull(),
    decided: t.integer().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.account, table.game, table.day] }),
    byPeriod: index().on(table.game, table.day),
  }),
)

export const activity = onchainTable(
  'activity',
  (t) => ({
    /** Sorts in the chain's order. */
    id: t.text().primaryKey(),
    kind: t.text().notNull(),
    matchId: t.integer().notNull(),
    by: t.hex().notNull(),
    /** The stake, payout or bond; 0 for others. */
    amount: t.bigint().notNull(),
    /** The side, or a ruling's outcome as the contract numbers it, 3 for void; 0 for others. */
    side: t.integer().notNull(),
    /** Of a bet: both sides of its pool after it. */
    poolA: t.bigint().notNull(),
    poolB: t.bigint().notNull(),
    isLive: t.boolean().notNull(),
    time: t.integer().notNull(),
    block: t.integer().notNull(),
    logIndex: t.integer().notNull(),
    transaction: t.hex().notNull(),
  }),
  (table) => ({ byMatch: index().on(table.matchId, table.id) }),
)
