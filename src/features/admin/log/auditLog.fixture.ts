import { deployment } from '@/chain/config/config'
import type { AppLog } from '@/chain/history/appLogs'
import { type ArgsOf, auditEventsOf } from './auditEvents'
import { buildLog } from './auditLog'

/** A log of the pool in a transaction that is alone in its block, with what the audit log needs of it. */
export function aLog<Name extends AppLog['eventName']>(
  block: number,
  eventName: Name,
  args: Partial<ArgsOf<Name>>,
  overrides: Partial<AppLog> = {},
): AppLog {
  const transactionHash = `0x${String(block).padStart(64, '0')}`
  const time = block * 2
  const log = { blockNumber: BigInt(block), transactionHash, time, address: deployment.bettingPool }
  return { ...log, eventName, args, ...overrides } as unknown as AppLog
}

/** @param logs oldest first */
export const logOf = (logs: readonly AppLog[]) => buildLog(auditEventsOf(logs.toReversed()))
