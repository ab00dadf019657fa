import { expect, onTestFinished, test } from 'vitest'
import type { Fixture } from '../feeds/feed.ts'
import { pandaScore } from '../feeds/pandaScore.ts'
import { day, hour, minute } from '../lib/durations.ts'
import { recordedSeason, type SeasonMatch } from './recordedSeason.ts'
import { driveClock, startReplay } from './replayServer.ts'

const FROM = Date.UTC(2026, 10, 1) / 1_000

test('a season has the shares that it names', () => {
  const { season } = recordedSeason(FROM)
  const share = (...kinds: SeasonMatch['kind'][]) => season.filter(({ kind }) => kinds.includes(kind)).length
  expect(share('forfeit', 'retirement')).toBe(25)
  expect(share('postponed')).toBe(15)
  expect(share('misreported')).toBe(10)
  expect(share('draw')).toBe(5)
  expect(share('cancelled')).toBe(5)
  expect(season.every(({ teams: [first, second] }) => first !== second)).toBe(true)
})

test('a season is read through two outages without a wrong word', async () => {
  const { season, matches } = recordedSeason(FROM)
  const truth = new Map(season.map((match) => [String(match.id), match]))
  const wrong = season.filter(({ kind }) => kind === 'misreported')
  const driven = driveClock(FROM)
  // A day without the server, and six hours of half answers.
  const fault = (time: number) =>
    time >= FROM + 8 * day && time < FROM + 9 * day
      ? 'down'
      : time >= FROM + 20 * day && time < FROM + 20 * day + 6 * hour
        ? 'half'
        : undefined
  const server = await startReplay({ at: driven.clock.now, matches, fault })
  onTestFinished(server.stop)
  const { signal } = new AbortController()
  const { clock } = driven
  const feed = pandaScore({ games: ['league-of-legends'], token: 'secret', clock, url: server.url })

  const seen = new Map<string, Fixture>()
  const misreported = new Set<string>()
  let failures = 0
  const regular = Array.from({ length: 40 * 4 }, (_, index) => FROM + index * 6 * hour)
  // Each wrong result is read before its correction.
  const times = [...regular, ...wrong.map(({ end }) => end + 5 * minute)].sort((a, b) => a - b)
  for (const time of times) {
    driven.set(time)
    const fixtures = await feed.read(signal).catch(() => undefined)
    if (!fixtures) failures += 1
    for (const fixture of fixtures ?? []) {
      const match = truth.get(fixture.id)
      if (match && fixture.result && 'winner' in fixture.result) {
        if (fixture.result.winner !== match.winner) misreported.add(fixture.id)
      }
      seen.set(fixture.id, fixture)
    }
  }

  expect(failures).toBe(5)
  expect(seen.size).toBe(500)
  expect([...misreported]).toEqual(wrong.map(({ id }) => String(id)))
  for (const { id, kind, teams, winner, start, begin } of season) {
    expect(seen.get(String(id))).toMatchObject({
      teams,
      status: kind === 'cancelled' ? 'cancelled' : 'finished',
      originalStartTime: start,
      startTime: begin,
      beganAt: kind === 'forfeit' || kind === 'cancelled' ? undefined : begin,
      result: resultOf(kind, winner),
    })
  }
}, 60_000)

function resultOf(kind: SeasonMatch['kind'], winner: 1 | 2): Fixture['result'] {
  if (kind === 'cancelled') return undefined
  if (kind === 'draw') return { kind: 'draw' }
  return { kind: kind === 'forfeit' || kind === 'retirement' ? 'forfeit' : 'win', winner }
}
