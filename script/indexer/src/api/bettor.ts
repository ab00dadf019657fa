import { bettor, match, position, standing } from 'ponder:schema'
import { sql } from 'ponder'
import type { Hex } from 'viem'
import { dueResults } from '../results'
import { rowsOf } from './rows'

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
