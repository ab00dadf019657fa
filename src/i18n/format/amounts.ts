import { formatCount, leftToRight, perLocale } from './locale'

const DECIMALS = 18
const SHORT_DECIMALS = 4
const BRIEF_FROM = 1_000n
const WEI_PER_ETHER = 10n ** BigInt(DECIMALS)

/**
 * `short`: at most 4 decimals and grouped thousands; smaller amounts read `<0.0001`.
 * `brief`: as `short`, but without decimals from 1,000 on.
 * `full`: every decimal and no grouping, so it can be pasted into an input.
 */
export type AmountPreset = 'short' | 'brief' | 'full'

/** Formats wei in ether's unit. Always rounds down: a balance must never look larger than it is. */
export function formatAmount(wei: bigint, preset: AmountPreset = 'short'): string {
  if (wei < 0n) throw new RangeError(`An amount is never negative: ${wei}`)
  const whole = wei / WEI_PER_ETHER
  const decimals = (wei % WEI_PER_ETHER).toString().padStart(DECIMALS, '0')
  if (preset === 'full') return joinDecimals(whole.toString(), decimals)
  const shown = preset === 'brief' && whole >= BRIEF_FROM ? '' : decimals.slice(0, SHORT_DECIMALS)
  if (wei > 0n && whole === 0n && /^0*$/.test(shown))
    return leftToRight(`<${joinDecimals('0', '1'.padStart(SHORT_DECIMALS, '0'))}`)
  return joinDecimals(formatCount(whole), shown)
}

/** Formats `1.92×`, rounded down; from 1,000 on `>1,000×`, since a nearly empty pool says nothing about odds. */
export function formatMultiplier(times: number): string {
  if (times >= 1_000) return leftToRight(`>${formatCount(1_000)}×`)
  // Hundredths first: 1.15 × 100 is 114.99…
  const hundredths = Math.floor(Number((times * 100).toPrecision(12)))
  return leftToRight(`${hundredthsFormat().format(hundredths / 100)}×`)
}

/** Formats bps as `62%`, with `<1%` and `>99%` where rounding would say 0% or 100%. */
export function formatShare(bps: number): string {
  if (bps > 0 && bps < 100) return leftToRight(`<${formatPercent(100)}`)
  if (bps > 9_900 && bps < 10_000) return leftToRight(`>${formatPercent(9_900)}`)
  // Round half to even: two shares that add up to 100% must still do so on screen.
  const rounded = bps % 200 === 50 ? Math.floor(bps / 100) : Math.round(bps / 100)
  return formatPercent(rounded * 100)
}

/** Formats a rate without rounding to whole percents: `8%`, `2.5%`. @param bps 10,000 is 100% */
export function formatPercent(bps: number): string {
  return percentFormat().format(bps / 10_000)
}

const hundredthsFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const percentFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
)
const decimalSeparator = perLocale(
  (locale) => new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value,
)

function joinDecimals(whole: string, decimals: string): string {
  const significant = decimals.replace(/0+$/, '')
  return significant === '' ? whole : `${whole}${decimalSeparator() ?? '.'}${significant}`
}
