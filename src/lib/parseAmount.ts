const DECIMALS = 18
/** The contracts hold amounts in 96 bits. */
const MAX_WEI = 2n ** 96n - 1n

type AmountProblem = 'empty' | 'notANumber' | 'severalSeparators' | 'tooManyDecimals' | 'tooLarge'

export type ParsedAmount = { ok: true; wei: bigint } | { ok: false; reason: AmountProblem }

/**
 * Parses a typed amount into wei. The single separator, point or comma, is always decimal: `0,001` is a thousandth.
 * Several are an error, because `1,000.5` and `1.000,5` mean different amounts in different countries.
 * Arabic, Persian and full-width digits count as digits.
 */
export function parseAmount(text: string): ParsedAmount {
  const trimmed = toLatinDigits(text.trim())
  if (trimmed === '') return { ok: false, reason: 'empty' }
  if (!/^[0-9.,]*$/.test(trimmed)) return { ok: false, reason: 'notANumber' }
  const [whole = '', fraction = '', ...more] = trimmed.split(/[.,]/)
  if (more.length > 0) return { ok: false, reason: 'severalSeparators' }
  if (whole === '' && fraction === '') return { ok: false, reason: 'notANumber' }
  if (fraction.length > DECIMALS) return { ok: false, reason: 'tooManyDecimals' }
  const wei = BigInt(whole + fraction.padEnd(DECIMALS, '0'))
  return wei > MAX_WEI ? { ok: false, reason: 'tooLarge' } : { ok: true, wei }
}

/** Arabic, Persian and full-width digits. Each zero's code is a multiple of 16. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g
const OTHER_SEPARATORS = /[\u066b\u060c\uff0e\uff0c]/g

/** Writes Arabic, Persian and full-width digits as `0` to `9`, and their decimal separators as a point. */
export function toLatinDigits(text: string): string {
  return text
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(OTHER_SEPARATORS, '.')
}
