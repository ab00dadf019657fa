import { Link } from '@tanstack/react-router'
import {
  CirclePlus,
  Coins,
  Gavel,
  HandCoins,
  Lock,
  type LucideIcon,
  Scale,
  Trophy,
  Undo2,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { explorerUrl } from '@/chain/config/config'
import { useChainNow } from '@/chain/network/clock'
import { useWallet } from '@/chain/wallet/wallets'
import { BettorLink } from '@/domain/bet/BettorLink'
import { HistoryNote, IndexNote } from '@/domain/history/HistoryProgress'
import { ShowMore } from '@/domain/history/ShowMore'
import type { Match } from '@/domain/match/match'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { sameAddress } from '@/lib/addresses'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { DateTime } from '@/ui/text/DateTime'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { type ActivityEntry, describeEntry, matchActivity } from './activity'
import { historyEnd, useMatchEvents } from './useMatchEvents'

const PAGE = 10

type Filter = 'all' | 'bets' | 'yours'

/** Lists who did what on a match, newest first. */
export function ActivityFeed({ match }: { match: Match }) {
  const { matchActivity: texts, matchPage } = useMessages()
  const { feed } = texts
  const { account } = useWallet()
  const read = useMatchEvents(match)
  const [chosen, setFilter] = useState<Filter>('all')
  const [shown, setShown] = useState(PAGE)
  const filters: readonly Filter[] = account ? ['all', 'bets', 'yours'] : ['all', 'bets']
  const filter = filters.includes(chosen) ? chosen : 'all'
  const entries = useMemo(() => matchActivity(read.events), [read.events])
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
            options={filters.map((value) => ({ value, label: feed.filters[value] }))}
          />
        </div>
      )}
      {found.length > 0 ? (
        <ol aria-label={matchPage.activity}>
          {found.slice(0, shown).map((entry) => (
            <ActivityRow key={entry.id} entry={entry} match={match} />
          ))}
        </ol>
      ) : (
        read.isComplete &&
        entries.length > 0 && (
          <p className="border-t border-line p-4 text-14 text-secondary sm:px-6">
            {filter === 'yours' ? feed.noneYours : feed.noBets}
          </p>
        )
      )}
      <ShowMore count={found.length} shown={shown} page={PAGE} onShow={setShown} />
      <HistoryNote read={read} />
      <ClaimsNote match={match} />
      <p className="border-t border-line p-4 text-14 sm:px-6">
        <Link
          to="/match/$id/check"
          params={{ id: String(match.id) }}
          className="inline-block min-h-6 underline underline-offset-4"
        >
          {feed.check}
        </Link>
      </p>
    </>
  )
}

const icons: Record<ActivityEntry['kind'], LucideIcon> = {
  created: CirclePlus,
  bet: Coins,
  closed: Lock,
  result: Trophy,
  correction: Trophy,
  void: Undo2,
  challenge: Gavel,
  ruling: Scale,
  claim: HandCoins,
}

export function ActivityRow({ entry, match }: { entry: ActivityEntry; match: Match }) {
  const messages = useMessages()
  const { feed } = messages.matchActivity
  const { account } = useWallet()
  const Icon = icons[entry.kind]
  return (
    <li className="flex gap-3 border-t border-line px-4 py-3 text-14 sm:px-6">
      <span
        aria-hidden
        className={cx(
          'flex size-8 shrink-0 items-center justify-center rounded-full *:size-4',
          toneOf(entry),
        )}
      >
        <Icon />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 wrap-anywhere">{describeEntry(entry, match, messages)}</span>
          {entry.isLive && <Badge>{messages.match.pools.live}</Badge>}
          {sameAddress(entry.by, account) && <Badge>{feed.you}</Badge>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-12 text-secondary">
          <BettorLink address={entry.by} />
          <DateTime time={entry.time} />
        </p>
      </div>
      <span className="-me-2 flex h-6 items-center self-start">
        <TransactionLink hash={entry.transaction} url={explorerUrl('tx', entry.transaction)} isIcon />
      </span>
    </li>
  )
}

function toneOf(entry: ActivityEntry): string {
  if (entry.kind !== 'bet') return 'bg-hover text-secondary'
  return entry.side === 1 ? 'bg-side-a/8 text-side-a' : 'bg-side-b/8 text-side-b'
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
