import { zeroAddress } from 'viem'
import type { Match } from '@/domain/match/match'
import { useChallenger } from '@/domain/match/queries'

/** Returns `true` once the arbiter has ruled on the match, so that nobody can correct its result. */
export function useIsRuled({ id, isChallenged }: Match): boolean {
  // The contract keeps the challenger after the ruling.
  const challenger = useChallenger(id).data ?? zeroAddress
  return !isChallenged && challenger !== zeroAddress
}
