import { RotateCw } from 'lucide-react'
import { contractsMissing } from '@/chain/contractsMissing'
import { toFailure } from '@/chain/errors'
import { describeFailure } from '@/lib/words/describeFailure'
import { useWords } from '@/lib/words/useWords'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'

interface LoadErrorProps {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

/** What could not be read, why, and a way to try again. */
export function LoadError({ error, onRetry, isRetrying }: LoadErrorProps) {
  const words = useWords()
  const message = contractsMissing(error)
    ? words.matches.noContracts
    : describeFailure(toFailure(error), words)
  return (
    <Banner
      tone="warning"
      role="alert"
      action={
        <Button size="sm" busy={isRetrying} onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          {words.frame.error.retry}
        </Button>
      }
    >
      {words.frame.error.message(message)}
    </Banner>
  )
}
