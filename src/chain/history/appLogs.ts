import { type ParseEventLogsReturnType, parseEventLogs, type RpcLog } from 'viem'
import { bettingPoolEvents, communityHubEvents, tournamentEvents } from '@/chain/queries/contracts'
import { chunksOf } from '@/lib/chunksOf'
import { delay } from '@/lib/delay'

const appEvents = [...bettingPoolEvents, ...communityHubEvents, ...tournamentEvents]

/** A decoded log of one of the app's contracts. */
export type AppLog = ParseEventLogsReturnType<typeof appEvents, undefined, true>[number] & {
  /** The block's time in unix seconds. */
  time: number
}

/** Logs decoded before the main thread gets a turn: thousands at once freeze the page. */
const DECODED_AT_ONCE = 100

/**
 * Decodes logs in their order. Skips events of later versions of the contracts.
 * @param timeOf returns a block's time in unix seconds
 */
export async function decodeLogs(found: readonly RpcLog[], timeOf: (blockNumber: bigint) => number) {
  const logs: AppLog[] = []
  for (const some of chunksOf(found, DECODED_AT_ONCE)) {
    if (logs.length > 0) await delay()
    for (const log of parseEventLogs({ abi: appEvents, logs: [...some] }))
      logs.push({ ...log, time: Number(log.blockTimestamp ?? timeOf(log.blockNumber)) })
  }
  return logs
}
