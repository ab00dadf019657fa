import { type Address, getAddress, type Hash, isHash, zeroAddress } from 'viem'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { openableUrl } from '@/domain/match/rules/rulesFile'
import type { ActionMessages } from '@/features/admin/shared/ConfirmDialog'
import type { AdminMessages } from '@/i18n/catalogue'
import { parseAddress as parseAnyAddress, sameAddress, shortAddress } from '@/lib/addresses'
import { parseAmount, toLatinDigits } from '@/lib/parseAmount'
import { DAY, HOUR, MINUTE } from '@/lib/time'

type SettingProblem = keyof AdminMessages['adminSettings']['problems']

export type Parsed<value> = { ok: true; value: value } | { ok: false; problem: SettingProblem }

/** Parses a fee in percent. Returns bps. */
export function parseFee(text: string): Parsed<number> {
  return parsePercent(text, bettingPoolLimits.MAX_FEE_BPS, 'feeTooHigh')
}

/** Parses a live cap in percent. Returns bps. */
export function parseCap(text: string): Parsed<number> {
  return parsePercent(text, bettingPoolLimits.MAX_LIVE_CAP_BPS, 'capTooHigh')
}

/** Parses a dispute window in hours. Returns seconds. @param isForeign the arbiter isn't the owner */
export function parseWindow(text: string, isForeign: boolean): Parsed<number> {
  const hours = parseDecimal(text)
  if (!hours.ok) return hours
  // Rounds to milliseconds, because a third of an hour has no exact decimal.
  const seconds = Math.round(hours.value * HOUR * 1_000) / 1_000
  const { MIN_FOREIGN_DISPUTE_WINDOW, MAX_DISPUTE_WINDOW } = bettingPoolLimits
  if (seconds > MAX_DISPUTE_WINDOW) return { ok: false, problem: 'windowTooLong' }
  if (isForeign && seconds < MIN_FOREIGN_DISPUTE_WINDOW) return { ok: false, problem: 'windowTooShort' }
  if (!Number.isInteger(seconds)) return { ok: false, problem: 'notWholeSeconds' }
  return { ok: true, value: seconds }
}

/** Parses a maximum gain, a whole factor of the stake. */
export function parseGain(text: string): Parsed<number> {
  return parseWhole(text, bettingPoolLimits.MIN_MAX_GAIN, bettingPoolLimits.MAX_MAX_GAIN, 'gainOutOfRange')
}

/** Parses a minimum bond in WETH. Returns wei. */
export function parseMinBond(text: string): Parsed<bigint> {
  const { MIN_MIN_BOND, MAX_MIN_BOND } = bettingPoolLimits
  const amount = parseAmount(text)
  if (!amount.ok) return { ok: false, problem: amount.reason }
  if (amount.wei < MIN_MIN_BOND || amount.wei > MAX_MIN_BOND) return { ok: false, problem: 'bondOutOfRange' }
  return { ok: true, value: amount.wei }
}

/** Parses a bonus in WETH of at most `balance`. Returns wei. */
export function parseReward(text: string, balance: bigint | undefined): Parsed<bigint> {
  const amount = parseAmount(text)
  if (!amount.ok) return { ok: false, problem: amount.reason }
  if (amount.wei === 0n) return { ok: false, problem: 'zeroAmount' }
  if (balance !== undefined && amount.wei > balance) return { ok: false, problem: 'notEnough' }
  return { ok: true, value: amount.wei }
}

/** Parses a ruling period in whole days. Returns seconds. */
export function parseRulingPeriod(text: string): Parsed<number> {
  const { MIN_RULING_PERIOD, MAX_RULING_PERIOD } = bettingPoolLimits
  const days = parseWhole(text, MIN_RULING_PERIOD / DAY, MAX_RULING_PERIOD / DAY, 'periodOutOfRange')
  return days.ok ? { ok: true, value: days.value * DAY } : days
}

/** Parses where a text is published. */
export function parseTextUrl(text: string): Parsed<string> {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'empty' }
  return openableUrl(trimmed) === undefined ? { ok: false, problem: 'notAUrl' } : { ok: true, value: trimmed }
}

export function parseHash(text: string): Parsed<Hash> {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'empty' }
  return isHash(trimmed) ? { ok: true, value: trimmed } : { ok: false, problem: 'notAHash' }
}

/** Parses an address and validates its checksum. @param zero accepts the zero address */
export function parseAddress(text: string, { zero = false } = {}): Parsed<Address> {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'emptyAddress' }
  const address = parseAnyAddress(trimmed)
  if (!address) return { ok: false, problem: 'malformed' }
  if (address === zeroAddress && !zero) return { ok: false, problem: 'zero' }
  return { ok: true, value: getAddress(address) }
}

export function otherThan(
  parsed: Parsed<Address>,
  addresses: readonly (Address | undefined)[],
  problem: SettingProblem,
): Parsed<Address> {
  if (!parsed.ok) return parsed
  return addresses.some((address) => sameAddress(address, parsed.value)) ? { ok: false, problem } : parsed
}

interface AddressMessages extends Omit<ActionMessages, 'does' | 'confirmed'> {
  does: (address: string) => string
  confirmed: (address: string) => string
}

/** Returns the messages of a confirmation that is about an address. */
export function confirmAddress(
  { does, confirmed, ...rest }: AddressMessages,
  address: Address,
): ActionMessages {
  return { ...rest, does: does(address), confirmed: confirmed(shortAddress(address)) }
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

function parseWhole(text: string, min: number, max: number, outOfRange: SettingProblem): Parsed<number> {
  const whole = parseDecimal(text)
  if (!whole.ok) return whole
  if (whole.value < min || whole.value > max) return { ok: false, problem: outOfRange }
  return Number.isInteger(whole.value) ? whole : { ok: false, problem: 'notWhole' }
}

function parseDecimal(text: string): Parsed<number> {
  const trimmed = toLatinDigits(text.trim())
  if (trimmed === '') return { ok: false, problem: 'empty' }
  if (!/^(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed)) return { ok: false, problem: 'notANumber' }
  return { ok: true, value: Number(trimmed.replace(',', '.')) }
}

export function unlessSame<value>(parsed: Parsed<value>, current: value | undefined): Parsed<value> {
  return parsed.ok && parsed.value === current ? { ok: false, problem: 'same' } : parsed
}

/** Formats a dispute window without rounding: `12 h`, `1 h 30 min`. @param seconds 0 for none */
export function describeWindow(
  seconds: number,
  { adminSettings }: Pick<AdminMessages, 'adminSettings'>,
): string {
  const { window } = adminSettings.betting
  if (seconds === 0) return window.instant
  const [hours, minutes, rest] = [
    Math.floor(seconds / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
    seconds % MINUTE,
  ]
  return [
    hours > 0 && window.hours(hours),
    minutes > 0 && window.minutes(minutes),
    rest > 0 && window.seconds(rest),
  ]
    .filter(Boolean)
    .join(' ')
}
