import { headStore } from '@/chain/network/head'
import { toFailure } from '@/chain/queries/errors'
import { isContractMissing } from '@/chain/queries/queryClient'
import type { Messages } from './catalogue'
import { describeFailure } from './describeFailure'

export function describeReadError(error: unknown, messages: Messages): string {
  if (isContractMissing(error)) return messages.errors.contractsMissing
  const failure = toFailure(error)
  const reason = describeFailure(failure, messages)
  const hasStarted = failure.kind !== 'network' || headStore.getState().head !== undefined
  return hasStarted ? reason : `${messages.errors.contractsMissing}. ${reason}`
}
