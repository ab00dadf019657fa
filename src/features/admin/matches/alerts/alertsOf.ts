import type { Match } from '@/domain/match/match'
import { isFinalizable } from '@/features/admin/matches/needsAttention'
import { HOUR } from '@/lib/durations'

export interface Alert {
  /** `ruling`: less than an hour is left to rule. */
  kind: 'due' | 'challenge' | 'ruling'
  match: Match
}

export const alertKey = ({ kind, match }: Alert): string => `${kind}/${match.id}`

/** Returns what waits for the operator or the arbiter. @param now unix seconds of the chain */
export function alertsOf(matches: readonly Match[], now: number): Alert[] {
  return matches.flatMap((match): Alert[] => {
    const alerts: Alert[] = isFinalizable(match, now) ? [{ kind: 'due', match }] : []
    if (!match.isChallenged) return alerts
    alerts.push({ kind: 'challenge', match })
    const left = match.ruleBy - now
    if (left > 0 && left < HOUR) alerts.push({ kind: 'ruling', match })
    return alerts
  })
}
