import type { Context } from 'ponder:registry'
import { match, standing } from 'ponder:schema'
import { sql } from 'ponder'
import { dueResults, isDue } from './results'

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
