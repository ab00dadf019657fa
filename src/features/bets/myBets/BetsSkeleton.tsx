import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'

export function BetsSkeleton() {
  const { ui } = useMessages()
  return (
    <Card flush>
      {['first', 'second', 'third', 'fourth'].map((row, index) => (
        <div
          key={row}
          className="flex flex-col gap-2 border-b border-line p-4 last:border-0 sm:flex-row sm:items-center sm:gap-6"
        >
          <Skeleton text={index === 0 ? ui.loading : undefined} className="h-6 w-2/3 sm:w-1/3" />
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-6 w-18" />
        </div>
      ))}
    </Card>
  )
}
