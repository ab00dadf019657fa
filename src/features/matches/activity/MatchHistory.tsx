import { type ReactNode, Suspense, useId } from 'react'
import type { Match } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { lazyWithRetry, Skeleton, WhenSeen } from '@/ui/feedback/loading'
import { Card, CardTitle } from '@/ui/layout/Card'

const OddsHistory = lazyWithRetry(async () => (await import('./OddsHistory')).OddsHistory)
const ActivityFeed = lazyWithRetry(async () => (await import('./ActivityFeed')).ActivityFeed)

/** Shows how the odds moved and who did what. Reads logs once scrolled to, so that the bet form loads first. */
export function MatchHistory({ match }: { match: Match }) {
  const { matchPage } = useMessages()
  const hasLiveBets = match.livePoolA + match.livePoolB > 0n
  return (
    <>
      <Section title={matchPage.odds} className={cx('min-h-97', hasLiveBets && 'max-sm:min-h-109')}>
        <OddsHistory match={match} />
      </Section>
      <Section title={matchPage.activity} className="min-h-80">
        <ActivityFeed match={match} />
      </Section>
    </>
  )
}

function Section({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  const titleId = useId()
  const { loading } = useMessages().ui
  return (
    <Card as="section" flush aria-labelledby={titleId} className="overflow-hidden">
      <CardTitle id={titleId} className="p-4 sm:px-6 sm:pt-6">
        {title}
      </CardTitle>
      <WhenSeen className={cx('flex flex-col', className)}>
        <Suspense fallback={<Skeleton text={loading} className="mx-4 h-60 sm:mx-6" />}>{children}</Suspense>
      </WhenSeen>
    </Card>
  )
}
