import { expect, test } from 'vitest'
import { aTournament } from '@/domain/tournament/tournament.fixture'
import { listTournaments } from './TournamentList'
import { parseTournamentSearch } from './tournamentSearch'

const NOW = 1_800_000_000

test('sorts equal prizes by start, by end, and finished ones latest first', () => {
  const at = (id: bigint, startTime: number, endTime: number, isOver = false) =>
    aTournament({ id, startTime, endTime, status: isOver ? 'finalized' : 'open' })
  const all = [
    at(6n, NOW + 20, NOW + 30),
    at(5n, NOW + 10, NOW + 40),
    at(4n, NOW - 10, NOW + 50),
    at(3n, NOW - 20, NOW + 5),
    at(2n, NOW - 90, NOW - 60, true),
    at(1n, NOW - 90, NOW - 50, true),
  ]
  const ids = (stage: 'upcoming' | 'running' | 'finished') =>
    listTournaments(all, stage, NOW).map(({ id }) => id)
  expect(ids('upcoming')).toEqual([5n, 6n])
  expect(ids('running')).toEqual([3n, 4n])
  expect(ids('finished')).toEqual([1n, 2n])
})

test('lists the largest prize first', () => {
  const all = [3n, 8n, 5n].map((prizePool) => aTournament({ prizePool, startTime: NOW + 1 }))
  expect(listTournaments(all, 'upcoming', NOW).map(({ prizePool }) => prizePool)).toEqual([8n, 5n, 3n])
})

test('sorts ties by the newest', () => {
  const all = [2n, 3n, 1n].map((id) => aTournament({ id, startTime: NOW + 10 }))
  const later = aTournament({ id: 4n, startTime: NOW + 20 })
  for (const input of [[later, ...all], [...all, later].toReversed()])
    expect(listTournaments(input, 'upcoming', NOW).map(({ id }) => id)).toEqual([3n, 2n, 1n, 4n])
})

test('falls back for invalid search parameters', () => {
  expect(parseTournamentSearch({ show: 'finished' })).toEqual({ show: 'finished' })
  expect(parseTournamentSearch({ show: 'all' })).toEqual({ show: 'upcoming' })
  expect(parseTournamentSearch({ show: 7 })).toEqual({ show: 'upcoming' })
})
