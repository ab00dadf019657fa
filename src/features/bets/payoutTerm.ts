import type { Bet, BetStatus } from '@/domain/bet/bet'
import type { Messages } from '@/i18n/catalogue'

/** Returns the label of a settled bet's payout, `undefined` while it has none. */
export function payoutTerm(
  bet: Bet,
  status: BetStatus,
  { unmatched, paid, pays }: Messages['bets'],
): string | undefined {
  if (status === 'pending' || status === 'challenged') return undefined
  if (status === 'lost') return bet.claimed ? unmatched.paid : unmatched.pays
  return bet.claimed ? paid : pays
}
