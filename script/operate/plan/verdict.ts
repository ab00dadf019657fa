// The house rules (docs/house-rules.md) as far as a feed can tell; each rule's number is in the reason.

import { isMarketOf } from '../../../src/domain/match/markets.ts'
import type { Match, Side } from '../../../src/domain/match/match.ts'
import { plainSideName } from '../../../src/domain/match/name.ts'
import { endsBeforeStart } from '../feeds/contradiction.ts'
import type { Fixture } from '../feeds/feed.ts'
import { formatDuration, formatTime, hour, minute } from '../lib/durations.ts'
import { durationOf, gameSettings, type Settings } from '../lib/settings.ts'
import type { MatchIndex } from './matchIndex.ts'

/** Bets stand if play starts up to this long after the start time. */
const POSTPONED_WITHIN = 48 * hour

/** The feed's clock may be ahead of this machine's by so many seconds. */
const CLOCK_SKEW = 5 * minute

export type Verdict =
  | { kind: 'open' }
  | { kind: 'win'; winner: Side; reason: string }
  | { kind: 'void'; reason: string }
  /** Void, and played at another time. */
  | { kind: 'replace'; startTime: number; reason: string }
  | { kind: 'unclear'; code: string; reason: string }

const OPEN: Verdict = { kind: 'open' }
const voids = (reason: string): Verdict => ({ kind: 'void', reason })
const unclear = (code: string, reason: string): Verdict => ({ kind: 'unclear', code, reason })

/** Judges a match by its fixture, which has the teams in the match's order. */
export function verdictOf(match: Match, fixture: Fixture, { now, settings }: MatchIndex): Verdict {
  const { result, status, contradiction, market } = fixture
  if (hasImpossibleTimes(fixture, now)) return unclear('time', 'The times of the feed cannot be true.')
  if (contradiction !== undefined) return unclear('row', contradiction)
  if (market?.kind === 'total' && isOver(fixture) && hasOtherLength(match, fixture, settings))
    return voids('The number of maps was changed (house rules 21).')
  if (result?.kind === 'forfeit') return ofForfeit(match, fixture, result.winner, settings)
  if (status === 'cancelled') return voids(notPlayed(fixture))
  if (result?.kind === 'draw') return voids('The match ended in a draw (house rules 5).')
  if (result) return ofWin(match, fixture, result.winner, settings)
  if (status === 'finished') return unclear('noWinner', 'The feed says it is over and names no winner.')
  return ofUnplayed(match, fixture, now)
}

const isOver = ({ status }: Fixture) => status === 'finished' || status === 'cancelled'

function notPlayed({ market }: Fixture): string {
  if (!market) return 'The match was cancelled (house rules 6).'
  return market.kind === 'map'
    ? 'The map was not played (house rules 20).'
    : 'The series was not played to its end (house rules 21).'
}

/** A wrong time zone or a slip of the pen must not void a match. Before its end, a match can have a planned one. */
function hasImpossibleTimes(fixture: Fixture, now: number): boolean {
  const { beganAt = 0, endedAt = 0, changedAt, deciderBeganAt = 0 } = fixture
  const latest = Math.max(beganAt, deciderBeganAt, changedAt, isOver(fixture) ? endedAt : 0)
  return endsBeforeStart(fixture) || latest > now + CLOCK_SKEW
}

function ofForfeit(match: Match, fixture: Fixture, winner: Side, settings: Settings): Verdict {
  const { beganAt, endedAt } = fixture
  if (beganAt === undefined) return voids('A side forfeited before play began (house rules 3).')
  if (endedAt !== undefined && endedAt <= beganAt)
    return unclear('forfeit', "A side forfeited, and the feed doesn't say if play had begun.")
  const verdict = ofWin(match, fixture, winner, settings)
  const reason = 'A side forfeited after play began: the official winner wins (house rules 4).'
  return verdict.kind === 'win' ? { ...verdict, reason } : verdict
}

function ofWin(match: Match, fixture: Fixture, winner: Side, settings: Settings): Verdict {
  const { startTime } = match
  const played = fixture.beganAt ?? fixture.startTime
  if (played - startTime > POSTPONED_WITHIN) return tooLate(played, startTime)
  // Without an end, the result was known when the feed changed at the latest.
  const over = fixture.endedAt ?? fixture.changedAt
  if (over <= startTime || startTime - played > shortestMap(settings, fixture.game))
    return ofEarlyEnd(match, fixture)
  const isTotal = fixture.market?.kind === 'total'
  return { kind: 'win', winner, reason: isTotal ? 'The maps decide it.' : 'The feed names the winner.' }
}

/** Only a feed that said it before the start shown leaves no doubt that the early pool was still open. */
function ofEarlyEnd({ startTime, isBettingClosed }: Match, { endedAt, changedAt }: Fixture): Verdict {
  const isKnown = endedAt !== undefined && endedAt <= startTime && changedAt <= startTime
  return isKnown && !isBettingClosed
    ? voids('It was over while the early pool was still open (house rules 10).')
    : unclear('early', 'Play began before the start shown: did betting close before the first map ended?')
}

/** Returns the seconds that the first map lasts at least, 0 if unknown. */
function shortestMap(settings: Settings, game: string): number {
  const minutes = Object.values(gameSettings(settings, game)?.minutes ?? {})
  return minutes.length === 0 ? 0 : Math.min(...minutes) * minute
}

function tooLate(played: number, startTime: number): Verdict {
  const late = formatDuration(played - startTime)
  return voids(`Play began ${late} after the start shown, more than 48 hours (house rules 9).`)
}

function ofUnplayed(match: Match, { status, beganAt, startTime }: Fixture, now: number): Verdict {
  if (beganAt !== undefined) {
    if (status === 'postponed') return unclear('interrupted', 'Play was interrupted and postponed.')
    return beganAt - match.startTime > POSTPONED_WITHIN ? tooLate(beganAt, match.startTime) : OPEN
  }
  if (status === 'running') return OPEN
  if (startTime - match.startTime > POSTPONED_WITHIN) {
    const reason = `Postponed to ${formatTime(startTime)}, more than 48 hours later (house rules 9).`
    return { kind: 'replace', startTime, reason }
  }
  return now - match.startTime > POSTPONED_WITHIN
    ? voids('Play has not begun 48 hours after the start shown (house rules 9).')
    : OPEN
}

/** Closing can't be undone: so long before the start shown, one slip of the pen must not be enough. */
const CLOSED_BEFORE = 6 * hour

/** Returns `true` if a single cell of the feed may be what closes betting, or if its entry can't be true. */
export function isHasty(match: Match, fixture: Fixture, verdict: Verdict, now: number): boolean {
  if (verdict.kind === 'unclear' && (verdict.code === 'time' || verdict.code === 'row')) return true
  const { status, startTime, beganAt, endedAt } = fixture
  const played = [beganAt, endedAt].filter((time) => time !== undefined)
  if (status === 'scheduled' || status === 'postponed')
    return match.startTime - Math.min(startTime, ...played) > CLOSED_BEFORE
  return played.length === 0 && match.startTime - now > CLOSED_BEFORE
}

/** Returns why betting must close now, before its time. */
export function closeReason(match: Match, fixture: Fixture, now: number): string | undefined {
  if (match.hasResult || match.isBettingClosed || now >= match.endTime) return undefined
  const { status, beganAt, endedAt, startTime, deciderBeganAt, market } = fixture
  // A cancellation can be taken back, a closing can't.
  if (status === 'cancelled') return undefined
  if (deciderBeganAt !== undefined && deciderBeganAt <= now)
    return market?.kind === 'total'
      ? 'A map began that can decide it (house rules 21).'
      : 'The map began (house rules 20).'
  if (status === 'finished' || (endedAt !== undefined && endedAt <= now)) return 'The match is over.'
  if (now >= match.startTime) return undefined
  const hasBegun = status === 'running' || (beganAt !== undefined && beganAt <= now)
  if (hasBegun) return 'Play began before the start shown (house rules 10).'
  return status === 'scheduled' && startTime <= now
    ? `The start was moved forward to ${formatTime(startTime)} (house rules 10).`
    : undefined
}

/** Finds the numbers of games that a match may have been opened for, if its duration shows that they were others. */
export function formerBestOf(match: Match, fixture: Fixture, settings: Settings): string | undefined {
  const game = gameSettings(settings, fixture.game)
  const lengthOf = (bestOf: number) => game && durationOf(game, bestOf, fixture.market)
  const duration = match.endTime - match.startTime
  if (!game || fixture.bestOf === undefined || lengthOf(fixture.bestOf) === duration) return undefined
  const former = Object.keys(game.minutes).filter((bestOf) => lengthOf(Number(bestOf)) === duration)
  return former.length === 0 ? undefined : former.join(' or ')
}

/** Returns `true` if the feed has another number of maps than a total was opened for. */
function hasOtherLength(match: Match, fixture: Fixture, settings: Settings): boolean {
  const { bestOf, market } = fixture
  if (bestOf === undefined || !market) return false
  return !isMarketOf(market, bestOf) || formerBestOf(match, fixture, settings) !== undefined
}

/** Names a side's team, or the side if the match's name has no teams. */
export const teamOf = (match: Pick<Match, 'name'>, side: Side): string =>
  plainSideName(match, side) ?? `side ${side}`

/** Names a match's result, by default the one on the chain. 0 is void. */
export function resultText(match: Pick<Match, 'name' | 'winner'>, winner = match.winner): string {
  return winner === 0 ? 'void' : teamOf(match, winner)
}
