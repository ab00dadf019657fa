import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { loadMessages } from '@/i18n/language'
import { showLocalized } from '@/testing/testApp'
import { MatchFacts } from './MatchFacts'

beforeAll(() => loadMessages('matchPage'))

const live = aMatch().startTime + 60

function show(changes: Partial<Match>, now = live) {
  showLocalized(<MatchFacts match={aMatch(changes)} now={now} />)
  return screen.getByLabelText('About this match').textContent
}

test('counts down to the end of betting while bets are taken', () => {
  expect(show({})).toContain('Betting closes in')
})

test.each([
  ['closed early', { isBettingClosed: true }],
  ['void before its end', { isFinalized: true, isVoid: true }],
])('of a match that is %s says that betting is closed', (_, changes) => {
  const facts = show(changes)
  expect(facts).toContain('BettingClosed')
  expect(facts).not.toContain('closes in')
})

test('says that betting is closed after the end', () => {
  expect(show({}, aMatch().endTime)).toContain('BettingClosed')
})
