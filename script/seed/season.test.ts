// @ts-nocheck
import { expect, test } from 'vitest'
import { newcomer } from './accounts.ts'
import { firstSeason, missingRoles, planSeason, SHORTEST_STORY } from './season.ts'

const NOW = 1_800_000_000
const DAY = 24 * 60 * 60

const nothing = { upcoming: 0, live: 0, ended: 0, won: 0, refund: 0, pending: 0, prize: 0 }
const plans = [
  ['the first season', { from: NOW - 12 * DAY, now: NOW, nextId: 1, roles: firstSeason }],
  ['a later start', { from: NOW - 3 * DAY, now: NOW, nextId: 32, roles: missingRoles(nothing) }],
  [
    'a start right after a stop',
    { from: NOW - SHORTEST_STORY, now: NOW, nextId: 40, roles: missingRoles(nothing) },
  ],
]

test.each(plans)('%s is the same every time', (_, plan) => {
  expect(planSeason(plan)).toEqual(planSeason(plan))
})

test.each(plans)('%s happens between then and now, each step when the contract takes it', (_, plan) => {
  const happenings = planSeason(plan)
  let latest = plan.from
  let matches = 0
  for (const { at, call, match, by, story } of happenings) {
    expect(at).toBeGreaterThanOrEqual(latest)
    expect(at).toBeLessThanOrEqual(plan.now)
    latest = at
    if (call === 'create') {
      // The ids that the other calls use rest on this.
      expect(match).toBe(matches++)
      expect(at).toBeLessThanOrEqual(story.startTime)
      expect(story.startTime).toBeLessThan(story.endTime)
    } else {
      expect(match).toBeLessThan(matches)
    }
    if (call === 'bet') expect(at).toBeLessThan(story.endTime)
    if (call === 'finalize') expect(at).toBeGreaterThan(story.endTime)
    if (call === 'claim') expect(story.result.at).toBeLessThanOrEqual(at)
    if (call === 'bet' && by === newcomer) expect(at).toBeLessThan(story.startTime)
  }
  expect(matches).toBe(plan.roles.length)
})

test('nothing is missing when all is there', () => {
  expect(missingRoles({ upcoming: 4, live: 2, ended: 1, won: 1, refund: 1, pending: 1, prize: 1 })).toEqual(
    [],
  )
})
