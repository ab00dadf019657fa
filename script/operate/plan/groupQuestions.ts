import { compareBigints } from '../../../src/lib/compareBigints.ts'
import { groupBy } from '../lib/groupBy.ts'
import type { Question } from './types.ts'

export interface QuestionGroup {
  /** The part of their keys that names the reason. */
  code: string
  questions: readonly Question[]
  /** Of all of them, in wei. */
  stake: bigint
}

/** Groups questions by their reason, the group with the highest stakes first. */
export function groupQuestions(questions: readonly Question[]): QuestionGroup[] {
  const groups = groupBy(questions.toSorted(byStake), ({ key }) => key.split('/')[0] ?? '')
  return [...groups]
    .map(([code, group]) => ({
      code,
      questions: group,
      stake: group.reduce((sum, { stake }) => sum + stake, 0n),
    }))
    .sort(byStake)
}

type Staked = Pick<Question, 'stake'>

const byStake = (one: Staked, other: Staked) => compareBigints(other.stake, one.stake)
