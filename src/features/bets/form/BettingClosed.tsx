import { Link } from '@tanstack/react-router'
import { useChainNow } from '@/chain/network/clock'
import type { Match } from '@/domain/match/match'
import { matchAbandonedAt } from '@/domain/match/status'
import type { Messages } from '@/i18n/catalogue'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'

export function BettingClosed({ match }: { match: Match }) {
  const { closed } = useMessages().bets
  const now = useChainNow()
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <p className="text-16 font-medium">{closed.title}</p>
        <p className="text-14 text-secondary">{reasonOf(match, now, closed)}</p>
      </div>
      <Link to="/matches" className={buttonClass()}>
        {closed.others}
      </Link>
    </div>
  )
}

function reasonOf(match: Match, now: number, closed: Messages['bets']['closed']): string {
  if (now < match.endTime) return closed.closedEarly
  return now < matchAbandonedAt(match) ? closed.ended : closed.abandoned
}
