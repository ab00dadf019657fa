import { formatAmount } from './amounts'

/** 4 decimals, as other amounts have. */
const UNIT = 10n ** 14n

/** Of amounts below the unit, of which 4 decimals would say nothing. */
const SIGNIFICANT_DIGITS = 2

export type FormatBound = (wei: bigint, bound: 'min' | 'max') => string

/**
 * Formats a bound in wei with 4 decimals, or 2 significant digits below 0.0001, and no grouping, so it can be typed back.
 * A `max` is rounded down and a `min` up, so the contract accepts the amount shown.
 */
export const formatBound: FormatBound = (wei, bound) => formatAmount(round(wei, bound), 'full')

export const formatExactly: FormatBound = (wei) => formatAmount(wei, 'full')

/** Returns the format for both bounds of a range: exact where the rounded ones would leave nothing between them. */
export function rangeFormat(min: bigint, max: bigint): FormatBound {
  return min <= max && round(min, 'min') > round(max, 'max') ? formatExactly : formatBound
}

function round(wei: bigint, bound: 'min' | 'max'): bigint {
  const unit = wei < UNIT ? 10n ** BigInt(Math.max(String(wei).length - SIGNIFICANT_DIGITS, 0)) : UNIT
  const floor = wei - (wei % unit)
  return bound === 'min' && floor < wei ? floor + unit : floor
}
