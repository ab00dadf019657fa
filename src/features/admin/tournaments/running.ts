import type { Address } from 'viem'
import { tournamentLimits } from '@/chain/config/contractLimits'
import { isFinal, type Match } from '@/domain/match/match'
import type { Scoring } from '@/domain/tournament/finishing'
import type { Participant } from '@/domain/tournament/player'
import { type Tournament, tournamentAbandonedAt } from '@/domain/tournament/tournament'
import type { AdminMessages } from '@/i18n/catalogue'
import { toLatinDigits } from '@/lib/parseAmount'

export interface RunningProps {
  tournament: Tournament
  /** In the tournament's order. */
  matches: readonly Match[]
  participants: readonly Participant[]
  toScore: readonly Scoring[]
  now: number
}

/** `upcoming`: can be cancelled. `playing`: the first match has started. `settling`: over. `abandoned`: can only be voided. */
type RunningState = 'upcoming' | 'playing' | 'settling' | 'abandoned'

export function runningState(tournament: Tournament, now: number): RunningState {
  if (now >= tournamentAbandonedAt(tournament)) return 'abandoned'
  if (now >= tournament.endTime) return 'settling'
  return now >= tournament.firstMatchStart ? 'playing' : 'upcoming'
}

export function describeScored(
  props: RunningProps,
  score: AdminMessages['adminTournamentRun']['score'],
): string {
  const { tournament, matches, now } = props
  if (tournament.playerCount === 0) return score.noPlayers
  const waiting = matches.filter((match) => !isFinal(match, now)).length
  return waiting > 0 ? score.waiting(waiting) : score.done
}

/** Returns the open tournaments, the earliest end first. */
export function runningTournaments(tournaments: readonly Tournament[]): Tournament[] {
  return tournaments
    .filter(({ status }) => status === 'open')
    .sort((one, other) => one.endTime - other.endTime || Number(one.id - other.id))
}

/** Blank points leave the player for later. */
type ParsedPoints = { ok: true; points: number | undefined } | { ok: false; reason: 'notWhole' | 'tooMany' }

export function parsePoints(text: string): ParsedPoints {
  const trimmed = toLatinDigits(text.trim())
  if (trimmed === '') return { ok: true, points: undefined }
  if (!/^\d+$/.test(trimmed)) return { ok: false, reason: 'notWhole' }
  const points = Number(trimmed)
  return points > tournamentLimits.MAX_POINTS ? { ok: false, reason: 'tooMany' } : { ok: true, points }
}

export interface GivenPoints {
  account: Address
  points: number
}

/** Returns the players' totals after they got these points, the most points first, and who then leads. */
export function effectOf(given: readonly GivenPoints[], participants: readonly Participant[]) {
  const pointsOf = new Map(given.map(({ account, points }) => [account, points]))
  const totals = participants.map(({ account, totalScore }) => {
    const points = pointsOf.get(account)
    return { account, points, total: totalScore + (points ?? 0) }
  })
  const top = Math.max(0, ...totals.map(({ total }) => total))
  return {
    players: totals
      .flatMap(({ points, ...player }) => (points === undefined ? [] : [{ ...player, points }]))
      .sort((one, other) => other.points - one.points),
    top,
    leaders: totals.filter(({ total }) => total === top).map(({ account }) => account),
  }
}

/** Returns the predictions of `players` for a match. @param index of the match in its tournament */
export function predictionsToJudge(
  match: Match,
  index: number,
  players: readonly Address[],
  participants: readonly Participant[],
) {
  const wanted = new Set(players)
  return participants.flatMap(({ account, predictions }) => {
    const side = predictions[index]
    return side && wanted.has(account) ? [{ account, side, isRight: side === match.winner }] : []
  })
}
