import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import type { NewMatchDraft } from '@/features/admin/matches/newMatch'
import { HOUR, MINUTE } from '@/lib/time'
import { isWinnerOfSeries, marketOffers, withMarket } from './marketOffers'

const NOW = 1_800_000_000
const FINAL = 'LoL: T1 vs Gen.G — LCK Final'
const start = NOW + HOUR

const draft = (changes: Partial<NewMatchDraft> = {}): NewMatchDraft => ({
  name: FINAL,
  start: { ok: true, time: start },
  end: { ok: true, time: start + 3 * HOUR },
  min: '0.01',
  max: '10',
  ...changes,
})

const offers = (changes: Partial<NewMatchDraft> = {}, markets = '') =>
  marketOffers(draft(changes), { bestOf: '3', markets }, [], NOW)

test('offers the markets of a series, none of them chosen', () => {
  const terms = { startTime: start, minBet: 10n ** 16n, maxBet: 10n ** 19n }
  expect(offers()).toMatchObject(
    [
      ['Map 1', 15],
      ['Map 2', 30],
      ['Map 3', 45],
      ['Over 2.5 maps', 30],
    ].map(([market, minutes]) => ({
      market,
      isChosen: false,
      match: { ...terms, name: `${FINAL} — ${market}`, endTime: start + Number(minutes) * MINUTE },
    })),
  )
  expect(marketOffers(draft(), { bestOf: '1', markets: 'Map 1' }, [], NOW)).toEqual([])
})

test.each<[string, boolean]>([
  [FINAL, true],
  ['T1 vs Gen.G — LCK Final', true],
  ['LoL: T1 vs Gen.G', false],
  ['The grand final — LCK', false],
  [`${FINAL} — Map 2`, false],
])('%s may have more markets: %s', (name, isPossible) => {
  expect(isWinnerOfSeries(name)).toBe(isPossible)
  expect(offers({ name })).toHaveLength(isPossible ? 4 : 0)
})

test('chooses markets, and ignores those that the number of maps rules out', () => {
  const markets = withMarket(withMarket('', 'Over 3.5 maps', true), 'Map 2', true)
  const chosen = (text: string) => offers({}, text).filter(({ isChosen }) => isChosen)
  expect(chosen(markets)).toMatchObject([{ market: 'Map 2' }])
  expect(chosen(withMarket(markets, 'Map 2', false))).toEqual([])
  expect(withMarket(markets, 'Map 2', true)).toBe(markets)
})

test('says the problems of a market that its winner doesn’t have', () => {
  // 93 bytes, and 10 more for a map.
  const name = `${'T'.repeat(80)} vs U — LCK`
  const problemsOf = (changes: Partial<NewMatchDraft>) => offers(changes).map(({ problems }) => problems)
  const none = { name: undefined, end: undefined }
  const tooLong = { name: 'tooLong', end: undefined }
  expect(new TextEncoder().encode(`${name} — Map 1`)).toHaveLength(103)
  expect(problemsOf({ name: name.slice(3) })).toEqual([none, none, none, tooLong])
  expect(problemsOf({ name })).toEqual([tooLong, tooLong, tooLong, tooLong])
  expect(problemsOf({ name: `${name} ${'x'.repeat(20)}` })).toEqual([none, none, none, none])
  expect(problemsOf({ start: { ok: false, reason: 'empty' }, min: '' })).toEqual([none, none, none, none])
  const early = { name: 'Chess: Ada vs Bob — Cup', end: { ok: true, time: start - HOUR } } as const
  expect(problemsOf(early)).toEqual([none, none, none, none])
  // The third map may end after the series.
  const end = { ok: true, time: NOW + 180 * 24 * HOUR } as const
  const late = { start: { ok: true, time: end.time - 40 * MINUTE }, end } as const
  expect(problemsOf(late)).toEqual([none, none, { name: undefined, end: 'tooFar' }, none])
})

test('finds an open match about the same market', () => {
  const open = [aMatch({ id: 7n, name: FINAL }), aMatch({ id: 8n, name: `${FINAL.toUpperCase()} — map 2` })]
  const duplicates = marketOffers(draft(), { bestOf: '3', markets: '' }, open, NOW).map(
    ({ duplicate }) => duplicate?.id,
  )
  expect(duplicates).toEqual([undefined, 8n, undefined, undefined])
})
