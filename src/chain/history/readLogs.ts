import {
  type AbiEvent,
  type Address,
  type Client,
  decodeEventLog,
  formatLog,
  numberToHex,
  type ParseEventLogsReturnType,
  toEventSelector,
} from 'viem'
import { pause } from '@/lib/pause'

/** Logs are decoded for so many milliseconds at a stretch. */
const STRETCH = 10

interface LogRange<Events extends readonly AbiEvent[]> {
  address: Address | Address[]
  events: Events
  fromBlock: bigint
  toBlock: bigint
}

/**
 * Reads what contracts logged of some events from one block to another, both inclusive, in its order. Of thousands the
 * page answers in between, which it would not while viem's `getLogs` decodes all at once.
 * @throws what the endpoint answers if it refuses so many blocks, or cannot be reached
 */
export async function readLogs<const Events extends readonly AbiEvent[]>(
  client: Client,
  { address, events, fromBlock, toBlock }: LogRange<Events>,
): Promise<ParseEventLogsReturnType<Events, undefined, true>> {
  const eventOf = new Map(events.map((event) => [toEventSelector(event), event]))
  const found = await client.request({
    method: 'eth_getLogs',
    params: [
      {
        address,
        topics: [[...eventOf.keys()]],
        fromBlock: numberToHex(fromBlock),
        toBlock: numberToHex(toBlock),
      },
    ],
  })
  const logs: unknown[] = []
  let since = performance.now()
  for (const log of found) {
    const event = eventOf.get(log.topics[0] ?? '0x')
    if (event) logs.push(formatLog(log, decodeEventLog({ abi: [event], ...log, strict: true })))
    if (performance.now() - since < STRETCH) continue
    await pause()
    since = performance.now()
  }
  return logs as ParseEventLogsReturnType<Events, undefined, true>
}
