import { db } from 'ponder:api'
import { activity, bettor, match, position, standing } from 'ponder:schema'
import { sql } from 'ponder'
import type { Hex } from 'viem'
import { dueResults, type SQL } from '../results'

/** Runs a query. Its columns are as the database has them: cast what JSON numbers can't hold to text. */
export async function rowsOf<Row>(query: SQL): Promise<Row[]> {
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

/** Reads an account's standing of all time and a page of its positions, newest match first. @param time unix seconds */
export async function readBettor(account: Hex | undefined, before: number, limit: number, time: number) {
  const [totals] = await rowsOf<object>(sql`
    with part as (
      select staked, returned, won, decided from ${standing} where account = ${account} and game = '' and day = -1
      union all
      select staked, returned, won, 1 from (${dueResults(time)} and p.account = ${account}) due
    )
    select coalesce(sum(staked), 0)::text as staked, coalesce(sum(returned), 0)::text as returned,
      coalesce(sum(returned - staked), 0)::text as profit, coalesce(sum(won), 0)::int as won,
      coalesce(sum(decided), 0)::int as decided,
      coalesce((select bets + points from ${bettor} where account = ${account}), 0) as reputation,
      coalesce((select bets from ${bettor} where account = ${account}), 0) as bets
    from part`)
  const positions = await rowsOf(sql`select p.match_id as match, m.name, p.side, p.early::text, p.live::text,
      p.is_claimed as claimed
    from ${position} p join ${match} m on m.id = p.match_id
    where p.account = ${account} and p.match_id < ${before} order by p.match_id desc limit ${limit}`)
  return { ...totals, positions }
}

interface ActivityQuery {
  match: number | undefined
  account: Hex | undefined
  /** The id of the entry that the page before ended with. */
  before: string | undefined
  limit: number
}

/** Reads who did what, newest first, across matches unless one is named. */
export function readActivity({ match, account, before, limit }: ActivityQuery) {
  const conditions: SQL[] = [sql`true`]
  if (match !== undefined) conditions.push(sql`match_id = ${match}`)
  if (account !== undefined) conditions.push(sql`by = ${account}`)
  if (before !== undefined) conditions.push(sql`id < ${before}`)
  return rowsOf(sql`select id, kind, match_id as match, by, amount::text, side,
      pool_a::text as "poolA", pool_b::text as "poolB", is_live as "isLive", time, block, log_index as "logIndex", transaction
    from ${activity} where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}`)
}
