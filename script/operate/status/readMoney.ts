import { type Connection, pagesOf } from '../chain/connect.ts'

/** Positions per call of the lens, at 7,000 gas each: public nodes allow 25 million and more. */
const POSITIONS_PER_CALL = 2_500n
const FEWEST_PER_CALL = 4n

/** Compares the pool's WETH with what it owes, in wei, all of it at one block. */
export async function readMoney(
  { client, contracts: { pool, weth, lens } }: Connection,
  blockNumber: bigint,
) {
  async function readPage(cursor: bigint, limit = POSITIONS_PER_CALL) {
    const args = [cursor, limit] as const
    const page = client.readContract({ ...lens, functionName: 'obligations', args, blockNumber })
    return page.catch((error: unknown): typeof page => {
      // The node allows less gas.
      if (limit > FEWEST_PER_CALL) return readPage(cursor, limit / 2n)
      throw error
    })
  }
  const args = [pool.address] as const
  const balance = await client.readContract({ ...weth, functionName: 'balanceOf', args, blockNumber })
  let owed = 0n
  for await (const page of pagesOf(readPage)) for (const amount of Object.values(page)) owed += amount
  return { balance, owed }
}
