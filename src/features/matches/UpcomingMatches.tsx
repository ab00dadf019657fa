import { useChainNow } from '@/chain/clock'
import { useOpenMatches } from '@/chain/openMatches'
import { useWords } from '@/lib/words/useWords'
import { CardTitle } from '@/ui/Card'
import { listMatches } from './listMatches'
import { MatchGrid } from './MatchGrid'
import { MatchGridSkeleton } from './MatchGridSkeleton'
import { DEFAULT_MATCH_SEARCH } from './matchSearch'

const MOST_SHOWN = 4

/** The home page's next matches; nothing where there are none, or where they cannot be read: that is said above. */
export function UpcomingMatches() {
  const { home } = useWords().matches
  const now = useChainNow()
  const { data, error } = useOpenMatches()
  const upcoming = data && listMatches(data, DEFAULT_MATCH_SEARCH, now).slice(0, MOST_SHOWN)
  if (upcoming?.length === 0 || (error && !upcoming)) return null
  return (
    <section aria-labelledby="upcoming-matches" className="flex flex-col gap-4">
      <CardTitle id="upcoming-matches">{home.upcoming}</CardTitle>
      {upcoming ? (
        <MatchGrid matches={upcoming} now={now} variant="list" heading="h3" />
      ) : (
        <MatchGridSkeleton count={MOST_SHOWN} />
      )}
    </section>
  )
}
