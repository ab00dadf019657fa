import { db } from 'ponder:api'
import { activity, bettor, match, standing } from 'ponder:schema'
import { sql } from 'ponder'
import type { Hex } from 'viem'
import { DAY, dueResults, type SQL } from '../results'

/** Runs a query. Its columns are as the database has them: cast what JSON numbers can't hold to text. */
async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query)
  return rows as Row[]
}

interface Head {
  /** The newest indexed block. */
  block: number
  /** Its time in unix seconds. */
  time: number
}

/** Reads how far the index goes. A checkpoint begins with 10 digits of time and 16 each of chain and block. */
export async function readHead(): Promise<Head> {
  const [head] = await rowsOf<Head>(sql`select substr(latest_checkpoint, 27, 16)::int as block,
    substr(latest_checkpoint, 1, 10)::int as time from _ponder_checkpoint`)
  if (!head) throw new Error('Nothing is indexed yet.')
  return head
}

const NEWEST = 5

/** Reads what a client compares with the chain: how much there is, and the pools of the newest matches. */
export async function readTotals() {
  const [counts] = await rowsOf<{ matches: number; bettors: number }>(sql`select
    (select count(*)::int from ${match}) as matches,
    (select count(*)::int from ${bettor} where bets > 0) as bettors`)
  const newest = await rowsOf(sql`select id, (early_a + live_a)::text as "totalPoolA",
      (early_b + live_b)::text as "totalPoolB", live_a::text as "livePoolA", live_b::text as "livePoolB"
    from ${match} order by id desc limit ${NEWEST}`)
  return { ...counts, newest }
}

interface ActivityQuery {
  match: number | undefined
  /** The id of the entry that the page before ended with. */
  before: string | undefined
  limit: number
}

/** Reads who did what, newest first, across matches unless one is named. */
export function readActivity({ match, before, limit }: ActivityQuery) {
  const conditions: SQL[] = [sql`true`]
  if (match !== undefined) conditions.push(sql`match_id = ${match}`)
  if (before !== undefined) conditions.push(sql`id < ${before}`)
  return rowsOf(sql`select id, kind, match_id as match, by, amount::text, side,
      pool_a::text as "poolA", pool_b::text as "poolB", is_live as "isLive", time, block, log_index as "logIndex", transaction
    from ${activity} where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}`)
}

export const orders = ['profit', 'won', 'reputation'] as const

type Order = (typeof orders)[number]

interface Query {
  order: Order
  /** Counts matches that end on this UTC day or later; 0 for all. Unix seconds. */
  since: number
  game: string
  limit: number
  /** Is part of the answer, whatever its rank. */
  account: Hex | undefined
}

const takesPart: Record<Order, SQL> = {
  profit: sql`decided > 0`,
  won: sql`won > 0`,
  reputation: sql`reputation > 0`,
}

interface Row {
  account: Hex
  /** Decimal wei, as are `returned` and `profit`. */
  staked: string
  returned: string
  profit: string
  won: number
  decided: number
  reputation: number
  bets: number
}

type CountedRow = Row & { total: number; above: number }

/** Ranks bettors; ties share a rank, and follow each other by profit and address. @param time unix seconds */
export async function readLeaderboard(query: Query, time: number) {
  const [rows, games] = await Promise.all([
    readRows(query, time),
    rowsOf<{ game: string }>(
      sql`select distinct game from ${match} where game <> '' and early_a + early_b + live_a + live_b > 0 order by game`,
    ),
  ])
  return {
    total: rows[0]?.total ?? 0,
    games: games.map(({ game }) => game),
    rows: rows.map(({ total: _, above, ...row }) => ({ ...row, rank: above + 1 })),
  }
}

/** Selects the first rows and the asked account's, each with the number of bettors above it. */
function readRows({ order, limit, account, ...filter }: Query, time: number): Promise<CountedRow[]> {
  const by = sql.raw(order)
  // Window functions would sort all bettors: the limit keeps the sort small, and only what is shown is counted.
  return rowsOf<CountedRow>(sql`
    with result as (${settledResults(filter)} union all ${lateResults(filter, time)}),
    -- One sum over both: joining two makes the planner sort every row on disk.
    total as (
      select account, sum(staked) as staked, sum(returned) as returned, sum(won)::int as won, sum(decided)::int as decided
      from result group by account
    ),
    part as materialized (
      select * from (
        select b.account, coalesce(staked, 0) as staked, coalesce(returned, 0) as returned,
          coalesce(returned - staked, 0) as profit, coalesce(won, 0) as won, coalesce(decided, 0) as decided,
          b.bets + b.points as reputation, b.bets
        from ${bettor} b left join total on total.account = b.account where b.bets > 0
      ) all_bettors where ${takesPart[order]}
    ),
    first as materialized (select * from part order by ${by} desc, profit desc, account limit ${limit}),
    shown as (
      select *, rank() over (order by ${by} desc) - 1 as above from first
      union all
      select p.*, (select count(*) from part o where o.${by} > p.${by}) from part p
        where p.account = ${account ?? ''} and p.account not in (select account from first)
    )
    select account, staked::text, returned::text, profit::text, won, decided, reputation, bets, above::int,
      (select count(*)::int from part) as total
    from shown s order by s.${by} desc, s.profit desc, s.account`)
}

type Filter = Pick<Query, 'since' | 'game'>

function settledResults({ since, game }: Filter): SQL {
  const days = since === 0 ? sql`day = -1` : sql`day >= ${dayOf(since)}`
  return sql`select account, staked, returned, won, decided from ${standing} where game = ${game} and ${days}`
}

/** Selects the results of final matches that are not part of the standings yet. */
function lateResults({ since, game }: Filter, time: number): SQL {
  return sql`select account, staked, returned, won, 1 from (${dueResults(time)}) due
    where day >= ${since === 0 ? -1 : dayOf(since)} and (${game} = '' or game = ${game})`
}

function dayOf(time: number): number {
  return Math.floor(time / DAY)
}
