import type { Failure } from '@/lib/failure'
import type { Words } from './useWords'

/** A sentence that says what happened and what to do next. */
export function describeFailure(failure: Failure, words: Words): string {
  const { errors } = words
  switch (failure.kind) {
    case 'contract': {
      const sentence = new Map(Object.entries(errors.contract)).get(failure.name)
      return sentence ? sentence(failure.args) : errors.unnamedContractError(failure.name)
    }
    case 'unknown':
      return failure.message || errors.unknown
    default:
      return errors[failure.kind]
  }
}
