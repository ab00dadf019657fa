import { expect, test } from 'vitest'
import { aBet } from '@/domain/bet/bet.fixture'
import { aMatch } from '@/domain/match/match.fixture'
import { en } from '@/i18n/en/catalogue'
import { describePicture } from './picture'

const match = aMatch({ name: 'LoL: T1 vs Gen.G — LCK Final' })
const open = aBet('0.5', '0.96', { match })
const won = aBet('0.5', '0.96', { match: { ...match, hasResult: true, winner: 1 } })

const picture = (bet: typeof open, hasAmounts: boolean) =>
  describePicture(bet, { link: 'https://example.org/match/1', hasAmounts, direction: 'ltr' }, en)

test.each([
  ['a won bet', won, false, '+92%', 'Won · 1.92×', undefined],
  ['a won bet with its amounts', won, true, '+0.46 WETH', 'Won · 1.92×', '0.5 → 0.96 WETH'],
  ['an open bet', open, false, '1.92×', 'Open bet', undefined],
  ['an open bet with its amounts', open, true, '0.5 → 0.96 WETH', 'Open bet · 1.92×', undefined],
] as const)('shows %s', (_, bet, hasAmounts, figure, outcome, amounts) => {
  expect(picture(bet, hasAmounts)).toMatchObject({
    occasion: 'LoL · LCK Final',
    team: 'T1',
    match: 'T1 vs Gen.G',
    figure: expect.stringContaining(figure),
    outcome,
    amounts,
    link: 'example.org/match/1',
  })
})

test('tells those who don’t see it the same', () => {
  expect(picture(open, true).text).toBe('Bet on T1 at 1.92×: T1 vs Gen.G. 0.5 → 0.96 WETH')
  expect(picture(won, false).text).toBe('Won on T1 at 1.92×: T1 vs Gen.G.')
})

test('says the market of a series', () => {
  const total = { ...open, match: { ...match, name: `${match.name} — Over 3.5 maps` } }
  expect(picture(total, false)).toMatchObject({
    occasion: 'LoL · LCK Final · Over/under 3.5 maps',
    team: 'Over 3.5',
    match: 'T1 vs Gen.G',
  })
})
