import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { config } from '@/chain/wagmi'
import { pressed } from '@/domain/match/betForm'
import type { Side } from '@/domain/match/match'
import { pastMatchesQueryOptions } from '@/domain/match/matchLists'
import { prefetchOpenMatches } from '@/domain/match/queries'
import { MatchList } from '@/features/matches/list/MatchList'
import { isPastFilter, type MatchSearch, parseMatchSearch } from '@/features/matches/list/matchSearch'
import { loadMessages, localized } from '@/i18n/messages'
import { cx } from '@/ui/classNames'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { pageHead, searchChange, searchState } from './-layout/page/routeOptions'

const BetSlip = lazyWithRetry(async () => {
  const slip = import('@/features/bets/slip/BetSlip')
  return (await localized(slip, 'bets', 'transactions', 'matchPage')).BetSlip
})

export const Route = createFileRoute('/matches')({
  ...searchState(parseMatchSearch),
  loaderDeps: ({ search: { show, bet } }) => ({ isPast: isPastFilter(show), hasBet: bet !== undefined }),
  // The page renders before chain data arrives.
  loader: ({ context: { queryClient }, deps: { isPast, hasBet } }) => {
    if (hasBet) void BetSlip.preload()
    prefetchOpenMatches(queryClient, config)
    if (isPast) void queryClient.prefetchInfiniteQuery(pastMatchesQueryOptions(config))
    return loadMessages('matches')
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
  const slip = useMemo(
    () => ({
      preload: () => void BetSlip.preload(),
      open: (matchId: bigint, side: Side) =>
        void navigate({
          search: (shown) => ({ ...shown, bet: Number(matchId), side }),
          state: pressed,
          // Back closes the form, not the last choice.
          replace: isBetting,
          resetScroll: false,
        }),
    }),
    [navigate, isBetting],
  )
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-6',
        isBetting && 'lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start',
      )}
    >
      <MatchList search={search} onChange={change} slip={slip} />
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
