import { headStore } from '@/chain/network/head'
import { toFailure } from '@/chain/queries/errors'
import { isContractMissing } from '@/chain/queries/queryClient'
import type { Messages } from './catalogue'
import { describeFailure } from './describeFailure'

interface Read {
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Returns the message and the retry of the first failed read; `undefined` if all succeeded. */
export function readFailure(messages: Messages, ...reads: readonly Read[]) {
  const error = reads.find((read) => read.error)?.error
  if (!error) return undefined
  return {
    message: describeReadError(error, messages),
    onRetry: () => {
      for (const read of reads) void read.refetch()
    },
    isRetrying: reads.some(({ isFetching }) => isFetching),
  }
}

function describeReadError(error: Error, messages: Messages): string {
  if (isContractMissing(error)) return messages.errors.contractsMissing
  const failure = toFailure(error)
  const reason = describeFailure(failure, messages)
  const hasStarted = failure.kind !== 'network' || headStore.getState().head !== undefined
  return hasStarted ? reason : `${messages.errors.contractsMissing}. ${reason}`
}
