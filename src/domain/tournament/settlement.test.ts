import { numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { DAY } from '@/lib/time'
import { countPredictions, finalization, playerBatches, topScorers, unscored } from './settlement'
import { aParticipant, aTournament } from './tournament.fixture'

const FINAL = 1_800_010_000
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const decided = (id: bigint, overrides: Partial<Match> = {}) =>
  aMatch({ id, isFinalized: true, winner: 1, claimableAt: FINAL, ...overrides })
const matches = [decided(1n), decided(2n)]

describe('scoring', () => {
  const participants = [
    aParticipant(alice, { predictions: [1, 2], scored: [true, false] }),
    aParticipant(bob, { predictions: [2, 0] }),
    aParticipant(carol),
  ]

  test('lists unscored predictions by match, and each player once', () => {
    const toScore = unscored(matches, participants, FINAL)
    expect(toScore).toEqual([
      { match: matches[0], players: [bob] },
      { match: matches[1], players: [alice] },
    ])
    expect(countPredictions(toScore)).toBe(2)
    const both = [aParticipant(alice, { predictions: [1, 2] }), ...participants.slice(1)]
    expect(playerBatches(unscored(matches, both, FINAL))).toEqual([[alice, bob]])
  })

  test('lists nothing if all are scored or nobody predicted', () => {
    const scored = [aParticipant(alice, { predictions: [1, 0], scored: [true, false] }), aParticipant(carol)]
    expect(unscored(matches, scored, FINAL)).toEqual([])
  })

  test('waits until the result is final', () => {
    expect(unscored(matches, participants, FINAL - 1)).toEqual([])
  })

  test('skips void matches', () => {
    const voided = [decided(1n, { isVoid: true, winner: 0 }), decided(2n)]
    expect(unscored(voided, participants, FINAL)).toEqual([{ match: voided[1], players: [alice] }])
  })

  test('takes 500 players at a time', () => {
    const many = Array.from({ length: 1_100 }, (_, index) =>
      aParticipant(numberToHex(index + 1, { size: 20 }), { predictions: [1, 2] }),
    )
    const batches = playerBatches(unscored(matches, many, FINAL))
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 100])
  })
})

describe('finalization', () => {
  const end = (overrides: Partial<Parameters<typeof finalization>[0]> = {}) =>
    finalization({
      tournament: aTournament(),
      matches,
      participants: [],
      isAdmin: false,
      now: FINAL,
      ...overrides,
    })
  const countsFrom = FINAL + 12 * DAY

  test('waits for every result to be final', () => {
    expect(end({ now: FINAL - 1 })).toEqual({ can: false, why: 'matches', count: 2 })
    expect(end({ matches: [decided(1n), aMatch({ id: 2n })] })).toMatchObject({ why: 'matches', count: 1 })
  })

  test('is open to anyone as soon as every prediction is scored', () => {
    expect(end()).toEqual({ can: true })
  })

  test('waits for the scores, which count 0 from 12 days after the last result on', () => {
    const tournament = aTournament({ unscoredPredictions: 4 })
    expect(end({ tournament, isAdmin: true })).toEqual({ can: false, why: 'scores', count: 4, countsFrom })
    expect(end({ tournament, now: countsFrom - 1 })).toMatchObject({ can: false })
    expect(end({ tournament, now: countsFrom })).toEqual({ can: true })
    // Counted from the last result.
    const earlier = [decided(1n, { claimableAt: FINAL - DAY }), decided(2n)]
    expect(end({ tournament, matches: earlier })).toMatchObject({ countsFrom })
  })

  test('is only for admins if judges award the points, always', () => {
    const tournament = aTournament({ isJudged: true })
    for (const now of [FINAL, countsFrom]) {
      expect(end({ tournament, now })).toEqual({ can: false, why: 'admin' })
      expect(end({ tournament, now, isAdmin: true })).toEqual({ can: true })
    }
  })

  test('does not wait for predictions of void matches', () => {
    const tournament = aTournament({ unscoredPredictions: 1 })
    const participants = [aParticipant(alice, { predictions: [1, 0] })]
    const voided = [decided(1n, { isVoid: true, winner: 0 }), decided(2n)]
    expect(end({ tournament, participants, matches: voided, isAdmin: true })).toEqual({ can: true })
    const other = [...participants, aParticipant(bob, { predictions: [1, 2] })]
    expect(end({ tournament, participants: other, matches: voided, isAdmin: true })).toMatchObject({
      why: 'scores',
      count: 1,
    })
  })

  test('expires 14 days after the end time', () => {
    const tournament = aTournament()
    const expiry = tournament.endTime + 14 * DAY
    expect(end({ now: expiry - 1 })).toEqual({ can: true })
    expect(end({ now: expiry })).toEqual({ can: false, why: 'abandoned' })
  })

  test('expires 14 days after the last result, if that comes later', () => {
    const late = aTournament().endTime + DAY
    const ruled = [decided(1n), decided(2n, { claimableAt: late })]
    expect(end({ matches: ruled, now: late + 14 * DAY - 1 })).toEqual({ can: true })
    expect(end({ matches: ruled, now: late + 14 * DAY })).toEqual({ can: false, why: 'abandoned' })
  })

  test('waits for the ruling on a challenged match, however long it takes', () => {
    const challenged = [decided(1n), decided(2n, { isChallenged: true, ruleBy: FINAL + 90 * DAY })]
    expect(end({ matches: challenged, now: FINAL + 60 * DAY })).toEqual({
      can: false,
      why: 'matches',
      count: 1,
    })
  })
})

test('the winners are the top scorers in ascending order, nobody without a point', () => {
  const participants = [
    aParticipant(carol, { totalScore: 2 }),
    aParticipant(alice, { totalScore: 1 }),
    aParticipant(bob, { totalScore: 2 }),
  ]
  expect(topScorers(aTournament({ topScore: 2 }), participants)).toEqual([bob, carol])
  expect(topScorers(aTournament({ topScore: 2 }), participants.toReversed())).toEqual([bob, carol])
  expect(topScorers(aTournament({ topScore: 0 }), [aParticipant(alice)])).toEqual([])
  const many = Array.from({ length: 250 }, () => aParticipant(alice, { totalScore: 2 }))
  expect(topScorers(aTournament({ topScore: 2 }), many)).toHaveLength(200)
})
