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

/** Milliseconds of decoding before the main thread gets a turn. */
const DECODE_TIME = 10

interface LogRange<Events extends readonly AbiEvent[]> {
  address: Address | Address[]
  events: Events
  fromBlock: bigint
  toBlock: bigint
}

/**
 * Reads and decodes the logs of a block range in order, both ends inclusive. Unlike viem's `getLogs` it yields to the
 * main thread, because decoding thousands of logs at once freezes the page.
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
    if (performance.now() - since < DECODE_TIME) continue
    await pause()
    since = performance.now()
  }
  return logs as ParseEventLogsReturnType<Events, undefined, true>
}
