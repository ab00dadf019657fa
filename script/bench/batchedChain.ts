import { type Address, type Hex, parseEther, toHex } from 'viem'
import type { Anvil } from '../../src/testing/anvil.ts'

/** Fits every call that takes no list. */
const GAS = 400_000

interface Request {
  method: string
  params: readonly unknown[]
}

export type BatchedChain = ReturnType<typeof batchChain>

/** Returns a chain that takes transactions in batches, in blocks two seconds apart from `start` on. */
export function batchChain(url: Anvil['url'], start: number) {
  let now = start

  /** Mines transactions, as a rule in one block. */
  async function mine(transactions: readonly Request[]) {
    await request(transactions)
    for (let left = transactions.length; left > 0; ) {
      now += 2
      await request([{ method: 'evm_mine', params: [toHex(now)] }])
      const [receipts] = (await request([{ method: 'eth_getBlockReceipts', params: ['latest'] }])) as [
        { status: Hex }[],
      ]
      if (receipts.length === 0 || receipts.some(({ status }) => status !== '0x1')) {
        throw new Error('A transaction reverted.')
      }
      left -= receipts.length
    }
  }

  async function request(requests: readonly Request[]): Promise<unknown[]> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(requests.map((each, id) => ({ jsonrpc: '2.0', id, ...each }))),
    })
    const answers = (await response.json()) as { result?: unknown; error?: { message: string } }[]
    const error = answers.find((answer) => answer.error)?.error
    if (error) throw new Error(`Anvil rejected a request: ${error.message}`)
    return answers.map(({ result }) => result)
  }

  return {
    mine,
    now: () => now,
    setTime(time: number) {
      now = time
    },
    async giveEther(accounts: readonly Address[]) {
      const value = toHex(parseEther('1000000'))
      await request(accounts.map((account) => ({ method: 'anvil_setBalance', params: [account, value] })))
    },
  }
}

/** Returns the request that sends a transaction from an impersonated account. */
export function transaction(from: Address, to: Address, data: Hex, { value = 0n, gas = GAS } = {}): Request {
  return {
    method: 'eth_sendTransaction',
    params: [{ from, to, data, value: toHex(value), gas: toHex(gas), gasPrice: '0x0' }],
  }
}
