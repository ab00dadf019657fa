import { useWords } from '@/lib/words/useWords'
import { Skeleton } from '@/ui/Skeleton'

/** A stand-in of the size of a match's page. */
export function MatchSkeleton() {
  const { loading } = useWords().matches
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_24rem]">
      <div className="flex flex-col gap-6">
        <Skeleton text={loading} className="h-26 w-72 max-w-full" />
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
      </div>
      <Skeleton className="h-120 rounded-lg" />
    </div>
  )
}
