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
import { explorerUrl } from '@/chain/config/config'
import { BettorLink } from '@/domain/bet/BettorLink'
import type { Match } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'
import { Badge } from '@/ui/feedback/Badge'
import { DateTime } from '@/ui/text/DateTime'
import { TransactionLink } from '@/ui/text/TransactionLink'
import type { ActivityEntry } from './activity'
import { describeEntry } from './describeEntry'

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

interface ActivityRowProps {
  entry: ActivityEntry
  match: Match
  isOwn: boolean
}

export function ActivityRow({ entry, match, isOwn }: ActivityRowProps) {
  const messages = useMessages()
  const { feed } = messages.matchActivity
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
          {entry.kind === 'bet' && entry.pool === 'live' && <Badge>{messages.match.pools.live}</Badge>}
          {isOwn && <Badge>{feed.you}</Badge>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-12 text-secondary">
          <BettorLink address={entry.by} />
          <DateTime time={entry.time} />
          <TransactionLink hash={entry.hash} url={explorerUrl('tx', entry.hash)} />
        </p>
      </div>
    </li>
  )
}

function toneOf(entry: ActivityEntry): string {
  if (entry.kind !== 'bet') return 'bg-hover text-secondary'
  return entry.side === 1 ? 'bg-side-a/8 text-side-a' : 'bg-side-b/8 text-side-b'
}
