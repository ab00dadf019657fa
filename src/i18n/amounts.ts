import { formatCount, leftToRight, perLocale } from './locale'

const DECIMALS = 18
const WEI_PER_ETHER = 10n ** BigInt(DECIMALS)
/** The contracts hold amounts in 96 bits. */
const MAX_WEI = 2n ** 96n - 1n

/** Why a typed amount is refused. */
type AmountProblem = 'empty' | 'notANumber' | 'severalSeparators' | 'tooManyDecimals' | 'tooLarge'

export type ParsedAmount = { ok: true; wei: bigint } | { ok: false; reason: AmountProblem }

/**
 * Reads an amount as it is typed, into wei. The one separator, point or comma, is always decimal: `0,001` is a
 * thousandth. Several are refused rather than guessed at, since `1,000.5` and `1.000,5` mean different things to
 * different people.
 */
export function parseAmount(text: string): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, reason: 'empty' }
  if (!/^[0-9.,]*$/.test(trimmed)) return { ok: false, reason: 'notANumber' }
  const [whole = '', fraction = '', ...more] = trimmed.split(/[.,]/)
  if (more.length > 0) return { ok: false, reason: 'severalSeparators' }
  if (whole === '' && fraction === '') return { ok: false, reason: 'notANumber' }
  if (fraction.length > DECIMALS) return { ok: false, reason: 'tooManyDecimals' }
  const wei = BigInt(whole + fraction.padEnd(DECIMALS, '0'))
  return wei > MAX_WEI ? { ok: false, reason: 'tooLarge' } : { ok: true, wei }
}

/**
 * `short`: up to 4 decimals, thousands grouped, what is smaller shown as `<0.0001`.
 * `full`: every decimal and no grouping, so that it can be typed back.
 */
export type AmountPreset = 'short' | 'full'

const SHORT_DECIMALS = 4

/** Writes wei in ether's unit, by the reader's locale. Always rounds down: nobody is shown more than there is. */
export function formatAmount(wei: bigint, preset: AmountPreset = 'short'): string {
  if (wei < 0n) throw new RangeError(`An amount is never negative: ${wei}`)
  const whole = wei / WEI_PER_ETHER
  const decimals = (wei % WEI_PER_ETHER).toString().padStart(DECIMALS, '0')
  if (preset === 'full') return joinDecimals(whole.toString(), decimals)
  const shown = decimals.slice(0, SHORT_DECIMALS)
  if (wei > 0n && whole === 0n && /^0*$/.test(shown))
    return leftToRight(`<${joinDecimals('0', '1'.padStart(SHORT_DECIMALS, '0'))}`)
  return joinDecimals(formatCount(whole), shown)
}

/** `1.92×`, rounded down. From 1,000 on `>1,000×`: a pool that small says nothing about odds. */
export function formatMultiplier(times: number): string {
  if (times >= 1_000) return leftToRight(`>${formatCount(1_000)}×`)
  // Hundredths first: 1.15 × 100 is 114.99…
  const hundredths = Math.floor(Number((times * 100).toPrecision(12)))
  return leftToRight(`${hundredthsFormat().format(hundredths / 100)}×`)
}

/** `62%` from bps. Never `0%` of something nor `100%` with something left: `<1%` and `>99%`. */
export function formatShare(bps: number): string {
  if (bps > 0 && bps < 100) return leftToRight(`<${formatPercent(100)}`)
  if (bps > 9_900 && bps < 10_000) return leftToRight(`>${formatPercent(9_900)}`)
  // Halves go to the even side, so that two shares that make a whole are shown as making one.
  const rounded = bps % 200 === 50 ? Math.floor(bps / 100) : Math.round(bps / 100)
  return formatPercent(rounded * 100)
}

/** A rate, exactly: `8%`, `2.5%`. @param bps 10,000 is 100% */
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
