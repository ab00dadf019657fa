import { formatAmount } from './amounts'

const SIGNIFICANT_DIGITS = 6

/** Leaves 4 decimals, as other amounts have. */
const MOST_DROPPED = 14

export type FormatBound = (wei: bigint, bound: 'min' | 'max') => string

/**
 * Formats a bound in wei with 6 significant digits or 4 decimals, whichever are more, and no grouping, so it can be typed
 * back. A `max` is rounded down and a `min` up, so the contract accepts the amount shown.
 */
export const formatBound: FormatBound = (wei, bound) => formatAmount(round(wei, bound), 'full')

export const formatExactly: FormatBound = (wei) => formatAmount(wei, 'full')

/** Returns the format for both bounds of a range: exact where the rounded ones would leave nothing between them. */
export function rangeFormat(min: bigint, max: bigint): FormatBound {
  return min <= max && round(min, 'min') > round(max, 'max') ? formatExactly : formatBound
}

function round(wei: bigint, bound: 'min' | 'max'): bigint {
  const surplusDigits = Math.max(wei.toString().length - SIGNIFICANT_DIGITS, 0)
  const unit = 10n ** BigInt(Math.min(surplusDigits, MOST_DROPPED))
  const floor = wei - (wei % unit)
  return bound === 'min' && floor < wei ? floor + unit : floor
}
