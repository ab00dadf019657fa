import { toFailure } from '@/chain/errors'
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
    message: isContractMissing(error)
      ? messages.errors.contractsMissing
      : describeFailure(toFailure(error), messages),
    onRetry: () => {
      for (const read of reads) void read.refetch()
    },
    isRetrying: reads.some(({ isFetching }) => isFetching),
  }
}
