import { type Address, parseEther } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { type AnvilClient, anvilClient, mineAt } from '../../src/testing/anvil.ts'

/** Fits every call. The accounts pay no gas. */
const GAS = 30_000_000n
const TIMEOUT_MS = 600_000

type Send = AnvilClient['writeContract']

export type BatchedChain = ReturnType<typeof batchChain>

/** Returns a chain that takes transactions in batches, in blocks two seconds apart from `start` on. */
export function batchChain(url: string, start: number) {
  const client = anvilClient(url, local, { batch: { batchSize: 10_000 }, timeout: TIMEOUT_MS, retryCount: 0 })
  let now = start
  return {
    client,
    now: () => now,
    setTime(time: number) {
      now = time
    },
    /** Sends a call from an impersonated account. */
    send: ((call) =>
      client.writeContract({ ...call, chain: null, gas: GAS, gasPrice: 0n } as typeof call)) as Send,
    /** Sends and mines transactions, as a rule in one block. */
    async mine(sends: readonly (() => ReturnType<Send>)[]) {
      const hashes = await Promise.all(sends.map((send) => send()))
      for (let left = hashes.length; left > 0; ) {
        now += 2
        await mineAt(client, now)
        const { transactions } = await client.getBlock()
        if (transactions.length === 0) throw new Error('Anvil mined none of the transactions.')
        left -= transactions.length
      }
      const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
      if (receipts.some(({ status }) => status !== 'success')) throw new Error('A transaction reverted.')
    },
    async giveEther(accounts: readonly Address[]) {
      const value = parseEther('1000000')
      await Promise.all(accounts.map((address) => client.setBalance({ address, value })))
    },
  }
}
