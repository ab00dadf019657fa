import { Check, Circle, CircleDot } from 'lucide-react'
import { type Address, zeroAddress } from 'viem'
import { challengeableAt, isFinal, type Match, matchAbandonedAt } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { cx } from '@/ui/classNames'
import { Countdown } from '@/ui/text/DateTime'

interface ResultTimelineProps extends Omit<ResultActors, 'wasChallenged'> {
  match: Match
  /** The zero address if nobody challenged the match. */
  challenger: Address
  /** The bond of its challenge, in wei. */
  bond: bigint
  now: number
}

/** The title of a named result counts down to its payouts. */
const countsDown: readonly ResultStepKind[] = ['silence', 'voidable', 'ruling', 'rulingOrResult']

const icons = { done: Check, current: CircleDot, upcoming: Circle }

export function ResultTimeline({ match, challenger, bond, now, ...actors }: ResultTimelineProps) {
  const messages = useMessages()
  const { timeline } = messages.matchResult
  const wasChallenged = challenger !== zeroAddress
  return (
    <ol aria-label={timeline.label} className="flex flex-col gap-2 text-14">
      {resultSteps(match, { wasChallenged, ...actors }, now).map((step) => {
        const Icon = icons[step.state]
        return (
          <li
            key={step.kind}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={cx('flex gap-2', step.state === 'current' ? 'font-medium' : 'text-secondary')}
          >
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">
              {describeStep(step, { match, challenger, bond }, messages)}
              {countsDown.includes(step.kind) && step.time !== undefined && now < step.time && (
                <>
                  {' · '}
                  <Countdown target={step.time} now={now} />
                </>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function describeStep(
  { kind, state, time = 0 }: ResultStep,
  { match, challenger, bond }: Pick<ResultTimelineProps, 'match' | 'challenger' | 'bond'>,
  messages: Messages,
): string {
  const { timeline } = messages.matchResult
  switch (kind) {
    case 'named':
      return timeline.named(describeOutcome(match, messages))
    case 'decided':
      return timeline.decided(describeOutcome(match, messages))
    case 'challenged':
      return timeline.challenged(shortAddress(challenger), formatAmount(bond))
    case 'payouts':
      if (state === 'done') return timeline.payoutsOpen
      return time === 0 ? timeline.payoutsLater : timeline.payouts(formatDateTime(time))
    default: {
      const text = timeline[kind]
      return typeof text === 'string' ? text : text(formatDateTime(time))
    }
  }
}

/** Returns `T1 won (Team A)`, or that the match is void. */
export function describeOutcome(match: Match, messages: Messages): string {
  if (match.winner === 0) return messages.matchResult.timeline.void
  const { label, team } = describeSide(match, match.winner, messages)
  return messages.matchResult.state.winner(label, team)
}

type ResultStepKind = Exclude<
  keyof Messages['matchResult']['timeline'],
  'label' | 'void' | 'payoutsLater' | 'payoutsOpen'
>

interface ResultStep {
  kind: ResultStepKind
  state: 'done' | 'current' | 'upcoming'
  /** When it happens, or until when it lasts, in unix seconds. */
  time?: number
}

/** Past acts on a result, and the roles that can still act. */
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
  return match.hasResult ? namedSteps(match, actors, now) : silentSteps(match, actors, now)
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

function challengedSteps({ hasResult, ruleBy }: Match, now: number): ResultStep[] {
  const isInTime = now < ruleBy
  const ruling = hasResult ? 'ruling' : 'rulingOrResult'
  return [
    { kind: hasResult ? 'named' : 'noResult', state: 'done' },
    { kind: 'challenged', state: 'done' },
    { kind: isInTime ? ruling : 'unruled', state: 'current', time: ruleBy },
    { kind: isInTime && hasResult ? 'payoutsAfterRuling' : 'payouts', state: 'upcoming' },
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
  if (isRuled) return [...challenged, { kind: 'decided', state: 'done' }, payouts]
  const named: ResultStep = { kind: 'named', state: 'done' }
  if (isFinal(match, now)) {
    const unchallenged: ResultStep[] = wasChallenged ? [] : [{ kind: 'unchallenged', state: 'done' }]
    return [...challenged, named, ...unchallenged, payouts]
  }
  if (!hasArbiter) return [named, payouts]
  const window = hasOwner ? 'window' : 'challengeWindow'
  return [...challenged, named, { kind: window, state: 'current', time }, payouts]
}
