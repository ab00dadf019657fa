import { createFileRoute } from '@tanstack/react-router'
import { config } from '@/chain/wagmi'
import { pastMatchesQueryOptions } from '@/domain/match/matchLists'
import { prefetchOpenMatches } from '@/domain/match/queries'
import { MatchList } from '@/features/matches/list/MatchList'
import { DEFAULT_MATCH_SEARCH, parseMatchSearch } from '@/features/matches/list/matchSearch'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { PageTitle } from '@/ui/layout/PageTitle'
import { pageHead, searchChange, searchState } from './-layout/page/routeOptions'

export const Route = createFileRoute('/matches')({
  ...searchState(parseMatchSearch, DEFAULT_MATCH_SEARCH),
  loaderDeps: ({ search: { show } }) => ({ show }),
  // The page renders before chain data arrives.
  loader: ({ context: { queryClient }, deps: { show } }) => {
    prefetchOpenMatches(queryClient, config)
    if (show === 'finalized') void queryClient.prefetchInfiniteQuery(pastMatchesQueryOptions(config))
    return loadMessages('matches')
  },
  head: pageHead(({ matches }) => matches.list),
  component: Matches,
})

function Matches() {
  const { list } = useMessages().matches
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle subtitle={list.subtitle}>{list.title}</PageTitle>
      <MatchList search={search} onChange={(change) => void navigate(searchChange(change))} />
    </div>
  )
}
