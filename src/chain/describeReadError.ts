import { describeFailure } from '@/lib/words/describeFailure'
import type { Words } from '@/lib/words/useWords'
import { contractsMissing } from './contractsMissing'
import { toFailure } from './errors'

/** Why a read failed, in a sentence. */
export function describeReadError(error: Error, words: Words): string {
  return contractsMissing(error) ? words.matches.noContracts : describeFailure(toFailure(error), words)
}
