import { outcomeIn } from '@/features/matches/activity/activity'
import type { ResultAct } from './checkFile'
import type { MatchCheck } from './checkMatch'

const provableActs = ['result', 'correction', 'challenge', 'ruling'] as const

/**
 * Returns the acts that the pool's storage proves and the logs lack. It keeps no trace of a challenge before the last, nor of
 * a result that a challenge or a void replaced.
 * @param record newest first
 */
export function missingActs(
  { match, pool }: Pick<MatchCheck, 'match' | 'pool'>,
  record: readonly ResultAct[],
) {
  const { outcome, isOverruled, isRuled } = match
  const outcomes = record.flatMap((act) => outcomeIn(act) ?? [])
  const rulings = record.filter(({ kind }) => kind === 'ruling')
  const isLacking = {
    result: outcome !== 'None' && !isRuled && outcomes[0] !== outcome,
    correction: isOverruled && outcomes.length - rulings.length < 2,
    challenge: pool.wasChallenged && record.every(({ kind }) => kind !== 'challenge'),
    ruling: isRuled && rulings.every((act) => outcomeIn(act) !== outcome),
  }
  return provableActs.filter((act) => isLacking[act])
}
