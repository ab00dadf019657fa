import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/forms/Button'
import { useUiMessages } from '@/ui/UiMessages'
import { Banner } from './Banner'
import { Skeleton } from './Skeleton'

interface PendingProps {
  reads: readonly { error: unknown; isFetching: boolean; refetch: () => unknown }[]
  /** Gives the skeleton the size of the content. */
  className?: string
  /** In place of the skeleton. */
  loading?: ReactNode
}

/** Stands in for what the reads return, and offers a retry of all once one has failed. */
export function Pending({ reads, className, loading }: PendingProps) {
  const ui = useUiMessages()
  const failed = reads.find(({ error }) => error)
  if (!failed) return loading ?? <Skeleton text={ui.loading} className={className} />
  return (
    <LoadError
      message={ui.describeError(failed.error)}
      onRetry={() => {
        for (const read of reads) read.refetch()
      }}
      isRetrying={reads.some(({ isFetching }) => isFetching)}
    />
  )
}

interface LoadErrorProps {
  message: string
  onRetry: () => void
  isRetrying: boolean
}

export function LoadError({ message, onRetry, isRetrying }: LoadErrorProps) {
  const { loadFailed, tryAgain } = useUiMessages()
  return (
    <Banner
      tone="warning"
      role="alert"
      action={
        <Button size="sm" busy={isRetrying} onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          {tryAgain}
        </Button>
      }
    >
      {loadFailed(message)}
    </Banner>
  )
}
