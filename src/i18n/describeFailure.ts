import { chain } from '@/chain/config/config'
import type { Failure } from '@/lib/failure'
import type { Messages } from './catalogue'
import { formatBound } from './format/bounds'

type Sentence = (args: readonly unknown[]) => string

/** The messages of `contractErrors` are loaded with the first write. */
type FailureMessages = Pick<Messages, 'errors'> & Partial<Pick<Messages, 'contractErrors'>>

export function describeFailure(failure: Failure, messages: FailureMessages): string {
  const { errors } = messages
  switch (failure.kind) {
    case 'contract': {
      const sentences: Readonly<Record<string, Sentence>> =
        ('contractErrors' in messages && messages.contractErrors) || {}
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
