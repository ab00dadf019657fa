import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { loadMessages } from '@/i18n/language'
import { showLocalized } from '@/testing/testApp'
import { MatchFacts } from './MatchHeader'

beforeAll(() => loadMessages('matchPage'))

const live = aMatch().startTime + 60

const factsOf = (changes: Partial<Match>, now = live) => {
  showLocalized(<MatchFacts match={aMatch(changes)} now={now} />)
  return screen.getByLabelText('About this match').textContent
}

test('counts down to the end of betting while bets are taken', () => {
  expect(factsOf({})).toContain('Betting closes in')
})

test.each<[string, Partial<Match>, number?]>([
  ['closed early', { isBettingClosed: true }],
  ['void before its end', { isFinalized: true, isVoid: true }],
  ['over', {}, aMatch().endTime],
])('says that betting on a match is closed if it is %s', (_, changes, now) => {
  const facts = factsOf(changes, now)
  expect(facts).toContain('BettingClosed')
  expect(facts).not.toContain('closes in')
})
