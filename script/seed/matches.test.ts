import { expect, test } from 'vitest'
import { day } from '../../src/testing/time.ts'
import { newcomer } from './accounts.ts'
import { firstSeason, MIN_SPAN, missingRoles, planSeason } from './matches.ts'

const NOW = 1_800_000_000

const nothing = {
  upcoming: 0,
  live: 0,
  ended: 0,
  inWindow: 0,
  challenged: 0,
  silent: 0,
  won: 0,
  refund: 0,
  pending: 0,
  prize: 0,
}
const plans = [
  ['the first season', { from: NOW - 12 * day, now: NOW, nextId: 1, roles: firstSeason }],
  ['a later start', { from: NOW - 3 * day, now: NOW, nextId: 32, roles: missingRoles(nothing, 3 * day) }],
  [
    'a start a week after a stop',
    { from: NOW - 7 * day, now: NOW, nextId: 32, roles: missingRoles(nothing, 7 * day) },
  ],
  [
    'a start right after a stop',
    { from: NOW - MIN_SPAN, now: NOW, nextId: 40, roles: missingRoles(nothing, MIN_SPAN) },
  ],
] as const

test.each(plans)('plans %s the same every time', (_, plan) => {
  expect(planSeason(plan)).toEqual(planSeason(plan))
})

test.each(plans)('plans %s between its two times, each step when the contract accepts it', (_, plan) => {
  let latest = plan.from
  const matches = planSeason(plan)
  // The contract assigns ids in the order of creation.
  expect(matches.map(({ id }) => id)).toEqual(plan.roles.map((_, index) => BigInt(plan.nextId + index)))
  for (const { createdAt, startTime, endTime, resultAt, dispute, bets, claims } of matches) {
    expect(createdAt).toBeGreaterThanOrEqual(latest)
    latest = createdAt
    expect(createdAt).toBeLessThanOrEqual(startTime)
    expect(startTime).toBeLessThan(endTime)
    for (const { at, by } of bets) {
      expect(at).toBeGreaterThanOrEqual(createdAt)
      expect(at).toBeLessThan(by === newcomer ? startTime : endTime)
    }
    const { challenge, decidedAt } = dispute ?? {}
    const times = [endTime, resultAt, challenge?.at, decidedAt].filter((time) => time !== undefined)
    if (resultAt !== undefined) expect(resultAt).toBeGreaterThan(endTime)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    for (const { at } of claims) expect(at).toBeGreaterThanOrEqual(decidedAt ?? resultAt ?? Number.NaN)
    for (const at of [createdAt, ...times.slice(1), ...[...bets, ...claims].map((event) => event.at)]) {
      expect(at).toBeLessThanOrEqual(plan.now)
    }
  }
})

test('adds no match when every state is present', () => {
  const results = { ended: 1, inWindow: 1, challenged: 1, silent: 1 }
  const present = { upcoming: 4, live: 2, ...results, won: 1, refund: 1, pending: 1, prize: 1 }
  expect(missingRoles(present, 12 * day)).toEqual([])
})
