import { sql } from 'ponder'
import { rowsOf } from './rows'

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
