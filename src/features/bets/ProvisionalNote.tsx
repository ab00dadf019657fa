import { useChainNow } from '@/chain/network/clock'
import { type Bet, hasLost } from '@/domain/bet/bet'
import { isFinal } from '@/domain/match/status'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'

/** Says until when a result can change: in its dispute window, or while it is challenged. */
export function ProvisionalNote({ bet }: { bet: Bet }) {
  const { provisional } = useMessages().bets
  const now = useChainNow()
  const { match } = bet
  if (!match.isChallenged && (!match.isFinalized || isFinal(match, now))) return null
  const outcome = match.isChallenged
    ? provisional.challenged
    : match.isVoid
      ? provisional.void
      : hasLost(bet)
        ? provisional.lost
        : provisional.won
  return <p className="max-w-60 text-12 text-secondary">{outcome(formatDateTime(match.claimableAt))}</p>
}
