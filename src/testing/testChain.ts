import { type Chain, type Hex, http } from 'viem'
import { type Config, createConfig } from 'wagmi'
import { local } from '@/chain/config/chains'
import { accounts } from './accounts'
import { startAnvil } from './anvil'
import { contractSteps } from './contractSteps'
import type { Contracts, StepContext } from './contracts'

/** Without a limit, Anvil estimates first, perhaps a second before a match starts, when a bet costs less. */
const GAS = 15_000_000n

interface TestChainOptions {
  /** A state file of a chain with nothing but the contracts. */
  state: string
  contracts: Contracts
  /** The chain whose id Anvil takes. */
  chain?: Chain
  /** Every test starts at this time, in unix seconds, with blocks a second apart. By default at the machine's time. */
  startTime?: number
}

/** Starts an Anvil with the contracts on it, and returns it with the steps that tests take without the app. */
export async function startTestChain({ state, contracts, chain = local, startTime }: TestChainOptions) {
  const { url, client, stop } = await startAnvil({ chain, args: ['--load-state', state] })

  async function pass(seconds: number) {
    await client.setNextBlockTimestamp({ timestamp: BigInt((await now()) + seconds) })
    await client.mine({ blocks: 1 })
  }

  const now = async () => Number((await client.getBlock()).timestamp)

  const send: StepContext['send'] = async (call) => {
    const hash = await client.writeContract({ ...call, gas: GAS } as typeof call)
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`${call.functionName} reverted`)
    return hash
  }

  // Uncached: steps mine blocks between two reads.
  const config: Config = createConfig({
    chains: [chain],
    transports: { [chain.id]: http(url) },
    cacheTime: 0,
  })
  let baseline: Hex | undefined
  return {
    url,
    config,
    id: chain.id,
    stop,
    accounts,
    ...contractSteps({ client, contracts, send, now, pass }),

    /** Returns to nothing but the contracts. */
    async restore() {
      // Anvil would mine transactions that an earlier test left while it reverts.
      await client.request<{ Method: 'anvil_dropAllTransactions'; Parameters: []; ReturnType: null }>({
        method: 'anvil_dropAllTransactions',
        params: [],
      })
      // `evm_revert` uses its snapshot up, and restores neither automine nor the block interval.
      await client.setAutomine(true)
      if (baseline) await client.revert({ id: baseline })
      baseline = await client.snapshot()
      if (startTime === undefined) return
      await client.setNextBlockTimestamp({ timestamp: BigInt(startTime) })
      await client.mine({ blocks: 1 })
      await client.setBlockTimestampInterval({ interval: 1 })
    },

    /** Holds transactions in the mempool until `resumeMining`. */
    async stopMining() {
      await client.setAutomine(false)
    },

    async resumeMining() {
      await client.mine({ blocks: 1 })
      await client.setAutomine(true)
    },
  }
}

export type TestChain = Awaited<ReturnType<typeof startTestChain>>
