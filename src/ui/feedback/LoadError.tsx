import { RotateCw } from 'lucide-react'
import { Button } from '@/ui/forms/Button'
import { useUiMessages } from '@/ui/UiMessages'
import { Banner } from './Banner'

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
