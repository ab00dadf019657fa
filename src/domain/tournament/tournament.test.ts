import { describe, expect, test } from 'vitest'
import { isJoiningOpen, isRefunding, prizeShare, toTournament, tournamentStage } from './tournament'
import { aRawTournament, aTournament } from './tournament.fixture'

const START = 1_800_000_000

describe('a tournament as the contract returns it', () => {
  test('has its status by name, and times and counts as numbers', () => {
    expect(toTournament(aRawTournament({ status: 2, playerCount: 3n, startTime: 7n }))).toMatchObject({
      status: 'cancelled',
      playerCount: 3,
      startTime: 7,
    })
  })

  test('is open where its status has no name yet', () => {
    expect(toTournament(aRawTournament({ status: 9 })).status).toBe('open')
  })

  test('always has a name that is safe to show', () => {
    expect(toTournament(aRawTournament({ id: 7n, name: '\u202e\u200b ' })).name).toBe('#7')
    expect(toTournament(aRawTournament({ name: ' Cup\n\u202efinal' })).name).toBe('Cup final')
  })
})

test('it is upcoming until its start, then running until somebody ends it', () => {
  const tournament = aTournament()
  expect(tournamentStage(tournament, START - 1)).toBe('upcoming')
  expect(tournamentStage(tournament, START)).toBe('running')
  expect(tournamentStage(tournament, tournament.endTime + 1)).toBe('running')
  for (const status of ['finalized', 'cancelled', 'abandoned'] as const)
    expect(tournamentStage(aTournament({ status }), START - 1)).toBe('finished')
})

test('it can be joined until the last match starts, if it is open', () => {
  expect(isJoiningOpen(aTournament(), START + 4_999)).toBe(true)
  expect(isJoiningOpen(aTournament(), START + 5_000)).toBe(false)
  expect(isJoiningOpen(aTournament({ status: 'cancelled' }), START)).toBe(false)
})

test('the top scorers share the prize evenly, what is left over aside', () => {
  expect(prizeShare(aTournament({ prizePool: 10n, topCount: 3 }))).toBe(3n)
  expect(prizeShare(aTournament({ prizePool: 10n, topCount: 1 }))).toBe(10n)
  expect(prizeShare(aTournament({ prizePool: 10n, topCount: 0 }))).toBe(10n)
})

test('entry fees go back if it was called off, or left alone, or nobody scored', () => {
  expect(isRefunding(aTournament({ status: 'cancelled' }))).toBe(true)
  expect(isRefunding(aTournament({ status: 'abandoned', topScore: 2 }))).toBe(true)
  expect(isRefunding(aTournament({ status: 'finalized', topScore: 0 }))).toBe(true)
  expect(isRefunding(aTournament({ status: 'finalized', topScore: 1 }))).toBe(false)
  expect(isRefunding(aTournament())).toBe(false)
})
