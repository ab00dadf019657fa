import { type ContractFunctionReturnType, keccak256, stringToHex } from 'viem'
import { tournamentLimits } from '@/chain/config/contractLimits'
import type { tournamentAbi } from '@/chain/queries/generated'
import { isPredictable, type Match } from '@/domain/match/match'
import { cleanName } from '@/lib/cleanName'

export const TOURNAMENT_ADMIN_ROLE = keccak256(stringToHex('TOURNAMENT_ADMIN_ROLE'))

/** As the contract returns it; its `isActive` follows from the status. */
export type RawTournament = Omit<
  ContractFunctionReturnType<typeof tournamentAbi, 'view', 'getTournament'>,
  'isActive'
>

const STATUSES = ['open', 'finalized', 'cancelled', 'abandoned'] as const

/** Amounts are wei, times unix seconds. ITournament.sol describes each field. */
export type Tournament = ReturnType<typeof toTournament>

/** Maps a tournament from the contract. Module-level, because `select` needs a stable reference. */
export function toTournament(raw: RawTournament) {
  return {
    ...raw,
    /** Safe to render, never empty. */
    name: cleanName(raw.name) || `#${raw.id}`,
    /** Only decides the label: `upcoming` or `running`. */
    startTime: Number(raw.startTime),
    endTime: Number(raw.endTime),
    status: STATUSES[raw.status] ?? 'open',
    firstMatchStart: Number(raw.firstMatchStart),
    /** Joining closes here. */
    lastMatchStart: Number(raw.lastMatchStart),
    playerCount: Number(raw.playerCount),
    topScore: Number(raw.topScore),
    topCount: Number(raw.topCount),
    unscoredPredictions: Number(raw.unscoredPredictions),
  }
}

export type TournamentStage = 'upcoming' | 'running' | 'finished'

export function tournamentStage(tournament: Tournament, now: number): TournamentStage {
  if (tournament.status !== 'open') return 'finished'
  return now < tournament.startTime ? 'upcoming' : 'running'
}

/** Returns `true` if a player can still make a prediction. The contract lets anyone join without, who then can't score. */
export const isPredictionOpen = (matches: readonly Match[], now: number): boolean =>
  matches.some((match) => isPredictable(match, now))

export function isJoiningOpen(tournament: Tournament, now: number): boolean {
  return tournament.status === 'open' && now < tournament.lastMatchStart
}

/** Returns `true` if it ended without a winner, which refunds every entry fee. */
export function isRefunding({ status, topScore }: Tournament): boolean {
  return status === 'cancelled' || status === 'abandoned' || (status === 'finalized' && topScore === 0)
}

/** Returns each top scorer's prize in wei. The last one to claim also gets the remainder of the division. */
export function prizeShare({ prizePool, topCount }: Tournament): bigint {
  return topCount === 0 ? prizePool : prizePool / BigInt(topCount)
}

/**
 * Returns when anyone may void an open tournament, in unix seconds. A list that doesn't read the matches gets the earliest
 * time: results that become final after the end put it off.
 */
export function tournamentAbandonedAt({ endTime }: Tournament, matches: readonly Match[] = []): number {
  const last = Math.max(endTime, ...matches.map(({ claimableAt }) => claimableAt))
  return last + tournamentLimits.ABANDONED_AFTER
}

/** Returns `true` if only voiding is left. A challenged match holds it off. */
export function isAbandoned(tournament: Tournament, matches: readonly Match[], now: number): boolean {
  return (
    !matches.some(({ isChallenged }) => isChallenged) && now >= tournamentAbandonedAt(tournament, matches)
  )
}
