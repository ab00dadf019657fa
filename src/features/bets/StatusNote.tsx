import { useChainNow } from '@/chain/network/clock'
import { type Bet, hasLost } from '@/domain/bet/bet'
import { isFinal } from '@/domain/match/status'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'

/** Says until when a result can change, or that somebody else claimed the payout for the bettor. */
export function StatusNote({ bet }: { bet: Bet }) {
  const { provisional, paidNote } = useMessages().bets
  const now = useChainNow()
  const { match } = bet

  function note(): string | undefined {
    if (bet.wasPaid) return paidNote
    if (match.isChallenged) return provisional.challenged(formatDateTime(match.ruleBy))
    if (!match.isFinalized || isFinal(match, now)) return undefined
    const outcome = match.isVoid ? 'void' : hasLost(bet) ? 'lost' : 'won'
    return provisional[outcome](formatDateTime(match.claimableAt))
  }

  const text = note()
  return text ? <p className="max-w-60 text-12 text-pretty text-secondary">{text}</p> : null
}
