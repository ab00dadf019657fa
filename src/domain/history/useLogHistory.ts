import { useState } from 'react'
import { useLogs } from '@/chain/history/useLogs'
import { chainNow } from '@/chain/network/clock'
import { DAY } from '@/lib/time'

/** The spans that a user can ask for, in days. */
const OLDER = [7, 30, 90, 365]

/**
 * Reads the logs of the newest days, and of older ones on request.
 * @param seconds length of what is read at first; `undefined` reads nothing
 */
export function useLogHistory(seconds: number | undefined) {
  const [opened] = useState(chainNow)
  const [days, setDays] = useState<number>()
  const length = days === undefined ? (seconds ?? 0) : days * DAY
  const logs = useLogs({ from: Math.max(0, opened - length), enabled: seconds !== undefined })
  const next = OLDER.find((older) => older * DAY > length) ?? Number.POSITIVE_INFINITY
  return {
    ...logs,
    /** Days that can be loaded next; `Infinity` for all, `undefined` if all are loaded or asked for. */
    olderDays: logs.isWhole || length === Number.POSITIVE_INFINITY ? undefined : next,
    loadOlder: () => setDays(next),
  }
}
