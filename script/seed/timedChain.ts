import { toHex } from 'viem'
import type { AnvilClient } from '../../src/testing/anvil.ts'
import { communitySteps } from '../../src/testing/community.ts'
import type { Contracts, StepContext } from '../../src/testing/contracts.ts'
import { matchSteps } from '../../src/testing/matches.ts'
import { moneySteps } from '../../src/testing/money.ts'
import { tournamentSteps } from '../../src/testing/tournaments.ts'

/** Enough for any call of the season, so viem need not estimate. */
const GAS = 1_000_000n

export type TimedChain = Awaited<ReturnType<typeof timeChain>>

/** Returns the contract steps, each transaction in its own block at the scheduled time. */
export async function timeChain(client: AnvilClient, contracts: Contracts) {
  const from = Number((await client.getBlock()).timestamp)
  let latest = from
  await client.setAutomine(false)

  /** Mines a block at a time, or at the newest block's if that is later. */
  async function advanceTo(time: number) {
    latest = Math.max(latest, time)
    // Anvil takes a time where viem's types expect a number of blocks.
    await client.request<{ Method: 'evm_mine'; Parameters: [string]; ReturnType: string }>({
      method: 'evm_mine',
      params: [toHex(latest)],
    })
  }

  function timed(time: number) {
    const send: StepContext['send'] = async (call) => {
      // Without a chain, viem does not ask for its id each time.
      const hash = await client.writeContract({ ...call, chain: null, gas: GAS } as typeof call)
      await advanceTo(time)
      const { status } = await client.getTransactionReceipt({ hash })
      if (status !== 'success') {
        throw new Error(
          `${call.functionName}(${call.args}) of account ${call.account} reverted at ${latest}.`,
        )
      }
      return hash
    }
    const context: StepContext = {
      client,
      contracts,
      send,
      now: async () => latest,
      pass: (seconds) => advanceTo(latest + seconds),
    }
    const matches = matchSteps(context)
    return {
      ...context,
      ...matches,
      ...moneySteps(context),
      ...communitySteps(context),
      tournaments: tournamentSteps(context, matches),
    }
  }

  return { from, client, contracts, advanceTo, timed, now: () => latest }
}
