import type { Address } from 'viem'
import type { Claimable } from '@/domain/bet/claimable'
import { isBettingOpen, type Match, type Side } from '@/domain/match/match'
import { shownOdds } from '@/domain/match/odds'
import { groupSeries } from '@/domain/match/series'
import { type Follows, matchKey, oddsKey } from './follows'

/** A snapshot of the followed matches, the odds alerts and the account's claims. */
export interface Watched {
  /** The chain's time in unix seconds. */
  now: number
  /** The followed matches: the open ones, and those that got a result since the moment before. */
  matches: readonly Match[]
  odds: Follows['odds']
  account: Address | undefined
  /** The account's claims, `undefined` until they are read. */
  claims: Claimable['claims'] | undefined
}

export type FollowEvent = { /** The same wherever and whenever it is noticed. */ key: string } & (
  | { kind: 'started' | 'result'; match: Match }
  | { kind: 'odds'; match: Match; side: Side; multiplier: number }
  | { kind: 'claimable'; matchId: bigint; amount: bigint; match: Match | undefined }
)

/** Returns what happened between two moments. What is new to the second one was so before. */
export function followEvents(before: Watched, after: Watched): FollowEvent[] {
  const known = new Map(before.matches.map((match) => [match.id, match]))
  const matches = after.matches.filter(({ id }) => known.has(id))
  return [
    ...groupSeries(matches).flatMap(([match]) => {
      const was = known.get(match.id)
      return was ? matchEvents(was, match, before.now, after.now) : []
    }),
    ...matches.flatMap((match) => {
      const was = known.get(match.id)
      return was ? oddsEvents(was, match, before.now, after) : []
    }),
    ...claimEvents(before, after),
  ]
}

/** Of a series, only the match that it is about starts and gets a result. */
function matchEvents(was: Match, match: Match, from: number, to: number): FollowEvent[] {
  const hasStarted = !match.hasResult && from < match.startTime && match.startTime <= to
  const hasNewResult = match.hasResult && !was.hasResult
  return [
    hasStarted && ({ kind: 'started', key: `started ${matchKey(match)}`, match } as const),
    hasNewResult && ({ kind: 'result', key: `result ${matchKey(match)}`, match } as const),
  ].filter((event) => event !== false)
}

function oddsEvents(was: Match, match: Match, from: number, { odds, now }: Watched): FollowEvent[] {
  if (!isBettingOpen(match, now)) return []
  return ([1, 2] as const).flatMap((side) => {
    const least = odds.get(oddsKey(match, side))
    const { multiplier } = shownOdds(match, side, now) ?? {}
    if (least === undefined || multiplier === undefined || multiplier < least) return []
    if ((shownOdds(was, side, from)?.multiplier ?? 0) >= least) return []
    // With the time, because an alert that was told is removed and can be set again.
    return { kind: 'odds', key: `odds ${oddsKey(match, side)} ${now}`, match, side, multiplier }
  })
}

function claimEvents(before: Watched, { claims, account }: Watched): FollowEvent[] {
  if (!before.claims || !claims || before.account !== account) return []
  const known = new Set(before.claims.map(({ matchId }) => matchId))
  return claims
    .filter(({ matchId }) => !known.has(matchId))
    .map(({ matchId, amount, bet }) => {
      return { kind: 'claimable', key: `claimable ${account} ${matchId}`, matchId, amount, match: bet?.match }
    })
}
