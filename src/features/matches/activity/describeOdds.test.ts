import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { english } from '@/i18n/english.fixture'
import type { OddsChartData } from './odds'
import { describeOdds, describeOddsAt } from './oddsContent'

const match = aMatch({ name: 'T1 vs Gen.G' })
const [from, to] = [match.startTime, match.startTime + 600]
const data: OddsChartData = {
  times: [from, from + 60, to],
  lines: [
    { pool: 'early', side: 1, values: [1, 2.5, 1.92] },
    { pool: 'early', side: 2, values: [null, 1.4, 1.5] },
    { pool: 'live', side: 1, values: [null, null, null] },
    { pool: 'live', side: 2, values: [null, 1, 1] },
  ],
  marks: [],
  from,
  to,
}

test('says the odds of each pool and their range', () => {
  expect(describeOdds(data, match, english)).toBe(
    'Odds over time. Early pool: T1 1.92× (1.00× to 2.50×), Gen.G 1.50× (1.40× to 1.50×). Live pool: Gen.G 1.00×.',
  )
})

test('says the odds at one time, without sides that have no stakes', () => {
  expect(describeOddsAt(data, 0, match, english)).toMatch(/\. Early pool: T1 1\.00×\.$/)
  expect(describeOddsAt(data, 1, match, english)).toMatch(
    /\. Early pool: T1 2\.50×, Gen\.G 1\.40×\. Live pool: Gen\.G 1\.00×\.$/,
  )
})
