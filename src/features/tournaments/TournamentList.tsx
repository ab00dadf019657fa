import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useEffect } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useTournaments } from '@/domain/tournament/queries'
import { type Tournament, type TournamentStage, tournamentStage } from '@/domain/tournament/tournament'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { LoadMore } from '@/ui/layout/LoadMore'
import { TournamentCard, TournamentCardSkeleton } from './TournamentCard'
import { TOURNAMENT_STAGES, type TournamentSearch } from './tournamentSearch'

const gridClass = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]'

interface TournamentListProps {
  search: TournamentSearch
  onChange: (change: Partial<TournamentSearch>) => void
}

export function TournamentList({ search: { show }, onChange }: TournamentListProps) {
  const messages = useMessages()
  const { list } = messages.tournaments
  const { loading } = messages.ui
  const now = useChainNow()
  const pages = useTournaments()
  const { data } = pages
  const failure = readFailure(messages, pages)
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
      {!shown && failure && <LoadError {...failure} />}
      {!shown && !failure && (
        <div className={gridClass}>
          <TournamentCardSkeleton text={loading} />
          <TournamentCardSkeleton />
        </div>
      )}
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
      <LoadMore pages={pages} label={list.older} busyLabel={list.loadingOlder} problem={failure?.message} />
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

/** Returns tournaments of one stage: next to start or end first, finished ones latest first. */
export function listTournaments(
  tournaments: readonly Tournament[],
  stage: TournamentStage,
  now: number,
): Tournament[] {
  const time = stage === 'upcoming' ? 'startTime' : 'endTime'
  const direction = stage === 'finished' ? -1 : 1
  return tournaments
    .filter((tournament) => tournamentStage(tournament, now) === stage)
    .sort((one, other) => direction * (one[time] - other[time]) || Number(other.id - one.id))
}
