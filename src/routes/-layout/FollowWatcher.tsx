import { useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { useChainNow } from '@/chain/network/clock'
import { useClaimable } from '@/domain/bet/claimable'
import { type FollowEvent, followEvents, type Watched } from '@/domain/follow/followEvents'
import { type Follows, isFollowed, oddsKey, setOddsAlert, useFollows } from '@/domain/follow/follows'
import type { Match } from '@/domain/match/match'
import { shortSideName } from '@/domain/match/name'
import { matchQueryOptions, useOpenMatches } from '@/domain/match/queries'
import type { Messages } from '@/i18n/catalogue'
import { formatAmount, formatMultiplier } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { notify, onPathOpened } from '@/lib/notify'
import { siteUrl } from '@/lib/siteUrl'
import { storage } from '@/lib/storage'

/** Notifies of what happens to followed matches and the account's bets. Several tabs watch, one of them notifies. */
export function FollowWatcher() {
  const messages = useMessages()
  const { history } = useRouter()
  const now = useChainNow()
  const follows = useFollows()
  const { address: account } = useConnection()
  const { data: claimable, refetch } = useClaimable()
  const matches = useFollowedMatches(follows)
  const isNotifying = useIsNotifying()
  const before = useRef<Watched>(undefined)

  const open = useCallback((path: string) => history.push(new URL(siteUrl(path)).pathname), [history])
  useEffect(() => onPathOpened(open), [open])

  const overdue = now - (claimable?.nextAt ?? Number.POSITIVE_INFINITY)
  useEffect(() => {
    // TanStack Query's intervals rest while the tab is hidden, and no event says that a dispute window ended.
    if (overdue >= 0 && document.hidden) void refetch({ cancelRefetch: false })
  }, [overdue, refetch])

  useEffect(() => {
    if (!matches) return
    const after = { now, matches, odds: follows.odds, account, claims: claimable?.claims }
    const events = before.current ? followEvents(before.current, after) : []
    before.current = after
    if (!isNotifying) return
    for (const event of events.filter(isNew)) {
      if (event.kind === 'odds') setOddsAlert(oddsKey(event.match, event.side), undefined)
      void notify(noticeOf(event, messages), open)
    }
  })
  return null
}

function noticeOf(event: FollowEvent, messages: Messages) {
  const matchId = event.kind === 'claimable' ? event.matchId : event.match.id
  return {
    title: titleOf(event, messages),
    body: event.match?.name ?? `#${matchId}`,
    tag: event.key,
    path: `match/${matchId}`,
  }
}

function titleOf(event: FollowEvent, messages: Messages): string {
  const { events } = messages.follow
  if (event.kind === 'started') return events.started
  if (event.kind === 'claimable') return events.claimable(formatAmount(event.amount))
  const { match } = event
  if (event.kind === 'odds')
    return events.odds(shortSideName(match, event.side, messages), formatMultiplier(event.multiplier))
  return match.winner === 0 ? events.void : events.won(shortSideName(match, match.winner, messages))
}

/**
 * Returns the followed matches that are open, and those that were and have a result now, once. `undefined` while one of them is
 * being read.
 */
function useFollowedMatches(follows: Follows): Match[] | undefined {
  const config = useConfig()
  const { data: open } = useOpenMatches()
  const [watched, setWatched] = useState('')
  const isOpen = new Set(open?.map(({ id }) => String(id)))
  const left = open ? watched.split(',').filter((id) => id !== '' && !isOpen.has(id)) : []
  const results = useQueries({ queries: left.map((id) => matchQueryOptions(config, BigInt(id))) })
  const read = results.flatMap(({ data }) => data ?? [])
  const isComplete = open !== undefined && read.length === results.length
  const matches = isComplete ? [...open.filter((match) => isFollowed(match, follows)), ...read] : undefined
  const unfinished = matches?.filter(({ hasResult }) => !hasResult).map(({ id }) => id)
  const next = unfinished?.join() ?? watched
  useEffect(() => setWatched(next), [next])
  return matches
}

/** Returns `true` in one tab of the site, which is another one once that is closed. */
function useIsNotifying(): boolean {
  const [isNotifying, setNotifying] = useState(false)
  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    const untilClosed = () => {
      setNotifying(true)
      return new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    navigator.locks?.request('clutchpool.notifying', { signal }, untilClosed).catch(() => {
      // It was closed before its turn came.
    })
    return () => {
      closing.abort()
      setNotifying(false)
    }
  }, [])
  return isNotifying
}

const toldKey = 'clutchpool.toldEvents'

/** Older ones go. */
const MOST_TOLD = 100

/** Returns `true` once per event, also after a reload or in another tab. */
function isNew({ key }: FollowEvent): boolean {
  const told = (storage.getItem(toldKey) ?? '').split('\u241e')
  if (told.includes(key)) return false
  storage.setItem(toldKey, [...told, key].slice(-MOST_TOLD).join('\u241e'))
  return true
}
