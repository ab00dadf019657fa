import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { config } from '@/chain/config'
import { openMatchesQuery } from '@/chain/openMatches'
import { pastMatchesQuery } from '@/chain/pastMatches'
import { MatchList } from '@/features/matches/MatchList'
import { DEFAULT_MATCH_SEARCH, type MatchSearch, parseMatchSearch } from '@/features/matches/matchSearch'
import { useWords } from '@/lib/words/useWords'
import { PageTitle } from '@/ui/PageTitle'

export const Route = createFileRoute('/matches')({
  // Links may leave out what is the default.
  validateSearch: (raw: Partial<MatchSearch> & SearchSchemaInput) => parseMatchSearch({ ...raw }),
  search: { middlewares: [stripSearchParams(DEFAULT_MATCH_SEARCH)] },
  loaderDeps: ({ search: { show } }) => ({ show }),
  // Not awaited: the page stands while it loads.
  loader: ({ context: { queryClient }, deps: { show } }) => {
    void queryClient.prefetchQuery(openMatchesQuery(config))
    if (show === 'finalized') void queryClient.prefetchInfiniteQuery(pastMatchesQuery(config))
  },
  component: Matches,
})

function Matches() {
  const { list } = useWords().matches
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle subtitle={list.subtitle}>{list.title}</PageTitle>
      <MatchList
        search={search}
        onChange={(change) =>
          void navigate({
            search: (previous) => ({ ...previous, ...change }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}
