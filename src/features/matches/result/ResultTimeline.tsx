import { Check, Circle, CircleDot } from 'lucide-react'
import { type Address, zeroAddress } from 'viem'
import type { Match } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import type { Messages } from '@/i18n/catalogue'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { shortAddress } from '@/lib/addresses'
import { cx } from '@/ui/classNames'
import { type ResultStep, resultSteps } from './resultSteps'

interface ResultTimelineProps {
  match: Match
  challenger: Address
  now: number
}

const icons = { done: Check, current: CircleDot, upcoming: Circle }

export function ResultTimeline({ match, challenger, now }: ResultTimelineProps) {
  const messages = useMessages()
  const { timeline } = messages.matches.match
  return (
    <ol aria-label={timeline.label} className="flex flex-col gap-2 text-14">
      {resultSteps(match, challenger !== zeroAddress, now).map((step) => {
        const Icon = icons[step.state]
        return (
          <li
            key={step.kind}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={cx('flex gap-2', step.state === 'current' ? 'font-medium' : 'text-secondary')}
          >
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{describeStep(step, match, challenger, messages)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function describeStep(
  { kind, state, time = 0 }: ResultStep,
  match: Match,
  challenger: Address,
  messages: Messages,
): string {
  const { timeline } = messages.matches.match
  switch (kind) {
    case 'named':
      return timeline.named(outcomeOf(match, messages))
    case 'decided':
      return timeline.decided(outcomeOf(match, messages))
    case 'challenged':
      return timeline.challenged(shortAddress(challenger))
    case 'payouts':
      if (state === 'done') return timeline.payoutsOpen
      return time === 0 ? timeline.payoutsLater : timeline.payouts(formatDateTime(time))
    case 'noResult':
    case 'unchallenged':
    case 'unruled':
      return timeline[kind]
    default:
      return timeline[kind](formatDateTime(time))
  }
}

function outcomeOf(match: Match, messages: Messages): string {
  const { state } = messages.matches.match
  if (match.winner === 0) return state.void
  const { label, team } = describeSide(match, match.winner, messages)
  return state.winner(label, team)
}
