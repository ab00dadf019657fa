import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useChainNow } from '@/chain/network/clock'
import { isRevert } from '@/chain/queries/errors'
import { config } from '@/chain/wagmi'
import { useWallet } from '@/chain/wallet/wallets'
import { prefetchUserBets, useUserBet } from '@/domain/bet/queries'
import { BET_FORM, parseSide } from '@/domain/match/betForm'
import { isBettingOpen, type Match, type Side } from '@/domain/match/match'
import { matchQueryOptions, neighboursQueryOptions, useMatch, useSeries } from '@/domain/match/queries'
import { seriesScore } from '@/domain/match/series'
import { BetForm } from '@/features/bets/form/BetForm'
import { MatchHistory } from '@/features/matches/activity/MatchHistory'
import { MatchFacts, MatchHero } from '@/features/matches/match/MatchHero'
import { MatchPools } from '@/features/matches/match/MatchPools'
import { SeriesMarkets } from '@/features/matches/match/SeriesMarkets'
import { MatchResult, preloadResult } from '@/features/matches/result/MatchResult'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { lazyWithRetry, Pending, Skeleton, WhenSeen } from '@/ui/feedback/loading'
import { useMediaQuery } from '@/ui/layout/useMediaQuery'
import { useInView } from '@/ui/useInView'
import { NotFoundMessage, shortId } from './-layout/page/PageStates'
import { pageHead, parseId } from './-layout/page/routeOptions'

const MatchRules = lazyWithRetry(async () => (await import('@/features/matches/match/MatchRules')).MatchRules)
const RelatedMatches = lazyWithRetry(
  async () => (await import('@/features/matches/match/RelatedMatches')).RelatedMatches,
)
const OwnPosition = lazyWithRetry(async () => (await import('@/features/bets/OwnPosition')).OwnPosition)

export const Route = createFileRoute('/match/$id')({
  /** The side chosen in the bet form. */
  validateSearch: ({ side }: { side?: Side } & SearchSchemaInput) => ({ side: parseSide(side) }),
  // The page renders before chain data arrives.
  loader: ({ context: { queryClient }, params }) => {
    const matchId = parseId(params.id)
    void queryClient.prefetchQuery(matchQueryOptions(config, matchId))
    void queryClient.prefetchQuery(neighboursQueryOptions(config, matchId))
    return matchId
  },
  head: pageHead(({ matchPage }, id: bigint) => ({ title: matchPage.untitled(String(id)) })),
  component: MatchPage,
  notFoundComponent: NoSuchMatch,
})

/** The height of the navigation, of the form's title and of its sticky button with the payout on a phone, in pixels. */
const BUTTON_AREA = 280

/** The rules load this many pixels before they are in sight, so that the focus moves on into them. */
const BEFORE_RULES = 400

/** Milliseconds that the form waits at most for what stands above it. A slow RPC must not keep it back. */
const PATIENCE = 5_000

function MatchPage() {
  const matchId = Route.useLoaderData()
  const { side } = Route.useSearch()
  const { account } = useWallet()
  const read = useMatch(matchId)
  const { data, error } = read
  // Deferred, so that the page responds while it first renders. Another market of the series replaces it at once.
  const drawn = useDeferredValue(data)
  const match = drawn && drawn.id !== matchId ? data : drawn
  const now = useChainNow()
  const form = useInView(BUTTON_AREA)
  const isOpen = match && isBettingOpen(match, now)
  const isReady = useIsFormReady(matchId, account, isOpen)
  const isWide = useMediaQuery('(width >= 64rem)')
  const series = useSeries(match)
  useReadAhead(series, account)

  if (!data && isRevert(error, 'MatchNotFound')) return <NoSuchMatch />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="flex min-w-0 flex-col gap-3">
        <MatchHero
          matchId={matchId}
          match={match}
          hasFailed={error !== null}
          now={now}
          score={seriesScore(series)}
        >
          {match ? (
            <MatchPools match={match} now={now} needsOddsBar={form.isInView === false} />
          ) : (
            <Pending reads={[read]} className="h-37 rounded-md" />
          )}
        </MatchHero>
        <SeriesMarkets series={series} current={matchId} now={now} />
      </div>
      {match && isReady ? (
        <>
          {/* Once betting is closed, one's own position and the result stand where the form stood. */}
          <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-20 lg:row-span-2">
            <div className={cx('empty:hidden', isOpen && 'max-lg:order-last')}>
              {account && <OwnPosition key={String(match.id)} match={match} fallback={null} />}
            </div>
            <MatchResult key={String(match.id)} match={match} now={now} />
            <div ref={form.ref}>
              <BetForm key={String(match.id)} match={match} side={side} />
            </div>
            {isWide && <RelatedMatches match={match} now={now} fallback={null} />}
          </div>
          {/* Remounts for another match: open details and filters are state of its parts. */}
          <div key={String(match.id)} className="flex min-w-0 flex-col gap-6">
            <MatchFacts match={match} />
            <MatchHistory match={match} />
            <WhenSeen ahead={BEFORE_RULES} className="min-h-50">
              <MatchRules match={match} now={now} />
            </WhenSeen>
          </div>
        </>
      ) : (
        (match || !error) && <FormSkeleton />
      )}
    </div>
  )
}

/**
 * Returns `true` once the position and the result above the form are there, or after `PATIENCE`, so that neither moves it or what is below. A
 * wallet that connects later finds the page as it is.
 * @param isOpen `undefined` until the match is read
 */
function useIsFormReady(matchId: bigint, account: Address | undefined, isOpen: boolean | undefined) {
  const position = useUserBet(matchId, account)
  const isPending = account !== undefined && position.isPending
  const [readyFor, setReadyFor] = useState<bigint>()
  useEffect(() => {
    if (isOpen === undefined) return
    let isCurrent = true
    const show = () => {
      // The page responds while the form renders.
      if (isCurrent) startTransition(() => setReadyFor(matchId))
    }
    const timer = setTimeout(show, PATIENCE)
    if (!isPending) {
      const parts = [account && OwnPosition.preload(), !isOpen && preloadResult()]
      void Promise.all(parts).then(show)
    }
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [matchId, account, isOpen, isPending])
  // The next market of the series finds the parts loaded.
  return readyFor === matchId || (readyFor !== undefined && !isPending) || (isOpen === true && !account)
}

/** Reads the other markets and the positions on them, and loads what they show, so that nothing moves when one opens. */
function useReadAhead(series: readonly Match[], account: Address | undefined) {
  const client = useQueryClient()
  const ids = series.length > 1 ? series.map(({ id }) => id).join() : ''
  useEffect(() => {
    if (ids === '') return
    const markets = ids.split(',').map(BigInt)
    for (const id of markets) void client.prefetchQuery(matchQueryOptions(config, id))
    if (account) prefetchUserBets(client, config, account, markets)
    void preloadResult()
  }, [client, ids, account])
}

/** As tall as a phone's screen, so that nothing in sight moves when the content comes. */
function FormSkeleton() {
  return (
    <div id={BET_FORM}>
      <Skeleton className="h-120 rounded-lg max-lg:h-svh" />
    </div>
  )
}

function NoSuchMatch() {
  const { id } = Route.useParams()
  const { matchPage, layout } = useMessages()
  return (
    <NotFoundMessage
      title={matchPage.notFound}
      text={matchPage.notFoundText(shortId(id))}
      to="/matches"
      link={layout.notFound.viewMatches}
    />
  )
}
