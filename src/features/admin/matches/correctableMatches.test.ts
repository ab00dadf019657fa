import { expect, test, vi } from 'vitest'
import type { RawMatch } from '@/domain/match/match'
import { aRawMatch } from '@/domain/match/match.fixture'
import { DAY } from '@/lib/time'
import { readCorrectable } from './correctableMatches'

const NOW = 1_800_000_000
const RULING_PERIOD = 45 * DAY

const settled = (id: number, overrides: Partial<RawMatch> = {}) =>
  aRawMatch({
    id: BigInt(id),
    createdAt: BigInt(NOW - 3 * DAY),
    startTime: BigInt(NOW - 3 * DAY),
    endTime: BigInt(NOW - 2 * DAY),
    isFinalized: true,
    winner: 1,
    claimableAt: BigInt(NOW - DAY),
    ...overrides,
  })

const inWindow = (id: number, overrides: Partial<RawMatch> = {}) =>
  settled(id, { claimableAt: BigInt(NOW + 60), ...overrides })

/** Serves pages of two, newest first. */
function served(...newestFirst: readonly RawMatch[]) {
  return vi.fn(async (cursor: bigint): Promise<readonly [readonly RawMatch[], bigint]> => {
    const from = cursor === 0n ? 0 : newestFirst.findIndex(({ id }) => id <= cursor)
    const next = newestFirst[from + 2]
    return [newestFirst.slice(from, from + 2), next?.id ?? 0n]
  })
}

const read = (pages: Parameters<typeof readCorrectable>[0], now = NOW, finalBelow?: bigint) =>
  readCorrectable(pages, now, RULING_PERIOD, finalBelow)

const ids = ({ matches }: { matches: readonly { id: bigint }[] }) => matches.map(({ id }) => Number(id))

test('finds a result in its window behind any number of newer matches, void ones too', async () => {
  const newer = Array.from({ length: 250 }, (_, index) => settled(300 - index))
  const pages = served(...newer, inWindow(20, { isVoid: true, winner: 0 }), settled(19), inWindow(3))
  expect(ids(await read(pages))).toEqual([20, 3])
})

test('finds challenged results; those without a result are among the open matches', async () => {
  const challenged = { ruleBy: BigInt(NOW + 5 * DAY) }
  const silent = settled(3, { ...challenged, isFinalized: false, winner: 0 })
  const first = await read(served(settled(9), settled(5, challenged), silent, settled(2)))
  expect(ids(first)).toEqual([5])
  expect(first.finalBelow).toBe(3n)
})

test('stops where nothing older can still be in its window', async () => {
  const old = NOW - 240 * DAY
  const pages = served(
    settled(9),
    inWindow(8),
    settled(7, { createdAt: BigInt(old) }),
    settled(6),
    settled(5),
  )
  expect(ids(await read(pages))).toEqual([8])
  expect(pages).toHaveBeenCalledTimes(2)
  const recent = served(settled(4, { createdAt: BigInt(NOW - 235 * DAY) }), settled(3), inWindow(2))
  expect(ids(await read(recent))).toEqual([2])
})

test('reads again only what was not final', async () => {
  const matches = [settled(9), inWindow(8), settled(7), settled(6), settled(5), settled(4)]
  const first = await read(served(...matches))
  expect(first.finalBelow).toBe(8n)
  const again = served(inWindow(10), ...matches)
  expect(ids(await read(again, NOW, first.finalBelow))).toEqual([10, 8])
  expect(again).toHaveBeenCalledTimes(2)
  const later = await read(served(...matches), NOW + DAY, first.finalBelow)
  expect(later).toEqual({ matches: [], finalBelow: 9n })
})
