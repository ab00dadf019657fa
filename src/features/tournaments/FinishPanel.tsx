import { useId } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { isFinal, type Match } from '@/domain/match/match'
import { isAbandoned, type Tournament } from '@/domain/tournament/tournament'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'

const FinishActions = lazyWithRetry(async () => (await import('./FinishActions')).FinishActions)

/** Says what an open tournament waits for, and offers what anyone can do about it. */
export function FinishPanel({ tournament, matches }: { tournament: Tournament; matches: readonly Match[] }) {
  const { finish } = useMessages().tournaments
  const titleId = useId()
  const now = useChainNow()
  const waiting = matches.filter((match) => !isFinal(match, now)).length
  const canAct = waiting < matches.length || isAbandoned(tournament, matches, now)
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <CardTitle id={titleId}>{finish.title}</CardTitle>
      {tournament.isJudged && <p className="text-14 text-secondary">{finish.scoreJudged}</p>}
      {canAct ? (
        <FinishActions tournament={tournament} matches={matches} fallback={<Skeleton className="h-10" />} />
      ) : (
        <p className="text-14 text-secondary">{finish.waiting.matches(waiting)}</p>
      )}
    </Card>
  )
}
