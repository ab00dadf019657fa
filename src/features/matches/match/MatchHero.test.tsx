import { expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { showLocalized } from '@/testing/testApp'
import { MatchTiming } from './MatchHero'

const live = aMatch().startTime + 60

const timingOf = (changes: Partial<Match>, now = live) =>
  showLocalized(<MatchTiming match={aMatch(changes)} now={now} />).container.textContent

test('counts down to the start, then to the end of betting', () => {
  expect(timingOf({}, aMatch().startTime - 60)).toBe('UpcomingStarts in1m')
  expect(timingOf({})).toContain('LiveBetting closes in')
})

test.each<[string, Partial<Match>, number?]>([
  ['Betting closed', { isBettingClosed: true }],
  ['Void', { hasResult: true, isVoid: true }],
  ['Awaiting result', {}, aMatch().endTime],
])('counts nothing down once it is: %s', (state, changes, now) => {
  expect(timingOf(changes, now)).toBe(state)
})
