import type { Words } from '@/lib/words/catalogue'
import { describeFailure } from '@/lib/words/describeFailure'
import { contractsMissing } from './contractsMissing'
import { toFailure } from './errors'

interface Read {
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** What to show where something could not be read: why, in a sentence, and what tries again. Nothing if all could be. */
export function readFailure(words: Words, ...reads: readonly Read[]) {
  const error = reads.find((read) => read.error)?.error
  if (!error) return undefined
  return {
    message: contractsMissing(error)
      ? words.errors.contractsMissing
      : describeFailure(toFailure(error), words),
    onRetry: () => {
      for (const read of reads) void read.refetch()
    },
    isRetrying: reads.some(({ isFetching }) => isFetching),
  }
}
