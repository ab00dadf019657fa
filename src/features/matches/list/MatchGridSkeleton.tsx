import { MatchCardSkeleton } from '@/domain/match/MatchCard'
import { matchGridClass } from './MatchGrid'

interface MatchGridSkeletonProps {
  count: number
  text?: string
}

export function MatchGridSkeleton({ count, text }: MatchGridSkeletonProps) {
  return (
    <div className={matchGridClass}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <MatchCardSkeleton key={index} text={index === 0 ? text : undefined} />
      ))}
    </div>
  )
}
