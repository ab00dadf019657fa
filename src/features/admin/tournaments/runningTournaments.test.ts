import { expect, test } from 'vitest'
import { aTournament } from '@/domain/tournament/tournament.fixture'
import { DAY } from '@/lib/durations'
import { runningState, runningTournaments } from './runningTournaments'

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
