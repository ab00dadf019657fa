import { describeReadError } from '@/chain/describeReadError'
import { useWords } from '@/lib/words/useWords'
import { LoadError as LoadErrorBanner } from '@/ui/LoadError'

interface LoadErrorProps {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

/** What could not be read, why, and a way to try again. */
export function LoadError({ error, ...retry }: LoadErrorProps) {
  return <LoadErrorBanner message={describeReadError(error, useWords())} {...retry} />
}
