import { expect, test } from 'vitest'
import { dayOf, daysBefore, nextDay } from './days'

const DAY = 86_400
const MIDNIGHT = 20_000 * DAY

test('a day begins at midnight UTC', () => {
  expect(dayOf(MIDNIGHT)).toBe(MIDNIGHT)
  expect(dayOf(MIDNIGHT + DAY - 1)).toBe(MIDNIGHT)
  expect(nextDay(MIDNIGHT)).toBe(dayOf(MIDNIGHT + DAY))
  expect(daysBefore(MIDNIGHT, 2)).toBe(dayOf(MIDNIGHT - DAY - 1))
})
