import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { toFailure } from '@/chain/errors'
import { describeFailure } from '@/lib/words/describeFailure'
import { useWords } from '@/lib/words/useWords'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { PageTitle } from '@/ui/PageTitle'

/** Stands where a page could not be loaded or drawn; trying again loads it anew. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const words = useWords()
  const router = useRouter()
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{words.frame.error.title}</PageTitle>
      <EmptyState
        icon={<CircleAlert />}
        title={
          <span role="alert">{words.frame.error.message(describeFailure(toFailure(error), words))}</span>
        }
        action={<Button onClick={() => void retry()}>{words.ui.tryAgain}</Button>}
      />
    </div>
  )
}
