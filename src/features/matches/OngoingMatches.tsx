import { Link } from '@tanstack/react-router'
import { Radio } from 'lucide-react'
import { useChainNow } from '@/chain/clock'
import { useOpenMatchesSoFar } from '@/chain/openMatches'
import { useWords } from '@/lib/words/useWords'
import { buttonClass } from '@/ui/buttonClass'
import { Card, CardTitle } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { LoadError } from './LoadError'
import { ongoingMatches } from './listMatches'
import { MatchGrid } from './MatchGrid'
import { MatchGridSkeleton } from './MatchGridSkeleton'

const MOST_SHOWN = 2

/** The home page's first matches that are being played. */
export function OngoingMatches() {
  const { matches: words } = useWords()
  return (
    <Card as="section" aria-labelledby="ongoing-matches" className="flex min-w-0 flex-col gap-4">
      <CardTitle id="ongoing-matches">{words.home.ongoing}</CardTitle>
      <FirstOngoing />
    </Card>
  )
}

function FirstOngoing() {
  const { frame, matches: words } = useWords()
  const now = useChainNow()
  const { data, error, isFetching, refetch } = useOpenMatchesSoFar()
  const ongoing = data ? ongoingMatches(data.matches, now).slice(0, MOST_SHOWN) : []
  if (ongoing.length > 0) return <MatchGrid matches={ongoing} now={now} variant="ongoing" heading="h3" />
  if (!data?.isComplete) {
    if (error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    return <MatchGridSkeleton count={MOST_SHOWN} text={frame.loading} />
  }
  return (
    <EmptyState
      icon={<Radio />}
      title={words.none}
      text={words.noneOngoing}
      action={
        <Link to="/matches" className={buttonClass()}>
          {words.list.see.upcoming}
        </Link>
      }
    />
  )
}
