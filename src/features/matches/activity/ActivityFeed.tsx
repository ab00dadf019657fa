import { useMemo, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { IndexNote } from '@/domain/history/HistoryProgress'
import type { Match } from '@/domain/match/match'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { Button } from '@/ui/forms/Button'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { ActivityRow } from './ActivityRow'
import { type ActivityEntry, matchActivity } from './activity'
import { HistoryNote } from './HistoryNote'
import { historyEnd, useMatchLogs } from './useMatchLogs'

const PAGE = 10

type Filter = 'all' | 'bets' | 'yours'

/** Lists who did what on a match, newest first. */
export function ActivityFeed({ match }: { match: Match }) {
  const { feed } = useMessages().matchActivity
  const { account } = useWallet()
  const read = useMatchLogs(match)
  const [chosen, setFilter] = useState<Filter>('all')
  const [shown, setShown] = useState(PAGE)
  const filter = account ? chosen : chosen === 'yours' ? 'all' : chosen
  const entries = useMemo(() => matchActivity(read.logs), [read.logs])
  const found = entries.filter(
    (entry) =>
      filter === 'all' || (filter === 'bets' ? entry.kind === 'bet' : sameAddress(entry.by, account)),
  )
  return (
    <>
      <IndexNote problem={read.problem} className="px-4 pb-4 sm:px-6" />
      {entries.length > 0 && (
        <div className="flex px-4 pb-4 sm:px-6">
          <SegmentedControl
            legend={feed.filter}
            value={filter}
            onChange={(next) => {
              setFilter(next)
              setShown(PAGE)
            }}
            options={filtersFor(account !== undefined).map((value) => ({
              value,
              label: feed.filters[value],
            }))}
          />
        </div>
      )}
      {found.length > 0 ? (
        <Entries entries={found.slice(0, shown)} match={match} />
      ) : (
        read.isComplete &&
        entries.length > 0 && (
          <p className="border-t border-line p-4 text-14 text-secondary sm:px-6">
            {filter === 'yours' ? feed.noneYours : feed.noBets}
          </p>
        )
      )}
      {found.length > shown && (
        <Button variant="quiet" block onClick={() => setShown(shown + PAGE)}>
          {feed.showMore}
        </Button>
      )}
      <HistoryNote read={read} />
      <ClaimsNote match={match} />
    </>
  )
}

function filtersFor(hasAccount: boolean): readonly Filter[] {
  return hasAccount ? ['all', 'bets', 'yours'] : ['all', 'bets']
}

function Entries({ entries, match }: { entries: readonly ActivityEntry[]; match: Match }) {
  const { activity } = useMessages().matchPage
  const { account } = useWallet()
  return (
    <ol aria-label={activity}>
      {entries.map((entry) => (
        <ActivityRow key={entry.id} entry={entry} match={match} isOwn={sameAddress(entry.by, account)} />
      ))}
    </ol>
  )
}

function ClaimsNote({ match }: { match: Match }) {
  const { feed } = useMessages().matchActivity
  const end = historyEnd(match)
  const now = useChainNow()
  if (end === undefined || now < end) return null
  return (
    <p className="border-t border-line p-4 text-12 text-secondary sm:px-6">
      {feed.claimsUntil(formatDateTime(end))}
    </p>
  )
}
