import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { isImportFailure, toFailure } from '@/chain/queries/errors'
import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { PageTitle } from '@/ui/layout/PageTitle'
import { useReload } from '@/ui/useReload'

export function RouteError({ error, reset }: ErrorComponentProps) {
  const messages = useMessages()
  const router = useRouter()
  const { reload, isReloading } = useReload()
  const retry = async () => {
    if (isImportFailure(error)) return reload()
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
        action={
          <Button busy={isReloading} onClick={() => void retry()}>
            {messages.ui.tryAgain}
          </Button>
        }
      />
    </div>
  )
}
