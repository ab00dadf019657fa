import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'

export function PagePending() {
  const messages = useMessages()
  return (
    <div className="flex flex-col gap-6">
      <Skeleton text={messages.ui.loading} className="h-9 w-48" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  )
}
