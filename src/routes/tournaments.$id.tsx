import { createFileRoute } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { isRevert } from '@/chain/queries/errors'
import { config } from '@/chain/wagmi'
import { useOwnPlayer } from '@/domain/tournament/participants'
import { tournamentQueryOptions, useTournament, useTournamentMatches } from '@/domain/tournament/queries'
import type { Tournament } from '@/domain/tournament/tournament'
import { FinishPanel } from '@/features/tournaments/FinishPanel'
import { JoinPanel } from '@/features/tournaments/JoinPanel'
import { PlayersTable } from '@/features/tournaments/PlayersTable'
import { TournamentHeader, TournamentRules } from '@/features/tournaments/TournamentHeader'
import { TournamentMatches } from '@/features/tournaments/TournamentMatches'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Pending, Skeleton } from '@/ui/feedback/loading'
import { NotFoundMessage, shortId } from './-layout/page/PageStates'
import { pageHead, parseId } from './-layout/page/routeOptions'

export const Route = createFileRoute('/tournaments/$id')({
  // The page renders before chain data arrives.
  loader: ({ context: { queryClient }, params }) => {
    const tournamentId = parseId(params.id)
    void queryClient.prefetchQuery(tournamentQueryOptions(config, tournamentId))
    return tournamentId
  },
  head: pageHead(({ tournaments }, id: bigint) => ({ title: tournaments.page.untitled(String(id)) })),
  component: TournamentPage,
  notFoundComponent: NoSuchTournament,
})

const TournamentOutcome = lazyWithRetry(
  async () => (await import('@/features/tournaments/TournamentOutcome')).TournamentOutcome,
)

const gridClass = 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start'
/** Beside the matches, and before them on a phone. */
const asideClass = 'flex min-w-0 flex-col gap-6 lg:sticky lg:top-20 lg:order-last'

function TournamentPage() {
  const tournamentId = Route.useLoaderData()
  const read = useTournament(tournamentId)
  const { data, error } = read
  // Deferred, so that the page responds while it renders. Never another tournament's data.
  const drawn = useDeferredValue(data)
  const tournament = drawn?.id === tournamentId ? drawn : undefined

  if (!data && isRevert(error, 'TournamentNotFound')) return <NoSuchTournament />
  return (
    <div className="flex flex-col gap-6">
      <TournamentHeader tournamentId={tournamentId} tournament={tournament} />
      {tournament ? (
        <Content key={String(tournament.id)} tournament={tournament} />
      ) : (
        <Pending reads={[read]} loading={<ContentSkeleton />} />
      )}
    </div>
  )
}

function ContentSkeleton() {
  const { loading } = useMessages().ui
  return (
    <div className={gridClass}>
      <div className={asideClass}>
        <Skeleton text={loading} className="h-62 rounded-lg lg:h-80" />
        <Skeleton className="h-40 rounded-lg lg:order-first" />
      </div>
      <Skeleton className="h-120 rounded-lg" />
    </div>
  )
}

function Content({ tournament }: { tournament: Tournament }) {
  const player = useOwnPlayer(tournament.id)
  const read = useTournamentMatches(tournament.matchIds)
  const matches = useDeferredValue(read.data)
  const isOpen = tournament.status === 'open'
  const isPlaying = isOpen && player?.hasJoined === true

  const settling = isOpen && matches && <FinishPanel tournament={tournament} matches={matches} />
  return (
    <div className={gridClass}>
      <div className={asideClass}>
        <TournamentRules tournament={tournament} />
        {/* On a phone the actions come right after the rules: joining, claiming, or a player's predictions. */}
        {!isPlaying && (
          <div className="flex flex-col gap-6 empty:hidden lg:order-first">
            {isOpen ? (
              <JoinPanel tournament={tournament} />
            ) : (
              <TournamentOutcome
                tournament={tournament}
                fallback={<Skeleton className="h-40 rounded-lg" />}
              />
            )}
            {settling}
          </div>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {matches ? (
          <TournamentMatches tournament={tournament} matches={matches} />
        ) : (
          <Pending reads={[read]} className="h-120 rounded-lg" />
        )}
        {isPlaying && settling}
        <PlayersTable tournament={tournament} />
      </div>
    </div>
  )
}

function NoSuchTournament() {
  const { id } = Route.useParams()
  const { page } = useMessages().tournaments
  return (
    <NotFoundMessage
      title={page.notFound}
      text={page.notFoundText(shortId(id))}
      to="/tournaments"
      link={page.viewAll}
    />
  )
}
