import type { Context } from 'ponder:registry'
import { match, position, standing } from 'ponder:schema'
import { sql } from 'ponder'

/** A part of a query. Ponder doesn't export the type. */
export type SQL = ReturnType<typeof sql>

/** Seconds. */
export const DAY = 86_400

/**
 * Returns a position's payout on match `m` in a pool with `own` stakes on its side and `other` on the other. Every division
 * rounds down, each pool on its own, as in src/domain/bet/payout.ts. `div` truncates, and no operand is negative.
 */
function pool(stake: SQL, own: SQL, other: SQL) {
  const won = sql`div(least(${other}, m.max_gain * ${own}) * ${stake}, nullif(${own}, 0))`
  const back = sql`div((${own} - least(${own}, m.max_gain * ${other})) * ${stake}, nullif(${own}, 0))`
  return { won: sql`coalesce(${won}, 0)`, back: sql`coalesce(${back}, 0)` }
}

const ofSide = (a: SQL, b: SQL) => ({
  own: sql`(case when p.side = 1 then ${a} else ${b} end)`,
  other: sql`(case when p.side = 1 then ${b} else ${a} end)`,
})
const early = ofSide(sql`m.early_a`, sql`m.early_b`)
const live = ofSide(sql`m.live_a`, sql`m.live_b`)
const earlyPart = pool(sql`p.early`, early.own, early.other)
const livePart = pool(sql`p.live`, live.own, live.other)
const gross = sql`(${earlyPart.won} + ${livePart.won})`

const returned = sql`case when p.side = m.winner
  then p.early + p.live + ${gross} - div(${gross} * m.fee_bps, 10000)
  else ${earlyPart.back} + ${livePart.back} end`

/** Selects the result of each position on final matches that are not part of the standings yet. @param time unix seconds */
export function dueResults(time: number): SQL {
  return sql`select p.account, m.game, m.end_time / ${sql.raw(String(DAY))} as day, p.early + p.live as staked,
      ${returned} as returned, (p.side = m.winner)::int as won
    from ${match} m join ${position} p on p.match_id = m.id
    where m.winner <> 0 and ${isDue(time)}`
}

function isDue(time: number): SQL {
  return sql`not m.is_settled and m.is_finalized and m.rule_by = 0 and m.claimable_at <= ${time}`
}

/**
 * Adds the results of matches that became final to the standings. A final result never changes, so each match is added
 * once. Time passes without events: what is due in between, the API adds when it is asked.
 */
export async function settleDue(context: Context, time: number) {
  await context.db.sql.execute(sql`
    insert into ${standing} (account, game, day, staked, returned, won, decided)
    select r.account, g.game, g.day, sum(r.staked), sum(r.returned), sum(r.won), count(*)
    from (${dueResults(time)}) r
    cross join lateral (
      select '' as game, -1 as day union select r.game, -1 union select '', r.day union select r.game, r.day
    ) g
    group by 1, 2, 3
    on conflict (account, game, day) do update set
      staked = ${standing}.staked + excluded.staked,
      returned = ${standing}.returned + excluded.returned,
      won = ${standing}.won + excluded.won,
      decided = ${standing}.decided + excluded.decided`)
  await context.db.sql.execute(sql`update ${match} m set is_settled = true where ${isDue(time)}`)
}
