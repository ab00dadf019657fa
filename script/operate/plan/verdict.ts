// The house rules (docs/house-rules.md) as far as a feed can tell; each rule's number is in the reason.
import type { Match, Side } from '../../../src/domain/match/match.ts'
import type { Fixture } from '../feeds/feed.ts'
import { formatDuration, formatTime, hour, minute } from '../lib/durations.ts'
import { durationOf, gameSettings, type Settings } from '../lib/settings.ts'

/** Bets stand if play starts up to this long after the start time. */
const POSTPONED_WITHIN = 48 * hour

/** The feed's clock may be ahead of this machine's by so many seconds. */
const CLOCK_SKEW = 5 * minute

export type Verdict =
  /** Not decided yet. */
  | { kind: 'open' }
  | { kind: 'win'; winner: Side; reason: string }
  | { kind: 'void'; reason: string }
  /** Void, and played at another time. */
  | { kind: 'replace'; startTime: number; reason: string }
  /** A person must decide. */
  | { kind: 'unclear'; code: string; reason: string }

interface Evidence {
  fixture: Fixture
  /** The fixture has the teams in the other order. */
  isSwapped: boolean
  /** Unix seconds. */
  now: number
  settings: Settings
}

/** Judges a match by its fixture. */
export function verdictOf(match: Match, evidence: Evidence): Verdict {
  const { fixture, isSwapped, now } = evidence
  const { result, status } = fixture
  if (hasImpossibleTimes(fixture, now))
    return { kind: 'unclear', code: 'time', reason: 'The times of the feed cannot be true.' }
  if (result?.kind === 'forfeit') return ofForfeit(match, result.winner, evidence)
  if (status === 'cancelled') return { kind: 'void', reason: 'The match was cancelled (house rules 6).' }
  if (result?.kind === 'draw') return { kind: 'void', reason: 'The match ended in a draw (house rules 5).' }
  if (result) return ofWin(match, sideOf(result.winner, isSwapped), evidence)
  if (status === 'finished')
    return { kind: 'unclear', code: 'noWinner', reason: 'The feed says it is over and names no winner.' }
  return ofUnplayed(match, fixture, now)
}

const sideOf = (winner: Side, isSwapped: boolean): Side => (isSwapped ? (winner === 1 ? 2 : 1) : winner)

/** A wrong time zone or a slip of the pen must not void a match. Before its end, a match can have a planned one. */
function hasImpossibleTimes({ status, beganAt = 0, endedAt = beganAt, changedAt }: Fixture, now: number) {
  const isOver = status === 'finished' || status === 'cancelled'
  const latest = Math.max(beganAt, changedAt, isOver ? endedAt : 0)
  return endedAt < beganAt || latest > now + CLOCK_SKEW
}

function ofForfeit(match: Match, winner: Side, evidence: Evidence): Verdict {
  const { beganAt, endedAt } = evidence.fixture
  if (beganAt === undefined)
    return { kind: 'void', reason: 'A side forfeited before play began (house rules 3).' }
  if (endedAt !== undefined && endedAt <= beganAt) {
    return {
      kind: 'unclear',
      code: 'forfeit',
      reason: 'A side forfeited, and the feed does not tell if play had begun.',
    }
  }
  const verdict = ofWin(match, sideOf(winner, evidence.isSwapped), evidence)
  return verdict.kind === 'win'
    ? { ...verdict, reason: 'A side forfeited after play began: the official winner wins (house rules 4).' }
    : verdict
}

function ofWin(match: Match, winner: Side, { fixture, settings }: Evidence): Verdict {
  const { startTime } = match
  const played = fixture.beganAt ?? fixture.startTime
  if (played - startTime > POSTPONED_WITHIN) return tooLate(played, startTime)
  // Without an end, the result was known when the feed changed at the latest.
  const over = fixture.endedAt ?? fixture.changedAt
  if (over <= startTime || startTime - played > shortestMap(settings, fixture.game))
    return ofEarlyEnd(match, fixture)
  return { kind: 'win', winner, reason: 'The feed names the winner.' }
}

/** Only a feed that said it before the start shown leaves no doubt that the early pool was still open. */
function ofEarlyEnd({ startTime, isBettingClosed }: Match, { endedAt, changedAt }: Fixture): Verdict {
  const isKnown = endedAt !== undefined && endedAt <= startTime && changedAt <= startTime
  return isKnown && !isBettingClosed
    ? { kind: 'void', reason: 'It was over while the early pool was still open (house rules 10).' }
    : {
        kind: 'unclear',
        code: 'early',
        reason: 'Play began before the start shown: did betting close before the first map ended?',
      }
}

/** Returns the seconds that the first map lasts at least, 0 if unknown. */
function shortestMap(settings: Settings, game: string): number {
  const minutes = Object.values(gameSettings(settings, game)?.minutes ?? {})
  return minutes.length === 0 ? 0 : Math.min(...minutes) * minute
}

function tooLate(played: number, startTime: number): Verdict {
  return {
    kind: 'void',
    reason: `Play began ${formatDuration(played - startTime)} after the start shown, more than 48 hours (house rules 9).`,
  }
}

function ofUnplayed(match: Match, { status, beganAt, startTime }: Fixture, now: number): Verdict {
  if (beganAt !== undefined && status === 'postponed') {
    return { kind: 'unclear', code: 'interrupted', reason: 'Play was interrupted and postponed.' }
  }
  if (beganAt !== undefined) {
    return beganAt - match.startTime > POSTPONED_WITHIN ? tooLate(beganAt, match.startTime) : { kind: 'open' }
  }
  if (status === 'running') return { kind: 'open' }
  const delay = startTime - match.startTime
  if (delay > POSTPONED_WITHIN) {
    return {
      kind: 'replace',
      startTime,
      reason: `Postponed to ${formatTime(startTime)}, more than 48 hours later (house rules 9).`,
    }
  }
  return now - match.startTime > POSTPONED_WITHIN
    ? { kind: 'void', reason: 'Play has not begun 48 hours after the start shown (house rules 9).' }
    : { kind: 'open' }
}

/** Returns why betting must close now, before its time. */
export function closeReason(match: Match, fixture: Fixture, now: number): string | undefined {
  if (match.isFinalized || match.isBettingClosed || now >= match.endTime) return undefined
  const { status, beganAt, endedAt, startTime } = fixture
  // A cancellation can be taken back, a closing can't.
  if (status === 'cancelled') return undefined
  if (status === 'finished' || (endedAt !== undefined && endedAt <= now)) return 'The match is over.'
  if (now >= match.startTime) return undefined
  const hasBegun = status === 'running' || (beganAt !== undefined && beganAt <= now)
  if (hasBegun) return 'Play began before the start shown (house rules 10).'
  return status === 'scheduled' && startTime <= now
    ? `The start was moved forward to ${formatTime(startTime)} (house rules 10).`
    : undefined
}

/** Finds the number of games that the match was opened for, if its duration tells that it was another. */
export function formerBestOf(match: Match, fixture: Fixture, settings: Settings): number | undefined {
  const game = gameSettings(settings, fixture.game)
  const expected = game && durationOf(game, fixture.bestOf)
  const duration = match.endTime - match.startTime
  if (!game || fixture.bestOf === undefined || expected === undefined || expected === duration)
    return undefined
  const former = Object.keys(game.minutes).find((bestOf) => durationOf(game, Number(bestOf)) === duration)
  return former === undefined ? undefined : Number(former)
}
