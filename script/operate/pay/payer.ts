import { type Address, encodeFunctionData, formatEther, zeroAddress } from 'viem'
import type { AppChain } from '../../../src/chain/config/chains.ts'
import { contractCall } from '../../../src/chain/transactions/types.ts'
import { chunksOf } from '../../../src/lib/chunksOf.ts'
import { formatCost, GAS_PER_TRANSACTION } from '../apply/costs.ts'
import { type Acting, type Batch, isForNextRound, prepare, Reverted } from '../apply/deliver.ts'
import { Unsure } from '../apply/signers.ts'
import { transactionOf } from '../chain/callsOf.ts'
import type { Connection } from '../chain/connect.ts'
import { day, minute } from '../lib/durations.ts'
import { groupBy } from '../lib/groupBy.ts'
import { plainError } from '../lib/plainError.ts'
import type { ChainState } from '../plan/types.ts'
import type { Activity, Notice } from '../status/types.ts'
import { accountKey, describePayouts, type Payout, planPayouts } from './planPayouts.ts'
import { createUnpaidReader } from './readUnpaid.ts'

const PAY_EVERY = 10 * minute

/** About as many as fit into one transaction. */
const PAYOUTS_PER_TRANSACTION = 300

/** Coins per WETH on chains whose coin isn't ether, to compare payouts with their gas. */
const OTHER_COINS_PER_ETHER = 1_000n

/** A match's or tournament's payouts, or a part of them. */
type Group = readonly Payout[]

/**
 * Returns a function that pays bettors and players what they can claim, as far as the coin of a day goes. It keeps what it has
 * spent in memory: a restart begins a new day.
 * @param perDay most coin, in wei
 * @param gasLimit of one transaction
 */
export function createPayer(acting: Acting, perDay: bigint, gasLimit = GAS_PER_TRANSACTION) {
  const { connection, account, deliver } = acting
  const { client, chain } = connection
  const { symbol } = chain.nativeCurrency
  const readUnpaid = createUnpaidReader(connection)
  let spent: readonly { cost: bigint; time: number }[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let notices: readonly Notice[] = []

  /** @param most that it can cost */
  async function pay(payouts: readonly Payout[], batch: Batch, most: bigint, time: number): Promise<Notice> {
    const { reference, cost } = await deliver(batch).catch((error: unknown) => {
      if (error instanceof Reverted) spent = [...spent, { cost: error.cost, time }]
      if (error instanceof Unsure) spent = [...spent, { cost: most, time }]
      throw error
    })
    spent = [...spent, { cost, time }]
    const text = `Paid ${describePayouts(payouts)}, for ${formatCost(cost, 1n, symbol)} (${reference})`
    return { key: `paid/${reference}`, text }
  }

  /** Pays group by group. Returns what the budget and accounts that can't be paid leave. */
  async function payGroups(groups: readonly Group[], price: bigint, time: number, reports: Notice[]) {
    const refused: Payout[] = []
    const queue = groups.length === 0 ? [] : [groups]
    for (let next = queue.shift(); next; next = queue.shift()) {
      const payouts = next.flat()
      const isTooMany = payouts.length > PAYOUTS_PER_TRANSACTION
      const batch = isTooMany ? undefined : await prepareBatch(connection, account, payouts)
      if (!batch || batch.gas > gasLimit) {
        if (payouts.length > 1) queue.unshift(...halved(next))
        else refused.push(...payouts)
      } else if (spent.reduce((sum, { cost }) => sum + cost, batch.gas * price) > perDay) {
        // A match is paid as a whole, unless a whole day is not enough for it.
        const canSplit = next.length > 1 || (spent.length === 0 && payouts.length > 1)
        if (!canSplit) return { refused, overBudget: [next, ...queue].flat(2) }
        queue.unshift(...halved(next))
      } else {
        reports.push(await pay(payouts, batch, batch.gas * price, time))
      }
    }
    return { refused, overBudget: [] }
  }

  return async ({ block, time }: Pick<ChainState, 'block' | 'time'>): Promise<Activity> => {
    if (time - readAt < PAY_EVERY) return { reports: [], notices }
    readAt = time
    spent = spent.filter((payment) => payment.time > time - day)
    const reports: Notice[] = []
    try {
      const price = await client.getGasPrice()
      const { groups, dust } = planPayouts(await readUnpaid(block), inToken(price, chain))
      const { refused, overBudget } = await payGroups(groups, price, time, reports)
      notices = [
        ...left('budget', overBudget, `${formatEther(perDay)} ${symbol} a day is not enough`),
        ...left('dust', dust, 'each is smaller than its gas'),
        ...left('refused', refused, "their calls revert, perhaps because the token doesn't take them"),
      ]
    } catch (error) {
      if (!isForNextRound(error))
        notices = [{ key: 'unpaid/failed', text: `Payouts stopped: ${plainError(error)}` }]
    }
    return { reports, notices }
  }
}

export async function describeUnpaid(connection: Connection, block: bigint): Promise<string> {
  return `Unpaid: ${describePayouts(await createUnpaidReader(connection)(block))}.`
}

function left(code: string, payouts: readonly Payout[], reason: string): Notice[] {
  if (payouts.length === 0) return []
  return [{ key: `unpaid/${code}`, text: `Unpaid: ${describePayouts(payouts)}: ${reason}.` }]
}

function inToken(price: bigint, { custom }: AppChain): bigint {
  return custom.coinIsEther ? price : price / OTHER_COINS_PER_ETHER
}

/** Splits a pack by groups, or else its only group. */
function halved(groups: readonly Group[]): Group[][] {
  const halves = <Item>(items: readonly Item[]) => chunksOf(items, Math.ceil(items.length / 2))
  return groups.length > 1 ? halves(groups) : halves(groups.flat()).map((half) => [half])
}

/** Prepares one transaction for payouts. Returns `undefined` if one of them reverts, or all need more gas than the RPC allows. */
async function prepareBatch(connection: Connection, account: Address, payouts: readonly Payout[]) {
  // With failures allowed, a call without enough gas is one, so that the estimate would be too low.
  const batch = await prepare({ connection, account }, aggregate(payouts, connection.contracts, false))
  if (typeof batch === 'string') return undefined
  // A claim that reverts only after the estimate must not revert the others.
  const call = aggregate(payouts, connection.contracts, true)
  return { ...batch, calls: [call], acts: [`Pay ${describePayouts(payouts)}`], ...transactionOf(call) }
}

function aggregate(payouts: readonly Payout[], contracts: Connection['contracts'], allowFailure: boolean) {
  const calls = [...groupBy(payouts, accountKey).values()].map((own) => ({
    ...claimFor(own, contracts),
    allowFailure,
  }))
  return contractCall({ ...contracts.multicall3, functionName: 'aggregate3', args: [calls] })
}

function claimFor(payouts: readonly Payout[], { pool, tournament }: Connection['contracts']) {
  const [{ of, account } = { of: 'match', account: zeroAddress }] = payouts
  const { address, abi } = of === 'match' ? pool : tournament
  const args = [account, payouts.map(({ id }) => id)] as const
  return { target: address, callData: encodeFunctionData({ abi, functionName: 'claimFor', args }) }
}
