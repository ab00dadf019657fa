import { db } from 'ponder:api'
import type { SQL } from '../sql'

/** Runs a query. Its columns are as the database has them: cast what JSON numbers can't hold to text. */
export async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query)
  return rows as Row[]
}
