import { describe, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { missingPicks, playerStatus, standings, toPlayer } from './player'
import { aParticipant, aPlayer, aTournament } from './tournament.fixture'

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const CAROL = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const START = 1_800_000_000
const first = aMatch({ id: 1n, startTime: START, endTime: START + 10_000 })
const second = aMatch({ id: 2n, startTime: START + 5_000, endTime: START + 15_000 })

test('maps an unknown side to no prediction', () => {
  const raw = { ...aPlayer(), totalScore: 1n, predictions: [1, 0], points: [1n, 0n] }
  expect(toPlayer(raw)).toMatchObject({ totalScore: 1, predictions: [1, 0], points: [1, 0] })
  expect(toPlayer({ ...raw, predictions: [2, 3] }).predictions).toEqual([2, 0])
})

test('counts the missing picks that can still be made', () => {
  const matches = [first, second]
  expect(missingPicks(aPlayer(), matches, START - 1)).toBe(2)
  expect(missingPicks(aPlayer(), matches, START)).toBe(1)
  expect(missingPicks(aPlayer({ predictions: [0, 2] }), matches, START)).toBe(0)
  expect(missingPicks(aPlayer({ predictions: [1, 0] }), matches, START - 1)).toBe(1)
})

describe('playerStatus', () => {
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

test('sorts by score, ties by who joined first, with a shared rank', () => {
  const newestFirst = [
    aParticipant(CAROL, { totalScore: 3 }),
    aParticipant(BOB, { totalScore: 1 }),
    aParticipant(ALICE, { totalScore: 3 }),
  ]
  expect(standings(newestFirst).map(({ account, rank }) => [account, rank])).toEqual([
    [ALICE, 1],
    [CAROL, 1],
    [BOB, 3],
  ])
})
