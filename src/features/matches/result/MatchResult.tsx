import { isBettingOpen, type Match } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'

const ResultCard = lazyWithRetry(async () => (await import('./ResultCard')).ResultCard)

export const preloadResult = ResultCard.preload

/** Shows the result once betting is closed. */
export function MatchResult({ match, now }: { match: Match; now: number }) {
  const { loading } = useMessages().ui
  if (isBettingOpen(match, now)) return null
  const skeleton = <Skeleton text={loading} className="h-48 rounded-lg" />
  return <ResultCard match={match} now={now} fallback={skeleton} />
}
