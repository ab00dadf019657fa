import type { Address } from 'viem'
import { tournamentLimits } from '@/chain/config/limits'
import type { Match, Side } from '@/domain/match/match'
import type { Participant } from '@/domain/tournament/player'
import { toLatinDigits } from '@/lib/parseAmount'

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

export interface JudgedPrediction {
  account: Address
  side: Side
  isRight: boolean
}

/** Returns the predictions of `players` for a match. @param index of the match in its tournament */
export function predictionsToJudge(
  match: Match,
  index: number,
  players: readonly Address[],
  participants: readonly Participant[],
): JudgedPrediction[] {
  const wanted = new Set(players)
  return participants.flatMap(({ account, predictions }) => {
    const side = predictions[index]
    return side && wanted.has(account) ? [{ account, side, isRight: side === match.winner }] : []
  })
}
