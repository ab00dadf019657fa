import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { config } from '@/chain/wagmi'
import { pressOdds } from '@/domain/match/betForm'
import type { Side } from '@/domain/match/match'
import { pastMatchesQueryOptions } from '@/domain/match/matchLists'
import { prefetchOpenMatches } from '@/domain/match/queries'
import { MatchList } from '@/features/matches/list/MatchList'
import { isPastFilter, type MatchSearch, parseMatchSearch } from '@/features/matches/list/matchSearch'
import { cx } from '@/ui/classNames'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { pageHead, searchChange, searchState } from './-layout/page/routeOptions'

const BetSlip = lazyWithRetry(async () => (await import('@/features/bets/slip/BetSlip')).BetSlip)

export const Route = createFileRoute('/matches')({
  ...searchState(parseMatchSearch),
  loaderDeps: ({ search: { show } }) => ({ isPast: isPastFilter(show) }),
  // The page renders before chain data arrives.
  loader: ({ context: { queryClient }, deps: { isPast } }) => {
    prefetchOpenMatches(queryClient, config)
    if (isPast) void queryClient.prefetchInfiniteQuery(pastMatchesQueryOptions(config))
  },
  head: pageHead(({ matches }) => matches.list),
  component: Matches,
})

function Matches() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (change: Partial<MatchSearch>) => void navigate(searchChange(change))
  const { bet, side } = search
  const isBetting = bet !== undefined
  // The first press of odds finds the form loaded.
  useEffect(() => void BetSlip.preload(), [])
  const openSlip = useCallback(
    (matchId: bigint, side: Side) => {
      pressOdds(matchId, side)
      void navigate({
        search: (shown) => ({ ...shown, bet: Number(matchId), side }),
        // Back closes the form, not the last choice.
        replace: isBetting,
        resetScroll: false,
      })
    },
    [navigate, isBetting],
  )
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-6',
        isBetting && 'lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start',
      )}
    >
      <MatchList search={search} onChange={change} openSlip={openSlip} />
      {isBetting && (
        <BetSlip
          matchId={BigInt(bet)}
          side={side}
          onClose={() => change({ bet: undefined, side: undefined })}
          fallback={<Skeleton className="h-120 rounded-lg max-lg:hidden" />}
        />
      )}
    </div>
  )
}
