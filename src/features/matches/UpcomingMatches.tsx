import { useChainNow } from '@/chain/clock'
import { useWords } from '@/lib/words/useWords'
import { CardTitle } from '@/ui/Card'
import { listMatches } from './listMatches'
import { MatchGrid } from './MatchGrid'
import { DEFAULT_MATCH_SEARCH } from './matchSearch'
import { useOpenMatches } from './useOpenMatches'

const MOST_SHOWN = 4

/** The home page's next matches; nothing where there are none. */
export function UpcomingMatches() {
  const { home } = useWords().matches
  const now = useChainNow()
  const { data = [] } = useOpenMatches()
  const upcoming = listMatches(data, DEFAULT_MATCH_SEARCH, now).slice(0, MOST_SHOWN)
  if (upcoming.length === 0) return null
  return (
    <section aria-labelledby="upcoming-matches" className="flex flex-col gap-4">
      <CardTitle id="upcoming-matches">{home.upcoming}</CardTitle>
      <MatchGrid matches={upcoming} now={now} variant="list" heading="h3" />
    </section>
  )
}
