import { useChainNow } from '@/chain/clock'
import type { Bet } from '@/lib/bet'
import { formatDateTime } from '@/lib/dates'
import { useWords } from '@/lib/words/useWords'

/** Says of a result that the owner may still replace what it would mean, and until when. */
export function ProvisionalNote({ bet: { match, prediction } }: { bet: Bet }) {
  const { bets } = useWords()
  const now = useChainNow()
  if (!match.isFinalized || now >= match.claimableAt) return null
  const outcome = match.isVoid
    ? bets.provisional.void
    : match.winner === prediction
      ? bets.provisional.won
      : bets.provisional.lost
  return <p className="max-w-60 text-12 text-secondary">{outcome(formatDateTime(match.claimableAt))}</p>
}
