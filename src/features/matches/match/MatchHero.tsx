import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Crest } from '@/domain/match/Crest'
import { GameIcon } from '@/domain/match/GameIcon'
import { MatchStatusBadge } from '@/domain/match/MatchStatusBadge'
import { isBettingOpen, type Match, matchStatus, type Side, sideResult } from '@/domain/match/match'
import { matchLink } from '@/domain/match/matchLink'
import { describeSide, gameOf, matchTitle, parseMatchName } from '@/domain/match/name'
import { otherSide } from '@/domain/match/odds'
import { TeamName } from '@/domain/match/TeamName'
import { formatPercent } from '@/i18n/format/amounts'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { Skeleton } from '@/ui/feedback/loading'
import { BackLink } from '@/ui/layout/BackLink'
import { Card } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { useDocumentTitle } from '@/ui/layout/PageTitle'
import { Countdown, DateTime } from '@/ui/text/DateTime'
import { WethAmount } from '@/ui/text/WethAmount'
import { FollowMenu } from './FollowMenu'

interface MatchHeroProps {
  matchId: bigint
  /** The heading renders before the match is loaded, so that it can take the focus. */
  match: Match | undefined
  hasFailed?: boolean
  now: number
  /** The maps that each side has won. */
  score?: readonly [number, number] | undefined
  /** The odds, or why they are missing. */
  children: ReactNode
}

/** Both sides, and what stands between them. */
const faceOff = 'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3'

/** Shows who plays, and until when bets are taken. */
export function MatchHero({ matchId, match, hasFailed, now, score, children }: MatchHeroProps) {
  const messages = useMessages()
  const title = match ? matchTitle(match, messages) : messages.matchPage.untitled(String(matchId))
  useDocumentTitle(title)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <BackLink to="/matches">{messages.matchPage.back}</BackLink>
        {match && <FollowMenu match={match} now={now} />}
      </div>
      <Card className="flex flex-col gap-4 bg-linear-to-r from-side-a/14 via-transparent to-side-b/14 rtl:bg-linear-to-l">
        {match ? (
          <NameAndLink match={match} />
        ) : (
          <p className="text-center text-14 text-secondary">{messages.matchPage.subtitle}</p>
        )}
        <div className="flex flex-col gap-2">
          {match ? (
            <div className={faceOff}>
              <SideLabel match={match} side={1} />
              <MatchTiming match={match} now={now} />
              <SideLabel match={match} side={2} />
            </div>
          ) : (
            !hasFailed && <Skeleton className="h-22 rounded-md sm:h-25" />
          )}
          {/* The same element before and after, because it keeps the focus. */}
          <h1
            tabIndex={-1}
            className={match ? faceOff : 'min-h-10 text-center font-display text-32 sm:min-h-12'}
          >
            {match ? (
              <>
                <SideName match={match} side={1} />{' '}
                <Between score={parseMatchName(match.name).market?.kind === 'total' ? undefined : score} />{' '}
                <SideName match={match} side={2} />
              </>
            ) : (
              title
            )}
          </h1>
        </div>
        {children}
      </Card>
    </div>
  )
}

function Between({ score }: { score: MatchHeroProps['score'] }) {
  const messages = useMessages()
  if (!score) return <span className="font-display text-14 text-tertiary">{messages.match.versus}</span>
  const [a, b] = score.map(formatCount)
  return (
    <span className="font-display text-24 whitespace-nowrap tabular-nums sm:text-32">
      <span className="sr-only">{messages.matchPage.score} </span>
      {a} – {b}
    </span>
  )
}

function NameAndLink({ match }: { match: Match }) {
  const messages = useMessages()
  const link = matchLink(match)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-14 text-secondary">
      <p className="flex min-w-0 items-center gap-2">
        <GameIcon game={gameOf(match)} />
        <bdi className="min-w-0 text-balance break-words">{match.name}</bdi>
      </p>
      {link && (
        <a
          href={link.href}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-6 items-center gap-1 text-text underline underline-offset-4"
        >
          {messages.matchPage.follow(link.host)}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </div>
  )
}

function SideLabel({ match, side }: { match: Match; side: Side }) {
  const messages = useMessages()
  const { label, team } = describeSide(match, side, messages)
  const result = sideResult(match, side)
  return (
    <p
      className={cx(
        'flex flex-wrap items-center gap-2 text-14 font-medium',
        side === 1 ? 'text-side-a' : 'flex-row-reverse text-end text-side-b',
      )}
    >
      <Crest team={team} side={side} className="size-10 sm:size-14" />
      {team && label}
      {result && <Badge tone={result}>{messages.match[result]}</Badge>}
    </p>
  )
}

function SideName({ match, side }: { match: Match; side: Side }) {
  const messages = useMessages()
  const { label, team } = describeSide(match, side, messages)
  return (
    <span className={cx('@container flex min-w-0', side === 2 && 'justify-end text-end')}>
      <TeamName
        name={team ?? label}
        beside={describeSide(match, otherSide(side), messages).team}
        className={cx(
          'line-clamp-3 pb-1 leading-[1.125] [--room:100cqi] [--size:2rem] sm:leading-none sm:[--size:2.75rem] [&:lang(ar)]:leading-[1.5]',
          sideResult(match, side) === 'lost' && 'text-tertiary',
        )}
      />
    </span>
  )
}

/** Says whether a match is live, and until when bets are taken. */
export function MatchTiming({ match, now }: { match: Match; now: number }) {
  const { match: texts, matchPage: messages } = useMessages()
  const isUpcoming = matchStatus(match, now) === 'upcoming'
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <MatchStatusBadge match={match} now={now} size="lg" />
      {isBettingOpen(match, now) && (
        <dl>
          <Fact term={isUpcoming ? texts.startsIn : messages.closesIn} size="xl">
            <Countdown target={isUpcoming ? match.startTime : match.endTime} now={now} />
          </Fact>
        </dl>
      )}
    </div>
  )
}

export function MatchFacts({ match }: { match: Match }) {
  const { match: texts, matchPage: messages } = useMessages()
  return (
    <Card>
      <dl
        aria-label={messages.facts}
        className="flex flex-wrap justify-between gap-x-6 gap-y-4 max-sm:grid max-sm:grid-cols-2"
      >
        <Fact term={texts.startTime}>
          <DateTime time={match.startTime} />
        </Fact>
        <Fact term={messages.endTime}>
          <DateTime time={match.endTime} />
        </Fact>
        <Fact term={texts.minBet}>
          <WethAmount wei={match.minBet} unit="word" />
        </Fact>
        <Fact term={texts.maxBet}>
          <WethAmount wei={match.maxBet} unit="word" />
        </Fact>
        <Fact term={messages.fee}>{formatPercent(match.feeBps)}</Fact>
      </dl>
    </Card>
  )
}
