import { expect, test } from 'vitest'
import { day } from '../../src/testing/time.ts'
import { firstSeason, laterSeason, MIN_SPAN, planSeason } from './matches.ts'
import type { SeasonEvent } from './timedChain.ts'

const NOW = 1_800_000_000

const plans = [
  ['the first season', { from: NOW - 12 * day, now: NOW, nextId: 1, roles: firstSeason }],
  ['a later start', { from: NOW - 3 * day, now: NOW, nextId: 32, roles: laterSeason(3 * day) }],
  ['a start a week after a stop', { from: NOW - 7 * day, now: NOW, nextId: 32, roles: laterSeason(7 * day) }],
  [
    'a start right after a stop',
    { from: NOW - MIN_SPAN, now: NOW, nextId: 40, roles: laterSeason(MIN_SPAN) },
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
