import type { AbiEvent, Address, Client, GetLogsReturnType } from 'viem'
import { getBlockNumber, getLogs } from 'viem/actions'
import { deployment } from './config'
import { toFailure } from './errors'

const BLOCKS_AT_ONCE = 10_000n

/**
 * All logs of some events of a contract since the deployment, oldest first. Asks for some blocks at a time, and for fewer
 * where the endpoint refuses so many.
 * @throws what the endpoint answers if it refuses even a single block, or cannot be reached
 */
export async function readLogs<const events extends readonly AbiEvent[]>(
  client: Client,
  { address, events }: { address: Address; events: events },
): Promise<GetLogsReturnType<undefined, events, true>> {
  // Not a number that was kept: what is looked for may be in the block that just came.
  const head = await getBlockNumber(client, { cacheTime: 0 })
  const logs: GetLogsReturnType<undefined, events, true> = []
  let step = BLOCKS_AT_ONCE
  let fromBlock = deployment.deployBlock
  while (fromBlock <= head) {
    const last = fromBlock + step - 1n
    const toBlock = last < head ? last : head
    try {
      logs.push(...(await getLogs(client, { address, events, fromBlock, toBlock, strict: true })))
      fromBlock = toBlock + 1n
    } catch (error) {
      if (step === 1n || toFailure(error).kind === 'network') throw error
      step = step > 4n ? step / 4n : 1n
    }
  }
  return logs
}
