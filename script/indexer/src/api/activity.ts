import { activity } from 'ponder:schema'
import { sql } from 'ponder'
import type { Hex } from 'viem'
import type { SQL } from '../sql'
import { rowsOf } from './rows'

interface Query {
  match: number | undefined
  account: Hex | undefined
  /** The id of the entry that the page before ended with. */
  before: string | undefined
  limit: number
}

/** Reads who did what, newest first, across matches unless one is named. */
export function readActivity({ match, account, before, limit }: Query) {
  const conditions: SQL[] = [sql`true`]
  if (match !== undefined) conditions.push(sql`match_id = ${match}`)
  if (account !== undefined) conditions.push(sql`by = ${account}`)
  if (before !== undefined) conditions.push(sql`id < ${before}`)
  return rowsOf(sql`select id, kind, match_id as match, by, amount::text, side,
      pool_a::text as "poolA", pool_b::text as "poolB", is_live as "isLive", time, block, log_index as "logIndex", transaction
    from ${activity} where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}`)
}
