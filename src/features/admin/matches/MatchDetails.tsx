import type { Match } from '@/domain/match/match'
import { formatDateTime } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { isoDateTime } from '@/lib/isoDateTime'
import { Fact } from '@/ui/layout/Fact'
import { WethAmount } from '@/ui/text/WethAmount'

/** The match that a result is about to be named for. */
export function MatchDetails({ match }: { match: Match }) {
  const { finalize } = useAdminMessages().matches
  return (
    <section aria-label={finalize.details} className="rounded-md border border-line bg-background p-4">
      <p className="mb-3 text-16 font-medium break-words">
        <bdi>{match.name}</bdi>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact term={finalize.poolA}>
          <WethAmount wei={match.totalPoolA} unit="word" />
        </Fact>
        <Fact term={finalize.poolB}>
          <WethAmount wei={match.totalPoolB} unit="word" />
        </Fact>
        <Fact term={finalize.start}>
          <time dateTime={isoDateTime(match.startTime)}>{formatDateTime(match.startTime)}</time>
        </Fact>
        <Fact term={finalize.end}>
          <time dateTime={isoDateTime(match.endTime)}>{formatDateTime(match.endTime)}</time>
        </Fact>
      </dl>
    </section>
  )
}
