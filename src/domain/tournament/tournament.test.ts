import { describe, expect, test } from 'vitest'
import { isJoiningOpen, isRefunding, prizeShare, toTournament, tournamentStage } from './tournament'
import { aRawTournament, aTournament } from './tournament.fixture'

const START = 1_800_000_000

describe('toTournament', () => {
  test('maps the status to a name, times and counts to numbers', () => {
    expect(toTournament(aRawTournament({ status: 2, playerCount: 3n, startTime: 7n }))).toMatchObject({
      status: 'cancelled',
      playerCount: 3,
      startTime: 7,
    })
  })

  test('maps an unknown status to open', () => {
    expect(toTournament(aRawTournament({ status: 9 })).status).toBe('open')
  })

  test('makes the name safe to render', () => {
    expect(toTournament(aRawTournament({ id: 7n, name: '\u202e\u200b ' })).name).toBe('#7')
    expect(toTournament(aRawTournament({ name: ' Cup\n\u202efinal' })).name).toBe('Cup final')
  })
})

test('is upcoming until its start, then running until it is ended', () => {
  const tournament = aTournament()
  expect(tournamentStage(tournament, START - 1)).toBe('upcoming')
  expect(tournamentStage(tournament, START)).toBe('running')
  expect(tournamentStage(tournament, tournament.endTime + 1)).toBe('running')
  for (const status of ['finalized', 'cancelled', 'abandoned'] as const)
    expect(tournamentStage(aTournament({ status }), START - 1)).toBe('finished')
})

test('can be joined until the last match starts, if open', () => {
  expect(isJoiningOpen(aTournament(), START + 4_999)).toBe(true)
  expect(isJoiningOpen(aTournament(), START + 5_000)).toBe(false)
  expect(isJoiningOpen(aTournament({ status: 'cancelled' }), START)).toBe(false)
})

test('splits the prize evenly, without the remainder', () => {
  expect(prizeShare(aTournament({ prizePool: 10n, topCount: 3 }))).toBe(3n)
  expect(prizeShare(aTournament({ prizePool: 10n, topCount: 1 }))).toBe(10n)
  expect(prizeShare(aTournament({ prizePool: 10n, topCount: 0 }))).toBe(10n)
})

test('refunds entry fees if cancelled, abandoned, or nobody scored', () => {
  expect(isRefunding(aTournament({ status: 'cancelled' }))).toBe(true)
  expect(isRefunding(aTournament({ status: 'abandoned', topScore: 2 }))).toBe(true)
  expect(isRefunding(aTournament({ status: 'finalized', topScore: 0 }))).toBe(true)
  expect(isRefunding(aTournament({ status: 'finalized', topScore: 1 }))).toBe(false)
  expect(isRefunding(aTournament())).toBe(false)
})
