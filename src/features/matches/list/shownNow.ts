import { type Match, matchStatus } from '@/domain/match/match'
import { MINUTE } from '@/lib/time'

/** Returns a time that changes only with the match's countdown minute or status, so that few rows render each second. */
export function shownNow(match: Match, now: number): number {
  const status = matchStatus(match, now)
  if (status !== 'upcoming' && status !== 'live') return match.endTime
  const target = status === 'upcoming' ? match.startTime : match.endTime
  const left = target - now
  return target - (left < MINUTE ? 1 : left - (left % MINUTE))
}
