import { chain } from '@/chain/config/config'
import type { Failure } from '@/lib/failure'
import type { Messages } from './catalogue'
import { formatBound } from './format/bounds'

type Sentence = (args: readonly unknown[]) => string

export function describeFailure(
  failure: Failure,
  { errors, contractErrors }: Pick<Messages, 'errors' | 'contractErrors'>,
): string {
  switch (failure.kind) {
    case 'contract': {
      const sentences: Readonly<Record<string, Sentence>> = contractErrors
      const sentence = Object.hasOwn(sentences, failure.name) ? sentences[failure.name] : undefined
      return sentence ? sentence(failure.args) : errors.unnamedContractError(failure.name)
    }
    case 'insufficientFunds': {
      const leave = failure.leave === undefined ? undefined : formatBound(failure.leave, 'min')
      return errors.insufficientFunds(chain.nativeCurrency.symbol, leave)
    }
    case 'notSwitched':
      return errors.notSwitched(chain.name)
    case 'duplicateNetwork':
      return errors.duplicateNetwork(failure.entry)
    case 'unknown':
      return failure.message || errors.unknown
    default:
      return errors[failure.kind]
  }
}
