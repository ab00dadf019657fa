import type { Claims } from '@/domain/claim/useClaims'

/** About 10,300 gas per match: far below any block's gas limit. */
const MATCHES_PER_CALL = 100

/** The claims of one call. Amounts in wei. */
export type ClaimPart =
  | { matchIds: readonly bigint[]; amount: bigint }
  | { tournamentId: bigint; amount: bigint }

/** Returns the calls that claim everything: the pool takes many matches at once, each tournament needs its own. */
export function claimParts({ bets, rewards }: Claims): ClaimPart[] {
  const calls = Array.from({ length: Math.ceil(bets.length / MATCHES_PER_CALL) }, (_, index) =>
    bets.slice(index * MATCHES_PER_CALL, (index + 1) * MATCHES_PER_CALL),
  )
  return [
    ...calls.map((claims) => ({
      matchIds: claims.map(({ matchId }) => matchId),
      amount: claims.reduce((sum, { amount }) => sum + amount, 0n),
    })),
    ...rewards.map(({ tournament, amount }) => ({ tournamentId: tournament.id, amount })),
  ]
}

const itemOfMatch = (id: bigint) => `match ${id}`
const itemOfTournament = (id: bigint) => `tournament ${id}`

/** Identifies the matches and tournaments of a call. */
export function itemsOf(part: ClaimPart): string[] {
  return 'tournamentId' in part ? [itemOfTournament(part.tournamentId)] : part.matchIds.map(itemOfMatch)
}

export function withoutItems({ bets, rewards }: Claims, items: ReadonlySet<string>): Claims {
  return {
    bets: bets.filter(({ matchId }) => !items.has(itemOfMatch(matchId))),
    rewards: rewards.filter(({ tournament }) => !items.has(itemOfTournament(tournament.id))),
  }
}
