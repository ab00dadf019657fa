import { createFileRoute } from '@tanstack/react-router'
import { config } from '@/chain/config'
import { tournamentsQuery } from '@/chain/tournaments'
import { TournamentList } from '@/features/tournaments/TournamentList'
import { DEFAULT_TOURNAMENT_SEARCH, parseTournamentSearch } from '@/features/tournaments/tournamentSearch'
import { loadWords } from '@/lib/words/language'
import { useWords } from '@/lib/words/useWords'
import { PageTitle } from '@/ui/PageTitle'
import { searchChange, searchState } from './-frame/searchState'

export const Route = createFileRoute('/tournaments/')({
  ...searchState(parseTournamentSearch, DEFAULT_TOURNAMENT_SEARCH),
  // The chain is not awaited: the page stands while it is read.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(tournamentsQuery(config))
    return loadWords('tournaments')
  },
  component: Tournaments,
})

function Tournaments() {
  const { tournaments } = useWords()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle subtitle={tournaments.subtitle}>{tournaments.title}</PageTitle>
      <TournamentList search={search} onChange={(change) => void navigate(searchChange(change))} />
    </div>
  )
}
