import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { GameIcon } from '@/domain/match/GameIcon'
import { gamesOf, shortTitle } from '@/domain/match/name'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { useIsJoiningOpen, useTournamentMatches, useTournaments } from '@/domain/tournament/queries'
import { TournamentStageBadge } from '@/domain/tournament/TournamentStageBadge'
import { type Tournament, type TournamentStage, tournamentStage } from '@/domain/tournament/tournament'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass, cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Pending, Skeleton } from '@/ui/feedback/loading'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { LoadMore } from '@/ui/layout/LoadMore'
import { LateEntryNote, OwnBadge, TournamentFacts } from './TournamentHeader'
import { TOURNAMENT_STAGES, type TournamentSearch } from './tournamentSearch'

/** On a card. */
const FIRST_MATCHES = 2

const gridClass = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]'

interface TournamentListProps {
  search: TournamentSearch
  onChange: (change: Partial<TournamentSearch>) => void
}

export function TournamentList({ search: { show }, onChange }: TournamentListProps) {
  const { list } = useMessages().tournaments
  const now = useChainNow()
  const pages = useTournaments()
  const { data } = pages
  const shown = data && listTournaments(data, show, now)

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  // The newest tournaments may all be in another stage.
  const needsMore = shown?.length === 0 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (needsMore) void fetchNextPage()
  }, [needsMore, fetchNextPage])

  return (
    <div className="flex flex-col gap-6">
      <div className="min-w-0 sm:self-start">
        <SegmentedControl
          legend={list.filter}
          options={TOURNAMENT_STAGES.map((stage) => ({
            value: stage,
            label: (
              <>
                {list.filters[stage]}
                {data && !hasNextPage && (
                  <span className="text-12 text-tertiary">{listTournaments(data, stage, now).length}</span>
                )}
              </>
            ),
          }))}
          value={show}
          onChange={(stage: TournamentStage) => onChange({ show: stage })}
        />
      </div>
      <p role="status" className="sr-only">
        {shown && list.count(shown.length)}
      </p>
      {!shown && <Pending reads={[pages]} loading={<ListSkeleton />} />}
      {shown && shown.length > 0 && (
        <ul className={gridClass}>
          {shown.map((tournament) => (
            <li key={String(tournament.id)} className="grid min-w-0">
              <TournamentCard tournament={tournament} now={now} />
            </li>
          ))}
        </ul>
      )}
      {shown?.length === 0 && !isFetchingNextPage && !isFetchNextPageError && <NoTournaments show={show} />}
      <LoadMore pages={pages} label={list.older} busyLabel={list.loadingOlder} />
    </div>
  )
}

function NoTournaments({ show }: { show: TournamentStage }) {
  const { list } = useMessages().tournaments
  const next = show === 'upcoming' ? 'running' : 'upcoming'
  return (
    <EmptyState
      icon={<Trophy />}
      title={list.none[show]}
      text={list.noneText[show]}
      action={
        <Link to="/tournaments" search={{ show: next }} className={buttonClass()}>
          {list.see[next]}
        </Link>
      }
    />
  )
}

/** Returns tournaments of one stage, the largest prize first; of equal prizes the next to start or end, or the latest finished. */
export function listTournaments(tournaments: readonly Tournament[], stage: TournamentStage, now: number) {
  const time = stage === 'upcoming' ? 'startTime' : 'endTime'
  const direction = stage === 'finished' ? -1 : 1
  return tournaments
    .filter((tournament) => tournamentStage(tournament, now) === stage)
    .sort(
      (one, other) =>
        Number(other.prizePool - one.prizePool) ||
        direction * (one[time] - other[time]) ||
        Number(other.id - one.id),
    )
}

const frame = 'relative flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-lift'

function TournamentCard({ tournament, now }: { tournament: Tournament; now: number }) {
  const { tournaments } = useMessages()
  const titleId = useId()
  const { account } = useWallet()
  const player = useOwnPlayer(tournament.id)
  const isVisitor = !account || player?.hasJoined === false
  const isJoiningOpen = useIsJoiningOpen(tournament, now)
  const isInviting = isVisitor && isJoiningOpen
  return (
    <article
      aria-labelledby={titleId}
      className={cx(frame, '@container transition-[border-color] enabled-hover:border-control/70')}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <TournamentStageBadge tournament={tournament} now={now} />
          {tournament.isJudged && <Badge>{tournaments.judged}</Badge>}
        </div>
        <OwnBadge tournament={tournament} />
      </div>
      <h2 id={titleId} className="line-clamp-2 font-display text-24 break-words">
        <bdi>{tournament.name}</bdi>
      </h2>
      <FirstMatches tournament={tournament} />
      <TournamentFacts tournament={tournament} />
      {isInviting && <LateEntryNote tournament={tournament} />}
      <Link
        to="/tournaments/$id"
        params={{ id: String(tournament.id) }}
        className={cx(
          buttonClass({ block: true }),
          // Makes the whole card clickable.
          'mt-auto after:absolute after:inset-0',
        )}
      >
        {isInviting ? tournaments.join : tournaments.view}
        <span className="sr-only">: {tournament.name}</span>
      </Link>
    </article>
  )
}

/** Names the games, and the matches that start first. */
function FirstMatches({ tournament: { matchIds, status } }: { tournament: Tournament }) {
  const messages = useMessages()
  // All matches of an open tournament are read anyway, to tell whether one can still join.
  const { data } = useTournamentMatches(status === 'open' ? matchIds : matchIds.slice(0, FIRST_MATCHES))
  const first = data?.toSorted((a, b) => a.startTime - b.startTime).slice(0, FIRST_MATCHES) ?? []
  const more = matchIds.length - FIRST_MATCHES
  return (
    <div className="flex flex-col gap-1 text-14">
      <p className="flex min-h-6 flex-wrap gap-x-3 gap-y-1 text-12 text-secondary">
        {gamesOf(data ?? []).map((game) => (
          <span key={game} className="flex items-center gap-1">
            <GameIcon game={game} className="size-4" />
            {game}
          </span>
        ))}
      </p>
      {/* Room for all that it can show. */}
      <ul className="min-h-10">
        {first.map((match) => (
          <li key={String(match.id)} className="truncate">
            <bdi>{shortTitle(match, messages)}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-12 text-secondary">{messages.tournaments.list.more(more)}</p>}
    </div>
  )
}

function ListSkeleton() {
  const { loading } = useMessages().ui
  return (
    <div className={gridClass}>
      <CardSkeleton text={loading} />
      <CardSkeleton />
    </div>
  )
}

function CardSkeleton({ text }: { text?: string }) {
  return (
    <div className={frame}>
      <Skeleton text={text} className="h-6 w-24" />
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-18" />
      <Skeleton className="h-22" />
      <Skeleton className="h-10 pointer-coarse:h-11" />
    </div>
  )
}
