import { expect, test } from 'vitest'
import { day } from '../../src/testing/time.ts'
import { firstSeason, MIN_SPAN, missingRoles, planSeason } from './matches.ts'
import type { SeasonEvent } from './timedChain.ts'

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

type Steps = Parameters<SeasonEvent['perform']>[0]

/** Performs events without a chain. Returns each call with its event's time. */
async function callsOf(events: readonly SeasonEvent[]) {
  const calls: { at: number; step: string; args: unknown[] }[] = []
  for (const { at, perform } of events) {
    const steps = new Proxy({} as Steps, {
      get: (_, step: string) => {
        if (step === 'contracts') return { bettingPool: {} }
        return async (...args: unknown[]) => void calls.push({ at, step, args })
      },
    })
    await perform(steps)
  }
  return calls
}

test.each(plans)('plans %s the same every time', async (_, plan) => {
  const one = planSeason(plan)
  const other = planSeason(plan)
  const timesOf = ({ events, ...times }: (typeof one)[number]) => times
  expect(other.map(timesOf)).toEqual(one.map(timesOf))
  expect(await Promise.all(other.map(({ events }) => callsOf(events)))).toEqual(
    await Promise.all(one.map(({ events }) => callsOf(events))),
  )
})

test.each(plans)(
  'plans %s between its two times, each step when the contract accepts it',
  async (_, plan) => {
    let latest = plan.from
    const matches = planSeason(plan)
    // The contract assigns ids in the order of creation.
    expect(matches.map(({ id }) => id)).toEqual(plan.roles.map((_, index) => BigInt(plan.nextId + index)))
    for (const { createdAt, startTime, endTime, events } of matches) {
      const calls = await callsOf(events)
      const timesOf = (...steps: string[]) =>
        calls.filter(({ step }) => steps.includes(step)).map(({ at }) => at)
      expect(createdAt).toBeGreaterThanOrEqual(latest)
      latest = createdAt
      expect(createdAt).toBeLessThanOrEqual(startTime)
      expect(startTime).toBeLessThan(endTime)
      expect(timesOf('send')).toEqual([createdAt])
      // Only the newcomer bets in ether, and only before the start.
      for (const at of timesOf('bet')) expect(at).toBeLessThan(startTime)
      for (const at of timesOf('betInWeth')) expect(at).toBeLessThan(endTime)
      const results = timesOf('finalize', 'voidMatch')
      for (const at of results) expect(at).toBeGreaterThan(endTime)
      const decisions = timesOf('rule', 'voidAbandoned')
      const times = [endTime, ...results, ...timesOf('challenge'), ...decisions]
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      const finalAt = [...results, ...decisions].at(-1) ?? Number.NaN
      for (const at of timesOf('claim', 'claimFor')) expect(at).toBeGreaterThanOrEqual(finalAt)
      for (const { at } of calls) {
        expect(at).toBeGreaterThanOrEqual(createdAt)
        expect(at).toBeLessThanOrEqual(plan.now)
      }
    }
  },
)

test('adds no match when every state is present', () => {
  const results = { ended: 1, inWindow: 1, challenged: 1, silent: 1 }
  const present = { upcoming: 4, live: 2, ...results, won: 1, refund: 1, pending: 1, prize: 1 }
  expect(missingRoles(present, 12 * day)).toEqual([])
})
