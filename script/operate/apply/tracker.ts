import { type Address, isAddressEqual } from 'viem'
import type { Connection } from '../chain/connect.ts'
import type { Notice } from '../status/types.ts'
import type { Batch, Deliver } from './deliver.ts'
import { linesOfActions } from './describe.ts'
import { Unsure } from './signers.ts'

interface Doubt extends Pick<Batch, 'acts' | 'data'> {
  sent: Unsure
  /** The newest block before. */
  block: bigint
}

const summed = (acts: readonly string[]) =>
  acts.length === 1 ? acts.join() : `${acts.length} acts: ${acts.join(' · ')}`

/** Wraps a `deliver`, and follows what may have been sent until the chain says what became of it. */
export function createTracker({ client }: Connection, address: Address, deliver: Deliver) {
  let open: Doubt[] = []
  let reports: Notice[] = []
  let lookedAt = 0n

  function doubt(sent: Unsure, { acts, data }: Batch) {
    const known = open.filter(({ sent: { nonce } }) => nonce === sent.nonce)
    if (known.length === 0)
      reports.push({ key: `unsure/${sent.nonce}`, text: `${sent.message}: ${summed(acts)}` })
    if (!known.some((other) => other.data === data)) open.push({ sent, acts, data, block: lookedAt })
  }

  /** Bisects the blocks since the doubt for the transaction that took its nonce. */
  async function findMined({ sent: { nonce }, block }: Doubt, newest: bigint) {
    let [before, after] = [block, newest]
    while (after - before > 1n) {
      const middle = (before + after) / 2n
      const count = await client.getTransactionCount({ address, blockNumber: middle })
      if (count > nonce) after = middle
      else before = middle
    }
    const { transactions } = await client.getBlock({ blockNumber: after, includeTransactions: true })
    return transactions.find((found) => isAddressEqual(found.from, address) && found.nonce === nonce)
  }

  /** Says what became of it, nothing while the RPC doesn't tell. */
  async function tell(of: Doubt, newest: bigint): Promise<Notice[]> {
    const { sent, acts, data } = of
    const key = `failed/${sent.nonce}`
    const mined = await findMined(of, newest)
    if (!mined) return []
    const { hash, input } = mined
    if (input !== data)
      return [{ key, text: `Was not sent, another transaction came first (${hash}): ${summed(acts)}` }]
    const { status } = await client.getTransactionReceipt({ hash })
    if (status === 'reverted') return [{ key, text: `Failed, reverted (${hash}): ${summed(acts)}` }]
    if (status !== 'success') return []
    return linesOfActions(acts).map((line) => ({ key: `done/${hash}`, text: `Was sent (${hash}): ${line}` }))
  }

  return {
    async deliver(batch) {
      try {
        const delivered = await deliver(batch)
        // With the same nonce, an earlier one can't be mined any more.
        open = open.filter(({ sent }) => sent.nonce !== batch.nonce)
        return delivered
      } catch (error) {
        if (error instanceof Unsure) doubt(error, batch)
        throw error
      }
    },

    /** Looks what became of it. Returns `true` while the node holds any that is not mined. */
    async look(block: bigint): Promise<boolean> {
      lookedAt = block
      if (open.length === 0) return false
      const [mined, held] = await Promise.all([
        client.getTransactionCount({ address, blockNumber: block }),
        client.getTransactionCount({ address, blockTag: 'pending' }),
      ])
      const left: Doubt[] = []
      for (const of of open) {
        const told = of.sent.nonce < mined ? await tell(of, block).catch(() => []) : []
        reports.push(...told)
        if (told.length === 0) left.push(of)
      }
      open = left
      return open.some(({ sent }) => sent.nonce >= mined && sent.nonce < held)
    },

    /** Returns what is to be said since the last time. */
    takeReports(): Notice[] {
      const taken = reports
      reports = []
      return taken
    },
  } satisfies { deliver: Deliver } & Record<string, unknown>
}
