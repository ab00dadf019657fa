import { expect, test } from 'vitest'
import { matchStatus, nextMoment } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { time } from '@/i18n/en/time'
import { formatCountdown } from '@/i18n/format/dates'
import { shownNow } from './shownNow'

const match = aMatch({ startTime: 10_000, endTime: 20_000 })

test.each([match, { ...match, isFinalized: true, isChallenged: true, ruleBy: 24_000 }])(
  'keeps status and countdown unchanged',
  (match) => {
    for (let now = 0; now < 25_000; now += 5) {
      const shown = shownNow(match, now)
      const status = matchStatus(match, now)
      expect(matchStatus(match, shown)).toBe(status)
      const next = nextMoment(match, now)
      expect(nextMoment(match, shown)).toEqual(next)
      if (next)
        expect(formatCountdown(next.time - shown, time.countdown)).toBe(
          formatCountdown(next.time - now, time.countdown),
        )
    }
  },
)

test('is constant within a minute, and after the countdown', () => {
  expect(shownNow(match, 9_701)).toBe(shownNow(match, 9_760))
  expect(shownNow(match, 9_761)).not.toBe(shownNow(match, 9_760))
  expect(shownNow(match, 20_001)).toBe(shownNow(match, 90_000))
  const resolved = { ...match, isFinalized: true }
  expect(shownNow(resolved, 1)).toBe(shownNow(resolved, 90_000))
})
