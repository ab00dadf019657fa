import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import { bettingPoolLimits } from '@/chain/queries/generated'
import { sameAddress } from '@/lib/addresses'
import { toLatinDigits } from '@/lib/parseAmount'

export type SettingProblem =
  | 'empty'
  | 'emptyAddress'
  | 'notANumber'
  | 'tooPrecise'
  | 'feeTooHigh'
  | 'capTooHigh'
  | 'windowTooLong'
  | 'notWholeSeconds'
  | 'same'
  | 'malformed'
  | 'zero'
  | 'bettingToken'
  | 'alreadyOwner'
  | 'alreadyListed'
  | 'severalSeparators'
  | 'tooManyDecimals'
  | 'tooLarge'
  | 'zeroAmount'
  | 'notEnough'

export type Parsed<value> = { ok: true; value: value } | { ok: false; problem: SettingProblem }

const HOUR = 60 * 60

/** Parses a fee in percent. Returns bps. */
export function parseFee(text: string, current: number | undefined): Parsed<number> {
  return unlessSame(parsePercent(text, bettingPoolLimits.MAX_FEE_BPS, 'feeTooHigh'), current)
}

/** Parses a live cap in percent. Returns bps. */
export function parseCap(text: string, current: number | undefined): Parsed<number> {
  return unlessSame(parsePercent(text, bettingPoolLimits.MAX_LIVE_CAP_BPS, 'capTooHigh'), current)
}

/** Parses a dispute window in hours. Returns seconds. */
export function parseWindow(text: string, current: number | undefined): Parsed<number> {
  const hours = parseDecimal(text)
  if (!hours.ok) return hours
  // Rounds to milliseconds, because a third of an hour has no exact decimal.
  const seconds = Math.round(hours.value * HOUR * 1_000) / 1_000
  if (seconds > bettingPoolLimits.MAX_DISPUTE_WINDOW) return { ok: false, problem: 'windowTooLong' }
  if (!Number.isInteger(seconds)) return { ok: false, problem: 'notWholeSeconds' }
  return unlessSame({ ok: true, value: seconds }, current)
}

/** Parses an address and validates its checksum. @param zero accepts the zero address */
export function parseAddress(text: string, { zero = false } = {}): Parsed<Address> {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'emptyAddress' }
  if (!isAddress(trimmed)) return { ok: false, problem: 'malformed' }
  if (trimmed === zeroAddress && !zero) return { ok: false, problem: 'zero' }
  return { ok: true, value: getAddress(trimmed) }
}

export function otherThan(
  parsed: Parsed<Address>,
  addresses: readonly (Address | undefined)[],
  problem: SettingProblem,
): Parsed<Address> {
  if (!parsed.ok) return parsed
  return addresses.some((address) => sameAddress(address, parsed.value)) ? { ok: false, problem } : parsed
}

/** Returns the text to type to confirm an address: its end, because most people compare only the beginning. */
export function endOf(address: Address): string {
  return address.slice(-4)
}

function parsePercent(text: string, max: number, tooHigh: SettingProblem): Parsed<number> {
  const percent = parseDecimal(text)
  if (!percent.ok) return percent
  const bps = Math.round(percent.value * 1_000_000) / 10_000
  if (bps > max) return { ok: false, problem: tooHigh }
  return Number.isInteger(bps) ? { ok: true, value: bps } : { ok: false, problem: 'tooPrecise' }
}

function parseDecimal(text: string): Parsed<number> {
  const trimmed = toLatinDigits(text.trim())
  if (trimmed === '') return { ok: false, problem: 'empty' }
  if (!/^(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed)) return { ok: false, problem: 'notANumber' }
  return { ok: true, value: Number(trimmed.replace(',', '.')) }
}

function unlessSame(parsed: Parsed<number>, current: number | undefined): Parsed<number> {
  return parsed.ok && parsed.value === current ? { ok: false, problem: 'same' } : parsed
}
