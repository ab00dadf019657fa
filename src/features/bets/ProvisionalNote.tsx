import { useChainNow } from '@/chain/network/clock'
import type { Bet } from '@/domain/bet/bet'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'

export function ProvisionalNote({ bet: { match, prediction } }: { bet: Bet }) {
  const { bets } = useMessages()
  const now = useChainNow()
  if (!match.isFinalized || now >= match.claimableAt) return null
  const outcome = match.isVoid
    ? bets.provisional.void
    : match.winner === prediction
      ? bets.provisional.won
      : bets.provisional.lost
  return <p className="max-w-60 text-12 text-secondary">{outcome(formatDateTime(match.claimableAt))}</p>
}
