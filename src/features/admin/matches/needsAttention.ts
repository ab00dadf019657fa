import { isAbandoned, isOver, type Match } from '@/domain/match/match'
import { HOUR } from '@/lib/time'

/** `true` from when a winner can be named until the match is abandoned, a challenged silence too. @param now unix seconds */
export function isFinalizable(match: Match, now: number): boolean {
  return !match.isFinalized && isOver(match, now) && !isAbandoned(match, now)
}

/** `true` while the result is in its dispute window. @param now unix seconds */
export function isCorrectable(match: Match, now: number): boolean {
  return match.isFinalized && !match.isChallenged && now < match.claimableAt
}

/** Returns the challenged matches, those whose ruling is due first. */
export function openChallenges(matches: readonly Match[]): Match[] {
  return matches
    .filter(({ isChallenged }) => isChallenged)
    .sort((a, b) => a.ruleBy - b.ruleBy || compare(a.id, b.id))
}

/** Returns the matches within their dispute window, those that become final first. @param now unix seconds of the chain */
export function inDisputeWindow(matches: readonly Match[], now: number): Match[] {
  return matches
    .filter((match) => isCorrectable(match, now))
    .sort((a, b) => a.claimableAt - b.claimableAt || compare(a.id, b.id))
}

export function stakesOf(match: Match): bigint {
  return match.totalPoolA + match.totalPoolB
}

export type AttentionOrder = 'longest' | 'money'

/** Returns the ended matches without a result, most urgent first. @param now unix seconds of the chain */
export function needingAttention(matches: readonly Match[], order: AttentionOrder, now: number): Match[] {
  const byTime = (a: Match, b: Match) => a.endTime - b.endTime
  const byMoney = (a: Match, b: Match) => compare(stakesOf(b), stakesOf(a))
  const [first, second] = order === 'longest' ? [byTime, byMoney] : [byMoney, byTime]
  return matches
    .filter((match) => isFinalizable(match, now))
    .sort((a, b) => first(a, b) || second(a, b) || compare(a.id, b.id))
}

export function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
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
    const alerts: Alert[] = isFinalizable(match, now) ? [{ kind: 'due', match }] : []
    if (!match.isChallenged) return alerts
    alerts.push({ kind: 'challenge', match })
    const left = match.ruleBy - now
    if (left > 0 && left < HOUR) alerts.push({ kind: 'ruling', match })
    return alerts
  })
}
