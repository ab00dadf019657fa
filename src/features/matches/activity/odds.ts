import { isBettingOpen, type Match, type Side, sideOf } from '@/domain/match/match'
import { multiplier, type PoolName, poolShareABps, type Rates } from '@/domain/match/odds'
import { MINUTE } from '@/lib/time'
import type { MatchEvent } from './matchEvents'

/** A bet, and its pool's odds after it. */
export interface OddsPoint extends MatchEvent {
  pool: PoolName
  side: Side
  /** Payout per staked wei after the fee; `undefined` for a side without stakes. */
  odds: Record<Side, number | undefined>
  shareABps: number | undefined
}

/** Returns both pools' odds after each bet, oldest first. @param events newest first */
export function oddsPoints(events: readonly MatchEvent[], rates: Rates): OddsPoint[] {
  const bets = events.filter(({ kind }) => kind === 'bet').reverse()
  return bets.map((bet) => {
    const stakes = { 1: bet.poolA, 2: bet.poolB }
    return {
      ...bet,
      pool: bet.isLive ? 'live' : 'early',
      side: sideOf(bet.side),
      odds: { 1: multiplier(stakes, 1, rates), 2: multiplier(stakes, 2, rates) },
      shareABps: poolShareABps(stakes),
    }
  })
}

/** Marks on the time axis, in unix seconds. */
export interface OddsMark {
  kind: 'start' | 'close' | 'result'
  time: number
}

export interface OddsLine {
  pool: PoolName
  side: Side
  /** One per time; `null` while the side has no stakes. */
  values: readonly (number | null)[]
}

export type OddsChartData = ReturnType<typeof oddsLines>

/** A result may come days after the last bet: the chart leaves it at most this part of its width. */
const MOST_WAITING = 0.25

/**
 * Returns the odds as lines that hold their value until the next bet.
 *
 * @param points oldest first, at least one
 * @param events of the match, newest first
 * @param now the chain's time in unix seconds
 */
export function oddsLines(
  points: readonly OddsPoint[],
  events: readonly MatchEvent[],
  match: Match,
  now: number,
) {
  const firstOf = (...kinds: readonly MatchEvent['kind'][]) =>
    events.findLast(({ kind }) => kinds.includes(kind))?.time
  const result = firstOf('result', 'void')
  const close = Math.min(firstOf('closed') ?? match.endTime, result ?? Number.POSITIVE_INFINITY)
  const from = points[0]?.time ?? now
  const last = points.at(-1)?.time ?? now
  const bettingEnd = isBettingOpen(match, now) ? now : Math.min(close, now)
  const end = Math.max(bettingEnd, last, from + MINUTE)
  const latest = end + Math.round((end - from) * MOST_WAITING)
  const to = result === undefined ? end : Math.max(end, Math.min(result, latest))
  const times = [...new Set([...points.map(({ time }) => time), to])].sort((a, b) => a - b)
  const marks: OddsMark[] = [
    { kind: 'start', time: match.startTime },
    { kind: 'close', time: close },
    // At the edge if it came later.
    ...(result === undefined ? [] : [{ kind: 'result' as const, time: Math.min(result, to) }]),
  ]
  return {
    /** Unix seconds, ascending and unique. */
    times,
    lines: linesOf(points, times),
    marks: marks.filter(({ time }) => time >= from && time <= to),
    from,
    to,
  }
}

function linesOf(points: readonly OddsPoint[], times: readonly number[]): OddsLine[] {
  const names = [...new Set(points.map(({ pool }) => pool))].sort()
  return names.flatMap((pool) => {
    const own = points.filter((point) => point.pool === pool)
    const last = lastPoints(own, times)
    return ([1, 2] as const).map((side) => ({
      pool,
      side,
      values: last.map((point) => point?.odds[side] ?? null),
    }))
  })
}

/** Returns the newest point at each time. */
function lastPoints(points: readonly OddsPoint[], times: readonly number[]) {
  let index = -1
  return times.map((time) => {
    while ((points[index + 1]?.time ?? Number.POSITIVE_INFINITY) <= time) index++
    return points[index]
  })
}
