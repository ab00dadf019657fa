import { type Match, nextMoment } from '@/domain/match/match'
import { MINUTE } from '@/lib/time'

/** Returns a time that changes only with the match's countdown minute or status, so that few rows render each second. */
export function shownNow(match: Match, now: number): number {
  const next = nextMoment(match, now)
  if (!next) return Math.max(match.endTime, match.ruleBy)
  const left = next.time - now
  return next.time - (left < MINUTE ? 1 : left - (left % MINUTE))
}
