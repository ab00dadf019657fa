import {
  type AbiEvent,
  decodeEventLog,
  formatLog,
  type Hash,
  type ParseEventLogsReturnType,
  type RpcLog,
  toEventSelector,
} from 'viem'
import { deployment } from '@/chain/config/config'
import { bettingPoolEvents, communityHubEvents, tournamentEvents } from '@/chain/queries/contracts'
import { compareBigints } from '@/lib/compareBigints'
import { delay } from '@/lib/delay'

const { bettingPool, communityHub, tournament } = deployment

type LogsOf<Abi extends readonly unknown[]> = ParseEventLogsReturnType<Abi, undefined, true>[number]

/** A decoded log of one of the app's contracts. */
export type AppLog = (
  | LogsOf<typeof bettingPoolEvents>
  | LogsOf<typeof communityHubEvents>
  | LogsOf<typeof tournamentEvents>
) & {
  blockHash: Hash
  /** The block's time in unix seconds. */
  time: number
}

/** By contract and topic: given a whole ABI, viem hashes each of its events for each log. */
const events = new Map<string, AbiEvent>()
for (const [address, abi] of [
  [bettingPool, bettingPoolEvents],
  [communityHub, communityHubEvents],
  [tournament, tournamentEvents],
] as const)
  for (const event of abi) events.set(address.toLowerCase() + toEventSelector(event), event)

/** Milliseconds of decoding before the main thread gets a turn. */
const DECODE_TIME = 10

/**
 * Decodes logs, newest first. Unlike viem's `parseEventLogs` it yields to the main thread, because decoding thousands of
 * logs at once freezes the page.
 * @param timeOf returns a block's time in unix seconds
 */
export async function decodeLogs(found: readonly RpcLog[], timeOf: (blockNumber: bigint) => number) {
  const logs: AppLog[] = []
  let since = performance.now()
  for (const log of found) {
    const decoded = decode(log, timeOf)
    if (decoded) logs.push(decoded)
    if (performance.now() - since < DECODE_TIME) continue
    await delay()
    since = performance.now()
  }
  return logs.sort((a, b) => compareBigints(b.blockNumber, a.blockNumber) || b.logIndex - a.logIndex)
}

function decode(log: RpcLog, timeOf: (blockNumber: bigint) => number): AppLog | undefined {
  // An event of a later version of the contracts has none.
  const event = events.get(`${log.address}${log.topics[0]}`)
  if (!event || log.blockNumber === null) return undefined
  try {
    const decoded = formatLog(log, decodeEventLog({ abi: [event], ...log, strict: true }))
    const time = log.blockTimestamp ? Number(log.blockTimestamp) : timeOf(BigInt(log.blockNumber))
    // viem's types don't follow an ABI that is chosen at run time.
    return { ...decoded, time } as unknown as AppLog
  } catch {
    // An event of a later version of the contracts.
    return undefined
  }
}
