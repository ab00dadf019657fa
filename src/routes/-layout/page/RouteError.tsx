import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { toFailure } from '@/chain/queries/errors'
import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { PageTitle } from '@/ui/layout/PageTitle'

export function RouteError({ error, reset }: ErrorComponentProps) {
  const messages = useMessages()
  const router = useRouter()
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{messages.layout.error.title}</PageTitle>
      <EmptyState
        icon={<CircleAlert />}
        title={
          <span role="alert">
            {messages.layout.error.message(describeFailure(toFailure(error), messages))}
          </span>
        }
        action={<Button onClick={() => void retry()}>{messages.ui.tryAgain}</Button>}
      />
    </div>
  )
}
