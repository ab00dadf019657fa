import { Hourglass, Trophy, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Match } from '@/domain/match/match'
import { describeSide } from '@/domain/match/name'
import { isBettingOpen, matchAbandonedAt } from '@/domain/match/status'
import { useMessages } from '@/i18n/useMessages'
import { Card } from '@/ui/layout/Card'
import { Countdown } from '@/ui/text/Countdown'
import { DateTime } from '@/ui/text/DateTime'
import { VoidAbandoned } from './VoidAbandoned'

interface MatchOutcomeProps {
  match: Match
  now: number
}

export function MatchOutcome({ match, now }: MatchOutcomeProps) {
  const messages = useMessages()
  const { state } = messages.matches.match
  if (isBettingOpen(match, now)) return null
  if (!match.isFinalized) {
    const deadline = matchAbandonedAt(match)
    if (now >= deadline) {
      return (
        <Outcome icon={<Hourglass />} title={state.noResult} text={state.abandoned}>
          <VoidAbandoned matchId={match.id} />
        </Outcome>
      )
    }
    return (
      <Outcome
        icon={<Hourglass />}
        title={state.awaiting}
        text={now < match.endTime ? state.closedEarly : state.ended}
      >
        <p className="text-14 text-secondary">
          {state.dueBy} <DateTime time={deadline} />
        </p>
      </Outcome>
    )
  }

  const winner = describeSide(match, match.winner === 1 ? 1 : 2, messages)
  return (
    <Outcome
      icon={match.isVoid ? <Undo2 /> : <Trophy />}
      title={match.isVoid ? state.void : state.winner(winner.label, winner.team)}
      text={match.isVoid ? state.voidText : state.winnerText}
    >
      {now < match.claimableAt && (
        <p className="text-14 text-secondary">
          {state.disputed} <DateTime time={match.claimableAt} />. {state.claimableIn}{' '}
          <span className="font-medium text-text">
            <Countdown target={match.claimableAt} now={now} />
          </span>
          .
        </p>
      )}
    </Outcome>
  )
}

interface OutcomeProps {
  icon: ReactNode
  title: string
  text: string
  children?: ReactNode
}

function Outcome({ icon, title, text, children }: OutcomeProps) {
  return (
    <Card as="section" aria-labelledby="outcome" className="flex gap-4">
      <span aria-hidden className="pt-0.5 text-secondary *:size-6">
        {icon}
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 id="outcome" className="text-18 font-semibold break-words">
          {title}
        </h2>
        <p className="text-14 text-secondary">{text}</p>
        {children}
      </div>
    </Card>
  )
}
