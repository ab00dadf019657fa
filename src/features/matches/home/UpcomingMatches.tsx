import { useChainNow } from '@/chain/network/clock'
import { useOpenMatchesSoFar } from '@/domain/match/queries'
import { listMatches } from '@/features/matches/list/listMatches'
import { MatchGrid, MatchGridSkeleton } from '@/features/matches/list/MatchGrid'
import { DEFAULT_MATCH_SEARCH } from '@/features/matches/list/matchSearch'
import { useMessages } from '@/i18n/useMessages'
import { CardTitle } from '@/ui/layout/Card'

const MOST_SHOWN = 4

/** Renders nothing when empty or failed: `OngoingMatches` already reports failures. */
export function UpcomingMatches() {
  const { home } = useMessages().matches
  const now = useChainNow()
  const { data, error } = useOpenMatchesSoFar()
  const upcoming = data && listMatches(data.matches, DEFAULT_MATCH_SEARCH, now).slice(0, MOST_SHOWN)
  const isAnyShown = upcoming !== undefined && upcoming.length > 0
  if (!isAnyShown && (error || data?.isComplete)) return null
  return (
    <section aria-labelledby="upcoming-matches" className="flex flex-col gap-4">
      <CardTitle id="upcoming-matches">{home.upcoming}</CardTitle>
      {isAnyShown ? (
        <MatchGrid matches={upcoming} now={now} variant="list" heading="h3" />
      ) : (
        <MatchGridSkeleton count={MOST_SHOWN} />
      )}
    </section>
  )
}
