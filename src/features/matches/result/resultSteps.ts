import type { Match } from '@/domain/match/match'
import { challengeableAt, isFinal, matchAbandonedAt } from '@/domain/match/status'

/** What happens to a result, in order. */
export type ResultStepKind =
  | 'due'
  | 'silence'
  | 'voidable'
  | 'named'
  | 'noResult'
  | 'window'
  | 'unchallenged'
  | 'challenged'
  | 'ruling'
  | 'unruled'
  | 'decided'
  | 'payouts'

export interface ResultStep {
  kind: ResultStepKind
  state: 'done' | 'current' | 'upcoming'
  /** When it happens, or until when it lasts, in unix seconds. */
  time?: number
}

/**
 * Returns the steps of a match's result: those behind it, the current ones, and what happens next.
 *
 * @param wasChallenged also after the ruling
 */
export function resultSteps(match: Match, wasChallenged: boolean, now: number): ResultStep[] {
  if (match.isChallenged) return challengedSteps(match, now)
  return match.isFinalized ? namedSteps(match, wasChallenged, now) : silentSteps(match, now)
}

function silentSteps(match: Match, now: number): ResultStep[] {
  const [silentFrom, voidFrom] = [challengeableAt(match), matchAbandonedAt(match)]
  return [
    { kind: 'due', state: now < voidFrom ? 'current' : 'done', time: voidFrom },
    { kind: 'silence', state: now < silentFrom ? 'upcoming' : 'current', time: silentFrom },
    { kind: 'voidable', state: now < voidFrom ? 'upcoming' : 'current', time: voidFrom },
  ]
}

function challengedSteps({ isFinalized, claimableAt }: Match, now: number): ResultStep[] {
  return [
    { kind: isFinalized ? 'named' : 'noResult', state: 'done' },
    { kind: 'challenged', state: 'done' },
    { kind: now < claimableAt ? 'ruling' : 'unruled', state: 'current', time: claimableAt },
    { kind: 'payouts', state: 'upcoming' },
  ]
}

function namedSteps(match: Match, wasChallenged: boolean, now: number): ResultStep[] {
  const time = match.claimableAt
  const payouts: ResultStep = { kind: 'payouts', state: isFinal(match, now) ? 'done' : 'upcoming', time }
  if (wasChallenged)
    return [{ kind: 'challenged', state: 'done' }, { kind: 'decided', state: 'done' }, payouts]
  return [
    { kind: 'named', state: 'done' },
    isFinal(match, now)
      ? { kind: 'unchallenged', state: 'done' }
      : { kind: 'window', state: 'current', time },
    payouts,
  ]
}
