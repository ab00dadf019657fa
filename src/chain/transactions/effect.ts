import { type Hex, hexToBigInt, toHex } from 'viem'
import type { StateValue } from '@/chain/queries/stateValues'

/** A value of the chain's state that a write changes. */
export type Change = StateValue & {
  /** The value afterwards. Without it, any change counts. */
  is?: Hex
  /** How much it grows. It may be negative. */
  by?: bigint
}

/** A change that is looked for, with the value before the wallet was asked; `null` if the call reverted. */
export type Effect = Change & { before: Hex | null }

export const becomes = (value: StateValue, is: bigint | boolean | Hex): Change => ({
  ...value,
  word: value.word ?? 0,
  // Addresses have capitals as their checksum.
  is: toHex(typeof is === 'string' ? hexToBigInt(is) : is, { size: 32 }),
})

/** @param by may be negative */
export const grows = (value: StateValue, by: bigint): Change => ({
  ...value,
  word: value.word ?? 0,
  by,
})

export const changes = (value: StateValue): Change => value

/** Returns the changes that the state lacks. A value that is right already doesn't show whether the write was mined. */
export function toEffects(changes: readonly Change[], values: readonly (Hex | null)[]): readonly Effect[] {
  return changes.flatMap((change, index) => {
    const before = values[index] ?? null
    return change.is !== undefined && change.is === before ? [] : { ...change, before }
  })
}

/** Returns `true` if a value is as the write makes it. Of one that grows, that is any growth by at least its amount. */
export function hasChanged({ before, is, by }: Effect, value: Hex | null | undefined): boolean {
  if (!value) return false
  if (is !== undefined) return value === is
  if (by === undefined) return value !== before
  const growth = growthOf(before, value)
  return by < 0n ? growth <= by : growth >= by
}

const growthOf = (before: Hex | null, value: Hex) => hexToBigInt(value) - (before ? hexToBigInt(before) : 0n)

/** A write that makes a value grow. */
interface Grower {
  effect: Effect
  /** The value when its effect was seen. `undefined` until then. */
  seenAt?: Hex | undefined
}

/**
 * Tells a write's growth of a value from that of others, from here or elsewhere. `seen`: the growth since it was pressed, less
 * that of confirmed ones, is the sum of open ones, oldest first, with it among them. `grown`: there is enough, but not exactly.
 * @param all the writes that make this value grow, oldest first, with `write` in its place
 */
export function growthFor(write: Grower, all: readonly Grower[], value: Hex): 'seen' | 'grown' | 'absent' {
  const { before, by = 0n } = write.effect
  const start = hexToBigInt(before ?? '0x0')
  const confirmed = all.filter(({ seenAt }) => seenAt !== undefined && hexToBigInt(seenAt) > start)
  const rest = growthOf(before, value) - sumOf(confirmed)
  if (by < 0n ? rest > by : rest < by) return 'absent'
  const open = all.filter(({ seenAt }) => seenAt === undefined)
  return firstWithSum(open, rest)?.includes(write) ? 'seen' : 'grown'
}

const sumOf = (writes: readonly Grower[]) => writes.reduce((sum, { effect }) => sum + (effect.by ?? 0n), 0n)

/** Returns the first of the writes that add up to a sum, preferring those in front. */
function firstWithSum([first, ...others]: readonly Grower[], sum: bigint): readonly Grower[] | undefined {
  if (sum === 0n) return []
  if (!first) return undefined
  const rest = firstWithSum(others, sum - (first.effect.by ?? 0n))
  return rest ? [first, ...rest] : firstWithSum(others, sum)
}
