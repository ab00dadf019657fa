import { Link } from '@tanstack/react-router'
import { useChainNow } from '@/chain/clock'
import { type Match, matchStatus } from '@/lib/match'
import { useWords } from '@/lib/words/useWords'
import { buttonClass } from '@/ui/buttonClass'

/** Stands in place of the bet form where no bet can come. */
export function BettingClosed({ match }: { match: Match }) {
  const { closed } = useWords().bets
  const status = matchStatus(match, useChainNow())
  const isResolved = status === 'finalized' || status === 'void'
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <p className="text-16 font-medium">{closed.title}</p>
        <p className="text-14 text-secondary">
          {isResolved ? closed.resolved : status === 'ended' ? closed.ended : closed.closedEarly}
        </p>
      </div>
      <Link to="/matches" className={buttonClass()}>
        {closed.others}
      </Link>
    </div>
  )
}
