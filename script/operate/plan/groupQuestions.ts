import { compareBigints } from '../../../src/lib/compareBigints.ts'
import { groupBy } from '../lib/groupBy.ts'
import type { Question } from './types.ts'

export type QuestionGroup = ReturnType<typeof groupQuestions>[number]

/** Groups questions by their reason, as their keys name it. The group with the highest stakes, in wei, is the first. */
export function groupQuestions(questions: readonly Question[]) {
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
