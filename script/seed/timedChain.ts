import { type AnvilClient, mineAt } from '../../src/testing/anvil.ts'
import { contractSteps } from '../../src/testing/contractSteps.ts'
import type { Contracts, StepContext } from '../../src/testing/contracts.ts'

/** Enough for any call of the season, so viem need not estimate. */
const GAS = 1_000_000n

export type TimedChain = Awaited<ReturnType<typeof timeChain>>

export interface SeasonEvent {
  /** Unix seconds. */
  at: number
  perform: (steps: ReturnType<TimedChain['timed']>) => Promise<unknown>
}

/** Returns the contract steps, each transaction in its own block at the scheduled time. */
export async function timeChain(client: AnvilClient, contracts: Contracts) {
  const from = Number((await client.getBlock()).timestamp)
  let latest = from
  await client.setAutomine(false)

  /** Mines a block at a time, or at the newest block's if that is later. */
  async function advanceTo(time: number) {
    latest = Math.max(latest, time)
    await mineAt(client, latest)
  }

  function timed(time: number) {
    const send: StepContext['send'] = async (call) => {
      // Without a chain, viem does not ask for its id each time.
      const hash = await client.writeContract({ ...call, chain: null, gas: GAS } as typeof call)
      await advanceTo(time)
      const { status } = await client.getTransactionReceipt({ hash })
      if (status !== 'success') {
        throw new Error(`${call.functionName}(${call.args}) of ${call.account} reverted at ${latest}.`)
      }
      return hash
    }
    const pass = (seconds: number) => advanceTo(latest + seconds)
    return contractSteps({ client, contracts, send, pass, now: async () => latest })
  }

  return { from, client, contracts, advanceTo, timed, now: () => latest }
}
