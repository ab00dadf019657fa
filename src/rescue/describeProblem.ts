import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import { describeFailure } from '@/i18n/describeFailure'
import { messages } from './messages'
import { FalseAnswerError, OtherChainError } from './rpc'

/** Describes why reading failed. */
export function describeProblem(error: unknown): string {
  const { problems } = messages
  if (error instanceof OtherChainError) return problems.otherChain(String(error.chainId), chain.name)
  const failure = toFailure(error)
  const isFalse = error instanceof FalseAnswerError || failure.kind === 'unknown'
  return isFalse ? problems.falseAnswer : describeFailure(failure, messages)
}
