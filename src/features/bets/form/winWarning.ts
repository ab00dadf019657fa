import type { BetPreview } from '@/domain/bet/payout'

/** Why a win would not pay at the pools as they stand. */
export type WinWarning = 'nobodyOpposite' | 'noProfit' | 'profitBelowGas'

/**
 * @param otherPool what is staked on the other side, in wei
 * @param gasCost what bet and claim cost, in wei of WETH; `undefined` where gas is not paid in ether or not known yet
 */
export function winWarning(
  { profit }: Pick<BetPreview, 'profit'>,
  otherPool: bigint,
  gasCost: bigint | undefined,
): WinWarning | undefined {
  if (otherPool === 0n) return 'nobodyOpposite'
  if (profit === 0n) return 'noProfit'
  return gasCost !== undefined && profit < gasCost ? 'profitBelowGas' : undefined
}
