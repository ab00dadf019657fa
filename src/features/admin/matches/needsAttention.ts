import { isAbandoned, isOver, type Match } from '@/domain/match/match'
import { HOUR } from '@/lib/time'

/** `true` from when a winner can be named until the match is abandoned, a challenged silence too. @param now unix seconds */
export function isFinalizable(match: Match, now: number): boolean {
  return !match.hasResult && isOver(match, now) && !isAbandoned(match, now)
}

/**
 * `true` from the scheduled end on. Betting that was closed earlier lets a winner be named sooner, but the match is probably
 * still being played. @param now unix seconds
 */
export function needsResult(match: Match, now: number): boolean {
  return isFinalizable(match, now) && now > match.endTime
}

/** `true` while the result is in its dispute window. @param now unix seconds */
export function isCorrectable(match: Match, now: number): boolean {
  return match.hasResult && !match.isChallenged && now < match.claimableAt
}

export function stakesOf(match: Match): bigint {
  return match.totalPoolA + match.totalPoolB
}

export interface Alert {
  /** `ruling`: less than an hour is left to rule. */
  kind: 'due' | 'challenge' | 'ruling'
  match: Match
}

export const alertKey = ({ kind, match }: Alert): string => `${kind}/${match.id}`

/** Returns what waits for the operator or the arbiter. @param now unix seconds of the chain */
export function alertsOf(matches: readonly Match[], now: number): Alert[] {
  return matches.flatMap((match): Alert[] => {
    const alerts: Alert[] = needsResult(match, now) ? [{ kind: 'due', match }] : []
    if (!match.isChallenged) return alerts
    alerts.push({ kind: 'challenge', match })
    const left = match.ruleBy - now
    if (left > 0 && left < HOUR) alerts.push({ kind: 'ruling', match })
    return alerts
  })
}
