import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from 'viem'
import { type Connection, pagesOf } from '../chain/connect.ts'
import { minute } from '../lib/durations.ts'
import type { ChainState } from '../plan/types.ts'
import { createActsReader } from './readActs.ts'
import type { Facts } from './types.ts'

/** Gas that the pool gives the hub for naming a referrer. */
const HUB_READ_GAS = 30_000n
const TRANSACTION_GAS = 21_500n

/** The money is read again after this time: it takes as many calls as there are positions. */
const MONEY_EVERY = 10 * minute

/**
 * Returns a function that reads what a person watches over. It keeps what takes many calls.
 * @param account the operator's own
 */
export function createFactsReader(connection: Connection, account: Address) {
  const readActs = createActsReader(connection, account)
  let money: Facts['money']
  let moneyAt = Number.NEGATIVE_INFINITY
  let isHubBroken = false

  /** @param now unix seconds of this machine */
  return async ({ block, time }: ChainState, now: number): Promise<Facts> => {
    if (time - moneyAt >= MONEY_EVERY) {
      money = await readMoney(connection, block).catch(() => undefined)
      moneyAt = time
    }
    // One read that fails must not hide challenges and due results.
    const [isBroken, acts] = await Promise.all([
      readIsHubBroken(connection).catch(() => isHubBroken),
      readActs({ number: block, time }).catch(() => undefined),
    ])
    isHubBroken = isBroken
    return { blockAge: now - time, isHubBroken, money, acts }
  }
}

/** Asks the hub as the pool does. A pool without a hub is in order. */
async function readIsHubBroken({ client, contracts: { pool, hub } }: Connection): Promise<boolean> {
  const address = await client.readContract({ ...pool, functionName: 'communityHub' })
  if (isAddressEqual(address, zeroAddress)) return false
  try {
    const data = encodeFunctionData({ abi: hub.abi, functionName: 'referrers', args: [pool.address] })
    const [{ data: answer }, served] = await Promise.all([
      client.call({ to: address, data, gas: HUB_READ_GAS + TRANSACTION_GAS }),
      client.readContract({ address, abi: hub.abi, functionName: 'bettingPool' }),
    ])
    return answer?.length !== 66 || !isAddressEqual(served, pool.address)
  } catch {
    return true
  }
}

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
