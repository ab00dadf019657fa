import { challengeableAt, isFinal, type Match, matchAbandonedAt } from '@/domain/match/match'

/** The steps of a result, in order. */
export type ResultStepKind =
  | 'due'
  | 'silence'
  | 'voidable'
  | 'named'
  | 'noResult'
  | 'window'
  | 'challengeWindow'
  | 'unchallenged'
  | 'challenged'
  | 'ruling'
  | 'rulingOrResult'
  | 'unruled'
  | 'decided'
  | 'payoutsAfterRuling'
  | 'payouts'

export interface ResultStep {
  kind: ResultStepKind
  state: 'done' | 'current' | 'upcoming'
  /** When it happens, or until when it lasts, in unix seconds. */
  time?: number
}

/** Who acted on a result, or still can. */
export interface ResultActors {
  /** Also once the challenge has ended. */
  wasChallenged: boolean
  /** The challenge ended with a ruling, so that nobody can correct or challenge the result. */
  isRuled: boolean
  /** Without an owner, nobody can correct the result. */
  hasOwner: boolean
  /** Without an arbiter, nobody can challenge it. */
  hasArbiter: boolean
}

/** Returns the steps of a match's result: those behind it, the current ones, and what happens next. */
export function resultSteps(match: Match, actors: ResultActors, now: number): ResultStep[] {
  if (match.isChallenged) return challengedSteps(match, now)
  return match.isFinalized ? namedSteps(match, actors, now) : silentSteps(match, actors, now)
}

function silentSteps(match: Match, { hasArbiter }: ResultActors, now: number): ResultStep[] {
  const [silentFrom, voidFrom] = [challengeableAt(match), matchAbandonedAt(match)]
  if (now >= voidFrom)
    return [
      { kind: 'noResult', state: 'done' },
      { kind: 'voidable', state: 'current', time: voidFrom },
    ]
  const silence: ResultStep = {
    kind: 'silence',
    state: now < silentFrom ? 'upcoming' : 'current',
    time: silentFrom,
  }
  return [
    { kind: 'due', state: 'current' },
    ...(hasArbiter ? [silence] : []),
    { kind: 'voidable', state: 'upcoming', time: voidFrom },
  ]
}

function challengedSteps({ isFinalized, ruleBy }: Match, now: number): ResultStep[] {
  const isInTime = now < ruleBy
  const ruling = isFinalized ? 'ruling' : 'rulingOrResult'
  return [
    { kind: isFinalized ? 'named' : 'noResult', state: 'done' },
    { kind: 'challenged', state: 'done' },
    { kind: isInTime ? ruling : 'unruled', state: 'current', time: ruleBy },
    { kind: isInTime && isFinalized ? 'payoutsAfterRuling' : 'payouts', state: 'upcoming' },
  ]
}

function namedSteps(
  match: Match,
  { wasChallenged, isRuled, hasOwner, hasArbiter }: ResultActors,
  now: number,
): ResultStep[] {
  const time = match.claimableAt
  const payouts: ResultStep = { kind: 'payouts', state: isFinal(match, now) ? 'done' : 'upcoming', time }
  const challenged: ResultStep[] = wasChallenged ? [{ kind: 'challenged', state: 'done' }] : []
  if (isRuled || (wasChallenged && isFinal(match, now)))
    return [...challenged, { kind: 'decided', state: 'done' }, payouts]
  const named: ResultStep = { kind: 'named', state: 'done' }
  if (isFinal(match, now)) return [named, { kind: 'unchallenged', state: 'done' }, payouts]
  if (!hasArbiter) return [named, payouts]
  const window = hasOwner ? 'window' : 'challengeWindow'
  return [...challenged, named, { kind: window, state: 'current', time }, payouts]
}
