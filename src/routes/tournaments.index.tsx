import { createFileRoute } from '@tanstack/react-router'
import { config } from '@/chain/wagmi'
import { tournamentsQueryOptions } from '@/domain/tournament/queries'
import { TournamentList } from '@/features/tournaments/TournamentList'
import { parseTournamentSearch } from '@/features/tournaments/tournamentSearch'
import { useMessages } from '@/i18n/useMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead, searchChange, searchState } from './-layout/page/routeOptions'

export const Route = createFileRoute('/tournaments/')({
  ...searchState(parseTournamentSearch),
  // The page renders before chain data arrives.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(tournamentsQueryOptions(config))
  },
  head: pageHead(({ tournaments }) => tournaments),
  component: Tournaments,
})

function Tournaments() {
  const { tournaments } = useMessages()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle subtitle={tournaments.subtitle}>{tournaments.title}</PageTitle>
      <TournamentList search={search} onChange={(change) => void navigate(searchChange(change))} />
    </div>
  )
}
