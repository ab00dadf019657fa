import { isBettingOpen, type Match } from '@/domain/match/match'
import { loadMessages } from '@/i18n/language'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'

const ResultCard = lazyWithRetry(async () => {
  await loadMessages('matchResult')
  return (await import('./ResultCard')).ResultCard
})

/** Shows the result once betting is closed. Inside a `Suspense`. */
export function MatchResult({ match, now }: { match: Match; now: number }) {
  return isBettingOpen(match, now) ? null : <ResultCard match={match} now={now} />
}
