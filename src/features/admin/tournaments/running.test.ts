import { expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { aParticipant, aTournament } from '@/domain/tournament/tournament.fixture'
import { DAY } from '@/lib/time'
import { effectOf, parsePoints, predictionsToJudge, runningState, runningTournaments } from './running'

test('goes from upcoming to playing, settling and abandoned', () => {
  const tournament = aTournament()
  const { firstMatchStart, endTime } = tournament
  expect(runningState(tournament, firstMatchStart - 1)).toBe('upcoming')
  expect(runningState(tournament, firstMatchStart)).toBe('playing')
  expect(runningState(tournament, endTime - 1)).toBe('playing')
  expect(runningState(tournament, endTime)).toBe('settling')
  expect(runningState(tournament, endTime + 14 * DAY - 1)).toBe('settling')
  expect(runningState(tournament, endTime + 14 * DAY)).toBe('abandoned')
})

test('lists open tournaments, the earliest end first', () => {
  const all = [
    aTournament({ id: 4n, endTime: 400 }),
    aTournament({ id: 3n, endTime: 300, status: 'cancelled' }),
    aTournament({ id: 2n, endTime: 200 }),
    aTournament({ id: 1n, endTime: 200 }),
  ]
  expect(runningTournaments(all).map(({ id }) => id)).toEqual([1n, 2n, 4n])
})

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test('accepts whole points up to 1,000, and blanks', () => {
  expect(parsePoints(' 0 ')).toEqual({ ok: true, points: 0 })
  expect(parsePoints('1000')).toEqual({ ok: true, points: 1_000 })
  expect(parsePoints('١٢')).toEqual({ ok: true, points: 12 })
  expect(parsePoints(' ')).toEqual({ ok: true, points: undefined })
  expect(parsePoints('1001')).toEqual({ ok: false, reason: 'tooMany' })
  for (const text of ['1.5', '1,5', '-1', 'ten', '1e2'])
    expect(parsePoints(text)).toEqual({ ok: false, reason: 'notWhole' })
})

test('lists each prediction with its correctness', () => {
  const match = aMatch({ hasResult: true, winner: 2 })
  const participants = [
    aParticipant(alice, { predictions: [0, 2] }),
    aParticipant(bob, { predictions: [2, 1] }),
  ]
  expect(predictionsToJudge(match, 1, [alice, bob], participants)).toEqual([
    { account: alice, side: 2, isRight: true },
    { account: bob, side: 1, isRight: false },
  ])
  expect(predictionsToJudge(match, 1, [bob], participants)).toHaveLength(1)
  expect(predictionsToJudge(match, 0, [alice, bob], participants)).toEqual([
    { account: bob, side: 2, isRight: true },
  ])
})

test('adds the points up and finds who then leads', () => {
  const participants = [aParticipant(alice, { totalScore: 4 }), aParticipant(bob, { totalScore: 1 })]
  const given = [
    { account: alice, points: 0 },
    { account: bob, points: 3 },
  ] as const
  expect(effectOf(given, participants)).toEqual({
    players: [
      { account: bob, points: 3, total: 4 },
      { account: alice, points: 0, total: 4 },
    ],
    top: 4,
    leaders: [alice, bob],
  })
  expect(effectOf(given.slice(1), participants.slice(1))).toMatchObject({ top: 4, leaders: [bob] })
  expect(effectOf([], [])).toEqual({ players: [], top: 0, leaders: [] })
})
