import { bettor, match } from 'ponder:schema'
import { sql } from 'ponder'
import { rowsOf } from './rows'

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
