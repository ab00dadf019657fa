import type { Match } from '@/domain/match/match'
import { matchStatus } from '@/domain/match/status'

const MINUTE = 60

/**
 * A moment at which a match's card looks as it does now, and which changes only when the card does: at a new minute of
 * its countdown or a new status. So a page of hundreds of cards renders few of them each second.
 * @param now the chain's now, unix seconds
 */
export function shownNow(match: Match, now: number): number {
  const status = matchStatus(match, now)
  if (status !== 'upcoming' && status !== 'live') return match.endTime
  const target = status === 'upcoming' ? match.startTime : match.endTime
  const left = target - now
  return target - (left < MINUTE ? 1 : left - (left % MINUTE))
}
