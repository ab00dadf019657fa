import type { Words } from '@/lib/words/catalogue'
import { describeFailure } from '@/lib/words/describeFailure'
import { contractsMissing } from './contractsMissing'
import { toFailure } from './errors'

/** Why a read failed, in a sentence. */
export function describeReadError(error: Error, words: Words): string {
  return contractsMissing(error) ? words.errors.contractsMissing : describeFailure(toFailure(error), words)
}
