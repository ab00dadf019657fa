import { type Address, type Hash, parseEther } from 'viem'
import { local } from '../../src/chain/config/chains.ts'
import { anvilClient, mineAt } from '../../src/testing/anvil.ts'
import { contractSteps } from '../../src/testing/contractSteps.ts'
import type { Contracts, StepContext } from '../../src/testing/contracts.ts'

/** Fits every call. The accounts pay no gas. */
const GAS = 30_000_000n
const TIMEOUT_MS = 600_000

export type BatchedChain = ReturnType<typeof batchChain>

/** Returns the contract steps on a chain that mines in batches, in blocks two seconds apart from `start` on. */
export function batchChain(url: string, contracts: Contracts, start: number) {
  const client = anvilClient(url, local, { batch: { batchSize: 10_000 }, timeout: TIMEOUT_MS, retryCount: 0 })
  let latest = start
  let sent: Hash[] = []

  /** Sends a call from an impersonated account, without waiting until it is mined. */
  const send: StepContext['send'] = async (call) => {
    const hash = await client.writeContract({ ...call, chain: null, gas: GAS, gasPrice: 0n } as typeof call)
    sent.push(hash)
    return hash
  }
  async function pass(seconds: number) {
    latest += seconds
  }

  return {
    ...contractSteps({ client, contracts, send, now: async () => latest, pass }),
    time: () => latest,
    setTime(time: number) {
      latest = time
    },
    /** Mines what the steps send, as a rule in one block. */
    async mine(steps: readonly Promise<unknown>[]) {
      await Promise.all(steps)
      for (let left = sent.length; left > 0; ) {
        latest += 2
        await mineAt(client, latest)
        const { transactions } = await client.getBlock()
        if (transactions.length === 0) throw new Error('Anvil mined none of the transactions.')
        left -= transactions.length
      }
      const receipts = await Promise.all(sent.map((hash) => client.getTransactionReceipt({ hash })))
      if (receipts.some(({ status }) => status !== 'success')) throw new Error('A transaction reverted.')
      sent = []
    },
    async giveEther(accounts: readonly Address[]) {
      const value = parseEther('1000000')
      await Promise.all(accounts.map((address) => client.setBalance({ address, value })))
    },
  }
}
