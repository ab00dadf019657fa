import { describe, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import {
  isFinal,
  isJoiningOpen,
  isPredictable,
  isRefunding,
  missingPicks,
  playerStatus,
  prizeShare,
  toPlayer,
  toTournament,
  tournamentStage,
} from './tournament'
import { aPlayer, aRawTournament, aTournament } from './tournament.fixture'

const START = 1_800_000_000
const first = aMatch({ id: 1n, startTime: START, endTime: START + 10_000 })
const second = aMatch({ id: 2n, startTime: START + 5_000, endTime: START + 15_000 })

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

  test('says sides by number, and nothing for none', () => {
    const raw = { ...aPlayer(), totalScore: 1n, predictions: [1, 0], points: [1n, 0n] }
    expect(toPlayer(raw)).toMatchObject({ totalScore: 1, predictions: [1, 0], points: [1, 0] })
    expect(toPlayer({ ...raw, predictions: [2, 3] }).predictions).toEqual([2, 0])
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

test('a match can be predicted until it starts, though betting on it may be closed, unless it has a result', () => {
  expect(isPredictable(first, START - 1)).toBe(true)
  expect(isPredictable(first, START)).toBe(false)
  expect(isPredictable({ ...first, isBettingClosed: true }, START - 1)).toBe(true)
  expect(isPredictable({ ...first, isFinalized: true, isVoid: true }, START - 1)).toBe(false)
})

test('a result is final once it can no longer be overruled', () => {
  const decided = { ...first, isFinalized: true, winner: 1 as const, claimableAt: START + 20_000 }
  expect(isFinal(decided, START + 19_999)).toBe(false)
  expect(isFinal(decided, START + 20_000)).toBe(true)
  expect(isFinal(first, START + 20_000)).toBe(false)
})

test('picks are missing where none is made and one still can be', () => {
  const matches = [first, second]
  expect(missingPicks(aPlayer(), matches, START - 1)).toBe(2)
  expect(missingPicks(aPlayer(), matches, START)).toBe(1)
  expect(missingPicks(aPlayer({ predictions: [0, 2] }), matches, START)).toBe(0)
  expect(missingPicks(aPlayer({ predictions: [1, 0] }), matches, START - 1)).toBe(1)
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

describe('what it has come to for a player', () => {
  const won = aTournament({ status: 'finalized', topScore: 2, topCount: 1 })
  const cancelled = aTournament({ status: 'cancelled' })
  test.each([
    ['none', aTournament(), aPlayer({ hasJoined: false })],
    ['playing', aTournament(), aPlayer()],
    ['prize', won, aPlayer({ claimable: 5n })],
    ['paid', won, aPlayer({ claimed: true })],
    ['lost', won, aPlayer()],
    ['refund', cancelled, aPlayer({ claimable: 5n })],
    ['refunded', cancelled, aPlayer({ claimed: true })],
    ['lost', aTournament({ status: 'cancelled', entryFee: 0n }), aPlayer()],
  ] as const)('is %s', (status, tournament, player) => {
    expect(playerStatus(tournament, player)).toBe(status)
  })
})
