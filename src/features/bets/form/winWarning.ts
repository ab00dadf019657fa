import type { BetPreview } from '@/domain/bet/payout'

export type WinWarning = 'nobodyOpposite' | 'noProfit' | 'profitBelowGas'

/** Warns when a win would not pay at the current pools. `gasCost` in wei is unknown if gas isn't paid in ether. */
export function winWarning(
  { profit }: Pick<BetPreview, 'profit'>,
  otherPool: bigint,
  gasCost: bigint | undefined,
): WinWarning | undefined {
  if (otherPool === 0n) return 'nobodyOpposite'
  if (profit === 0n) return 'noProfit'
  return gasCost !== undefined && profit < gasCost ? 'profitBelowGas' : undefined
}
