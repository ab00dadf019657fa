import { expect, test } from 'vitest'
import { day } from '../../src/testing/time.ts'
import { newcomer } from './accounts.ts'
import { firstSeason, MIN_SPAN, missingRoles, planSeason } from './matches.ts'

const NOW = 1_800_000_000

const nothing = { upcoming: 0, live: 0, ended: 0, won: 0, refund: 0, pending: 0, prize: 0 }
const plans = [
  ['the first season', { from: NOW - 12 * day, now: NOW, nextId: 1, roles: firstSeason }],
  ['a later start', { from: NOW - 3 * day, now: NOW, nextId: 32, roles: missingRoles(nothing) }],
  [
    'a start right after a stop',
    { from: NOW - MIN_SPAN, now: NOW, nextId: 40, roles: missingRoles(nothing) },
  ],
] as const

test.each(plans)('plans %s the same every time', (_, plan) => {
  expect(planSeason(plan)).toEqual(planSeason(plan))
})

test.each(plans)('plans %s between its two times, each step when the contract accepts it', (_, plan) => {
  let latest = plan.from
  let matches = 0
  for (const event of planSeason(plan)) {
    const { at, call, match, matchId, by } = event
    expect(at).toBeGreaterThanOrEqual(latest)
    expect(at).toBeLessThanOrEqual(plan.now)
    latest = at
    if (call === 'create') {
      // The contract assigns ids in the order of creation.
      expect(matchId).toBe(BigInt(plan.nextId + matches++))
      expect(at).toBeLessThanOrEqual(match.startTime)
      expect(match.startTime).toBeLessThan(match.endTime)
    } else {
      expect(matchId).toBeLessThan(plan.nextId + matches)
    }
    if (call === 'bet') expect(at).toBeLessThan(match.endTime)
    if (call === 'finalize') expect(at).toBeGreaterThan(match.endTime)
    if (call === 'claim') expect(match.result?.at).toBeLessThanOrEqual(at)
    if (call === 'bet' && by === newcomer) expect(at).toBeLessThan(match.startTime)
  }
  expect(matches).toBe(plan.roles.length)
})

test('adds no match when every state is present', () => {
  expect(missingRoles({ upcoming: 4, live: 2, ended: 1, won: 1, refund: 1, pending: 1, prize: 1 })).toEqual(
    [],
  )
})
