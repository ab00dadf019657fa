import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { isFinal, type Match, matchStatus, type Side, sideOf } from '@/domain/match/match'
import { describeSide, shortSideName } from '@/domain/match/name'
import { SideChoice } from '@/domain/match/SideChoice'
import { choiceNameClass, TeamName } from '@/domain/match/TeamName'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Countdown } from '@/ui/text/DateTime'

interface OwnPick {
  saved: Side | undefined
  chosen: Side | undefined
  isScored: boolean
  points: number
}

interface MatchRowProps {
  match: Match
  now: number
  isJudged: boolean
  own?: OwnPick
  /** Missing when predictions are closed. */
  onChoose?: (side: Side) => void
  isBusy?: boolean
}

export function MatchRow(props: MatchRowProps) {
  const { match, now, own, onChoose, isBusy } = props
  const messages = useMessages()
  const { predictions } = messages.tournaments
  return (
    <li className="flex flex-col gap-3 border-t border-line p-4 sm:px-6">
      {onChoose ? (
        <SideChoice
          legend={match.name}
          sides={[describeSide(match, 1, messages), describeSide(match, 2, messages)]}
          value={own?.chosen}
          onChange={onChoose}
          disabled={isBusy}
        />
      ) : (
        <>
          <h3 className="text-14 font-medium break-words">
            <bdi>{match.name}</bdi>
          </h3>
          <div className="grid grid-cols-2 gap-2">
            <ClosedSide match={match} side={1} own={own} />
            <ClosedSide match={match} side={2} own={own} />
          </div>
        </>
      )}
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-12 text-secondary">
        <MatchState match={match} now={now} />
        {own && <PickState {...props} own={own} />}
        <Link
          to="/match/$id"
          params={{ id: String(match.id) }}
          className="ms-auto inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {predictions.details}
          <span className="sr-only">: {match.name}</span>
        </Link>
      </div>
    </li>
  )
}

function ClosedSide({ match, side, own }: { match: Match; side: Side; own: OwnPick | undefined }) {
  const messages = useMessages()
  const { predictions } = messages.tournaments
  const { label, team } = describeSide(match, side, messages)
  const isPicked = own?.saved === side
  const color = side === 1 ? 'text-side-a' : 'text-side-b'
  const picked = side === 1 ? 'border-side-a bg-side-a/12' : 'border-side-b bg-side-b/12'
  return (
    <div
      className={`flex min-h-18 min-w-0 flex-col justify-center gap-0.5 rounded-md border px-4 py-2 ${isPicked ? picked : 'border-line'}`}
    >
      <span className={`flex min-h-6 items-center gap-2 text-12 font-medium ${color}`}>
        <span className="flex-1 whitespace-nowrap">{label}</span>
        {match.winner === side && (
          // The side's own tint would reduce the contrast.
          <span className="flex rounded-sm bg-surface">
            <Badge tone="won">{messages.match.won}</Badge>
          </span>
        )}
        {isPicked && (
          <>
            {match.winner === 0 && <Lock aria-hidden className="size-4 shrink-0" />}
            <span className="sr-only">{predictions.pick(team ?? label)}</span>
          </>
        )}
      </span>
      {team && <TeamName name={team} className={choiceNameClass} />}
    </div>
  )
}

function MatchState({ match, now }: { match: Match; now: number }) {
  const messages = useMessages()
  const { predictions } = messages.tournaments
  const status = matchStatus(match, now)
  if (status === 'challenged') return <Badge tone="warning">{messages.match.status.challenged}</Badge>
  if (status === 'upcoming') {
    return (
      <span>
        {match.isBettingClosed && `${predictions.closedEarly} · `}
        {messages.match.startsIn} <Countdown target={match.startTime} now={now} />
      </span>
    )
  }
  if (status === 'live') return <Badge tone="live">{predictions.live}</Badge>
  if (status === 'ended') return <span>{messages.match.status.ended}</span>
  return (
    <span>
      {status === 'void'
        ? predictions.void
        : predictions.won(shortSideName(match, sideOf(match.winner), messages))}
      {!isFinal(match, now) && (
        <>
          {' · '}
          {predictions.provisional} <Countdown target={match.claimableAt} now={now} />
        </>
      )}
    </span>
  )
}

function PickState({ match, now, own, onChoose, isJudged }: MatchRowProps & { own: OwnPick }) {
  const { predictions } = useMessages().tournaments
  if (own.chosen !== own.saved) return <Badge tone="warning">{predictions.unsaved}</Badge>
  if (!own.saved) return onChoose ? null : <Badge>{predictions.noPick}</Badge>
  if (onChoose) return <Badge>{predictions.saved}</Badge>
  if (own.isScored) {
    return (
      <Badge tone={own.points > 0 ? 'won' : 'lost'}>
        {own.points > 0 ? predictions.scored(own.points) : predictions.wrong}
      </Badge>
    )
  }
  if (isFinal(match, now) && !match.isVoid) {
    return (
      <Badge>
        {!isJudged && match.winner === own.saved
          ? `${predictions.right} · ${predictions.unscored}`
          : predictions.unscored}
      </Badge>
    )
  }
  return null
}
