import { numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { DAY } from '@/lib/time'
import {
  countPredictions,
  type Finalization,
  finalization,
  playerBatches,
  topScorers,
  unscored,
} from './finishing'
import { missingPicks, playerStatus, standings, toPlayer } from './player'
import {
  isJoiningOpen,
  isPredictionOpen,
  isRefunding,
  prizeShare,
  toTournament,
  tournamentStage,
} from './tournament'
import { aParticipant, aPlayer, aRawTournament, aTournament } from './tournament.fixture'

const START = 1_800_000_000
const FINAL = 1_800_010_000
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const CAROL = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

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

test('a prediction is open until each match has started, is closed or has any result', () => {
  const locked = [first, { ...second, hasResult: true, isVoid: true }]
  expect(isPredictionOpen(locked, START - 1)).toBe(true)
  expect(isPredictionOpen(locked, START)).toBe(false)
  expect(isPredictionOpen([{ ...second, isBettingClosed: true }], START)).toBe(false)
  expect(isPredictionOpen([second], START + 4_999)).toBe(true)
  expect(isPredictionOpen([second], START + 5_000)).toBe(false)
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

const decided = (id: bigint, overrides: Partial<Match> = {}) =>
  aMatch({ id, hasResult: true, winner: 1, claimableAt: FINAL, ...overrides })
const matches = [decided(1n), decided(2n)]

describe('scoring', () => {
  const participants = [
    aParticipant(ALICE, { predictions: [1, 2], scored: [true, false] }),
    aParticipant(BOB, { predictions: [2, 0] }),
    aParticipant(CAROL),
  ]

  test('lists unscored predictions by match, and each player once', () => {
    const toScore = unscored(matches, participants, FINAL)
    expect(toScore).toEqual([
      { match: matches[0], players: [BOB] },
      { match: matches[1], players: [ALICE] },
    ])
    expect(countPredictions(toScore)).toBe(2)
    const both = [aParticipant(ALICE, { predictions: [1, 2] }), ...participants.slice(1)]
    expect(playerBatches(unscored(matches, both, FINAL))).toEqual([[ALICE, BOB]])
  })

  test('lists nothing if all are scored or nobody predicted', () => {
    const scored = [aParticipant(ALICE, { predictions: [1, 0], scored: [true, false] }), aParticipant(CAROL)]
    expect(unscored(matches, scored, FINAL)).toEqual([])
  })

  test('waits until the result is final', () => {
    expect(unscored(matches, participants, FINAL - 1)).toEqual([])
  })

  test('skips void matches', () => {
    const voided = [decided(1n, { isVoid: true, winner: 0 }), decided(2n)]
    expect(unscored(voided, participants, FINAL)).toEqual([{ match: voided[1], players: [ALICE] }])
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
  const [late, expiry] = [aTournament().endTime + DAY, aTournament().endTime + 14 * DAY]
  const countsFrom = FINAL + 12 * DAY
  const awaited = aTournament({ unscoredPredictions: 4 })
  const judged = aTournament({ isJudged: true })
  const earlier = [decided(1n, { claimableAt: FINAL - DAY }), decided(2n)]
  const ruledLate = [decided(1n), decided(2n, { claimableAt: late })]
  const challenged = [decided(1n), decided(2n, { isChallenged: true, ruleBy: FINAL + 90 * DAY })]
  const withVoid = {
    tournament: aTournament({ unscoredPredictions: 1 }),
    matches: [decided(1n, { isVoid: true, winner: 0 }), decided(2n)],
    isAdmin: true,
  }
  const ofVoid = aParticipant(ALICE, { predictions: [1, 0] })
  const ofBoth = aParticipant(BOB, { predictions: [1, 2] })

  const CAN = { can: true } as const
  const ADMIN = { can: false, why: 'admin' } as const
  const ABANDONED = { can: false, why: 'abandoned' } as const
  const results = (count: number) => ({ can: false, why: 'matches', count }) as const
  const scores = (count: number) => ({ can: false, why: 'scores', count, countsFrom }) as const

  test.each<[string, Partial<Parameters<typeof finalization>[0]>, Finalization]>([
    ['waits for every result to be final', { now: FINAL - 1 }, results(2)],
    ['waits for a match without a result', { matches: [decided(1n), aMatch({ id: 2n })] }, results(1)],
    ['waits for a ruling, however long it takes', { matches: challenged, now: FINAL + 60 * DAY }, results(1)],
    ['is open to anyone as soon as every prediction is scored', {}, CAN],
    ['waits for the scores, as an admin too', { tournament: awaited, isAdmin: true }, scores(4)],
    ['waits for the scores for 12 days', { tournament: awaited, now: countsFrom - 1 }, scores(4)],
    ['counts missing scores as 0 from then on', { tournament: awaited, now: countsFrom }, CAN],
    ['counts these days from the last result', { tournament: awaited, matches: earlier }, scores(4)],
    ['is only for admins if judges award the points', { tournament: judged }, ADMIN],
    ['is only for admins then, always', { tournament: judged, now: countsFrom }, ADMIN],
    ['is for admins if judges award the points', { tournament: judged, isAdmin: true }, CAN],
    ['is for admins then, always', { tournament: judged, isAdmin: true, now: countsFrom }, CAN],
    ['does not wait for predictions of void matches', { ...withVoid, participants: [ofVoid] }, CAN],
    ['waits for others beside them', { ...withVoid, participants: [ofVoid, ofBoth] }, scores(1)],
    ['is possible within 14 days of the end time', { now: expiry - 1 }, CAN],
    ['expires 14 days after the end time', { now: expiry }, ABANDONED],
    ['is possible within 14 days of a late result', { matches: ruledLate, now: late + 14 * DAY - 1 }, CAN],
    ['expires 14 days after a late result', { matches: ruledLate, now: late + 14 * DAY }, ABANDONED],
  ])('%s', (_, input, end) => {
    const tournament = aTournament()
    expect(
      finalization({ tournament, matches, participants: [], isAdmin: false, now: FINAL, ...input }),
    ).toEqual(end)
  })
})

test('the winners are the top scorers in ascending order, nobody without a point', () => {
  const participants = [
    aParticipant(CAROL, { totalScore: 2 }),
    aParticipant(ALICE, { totalScore: 1 }),
    aParticipant(BOB, { totalScore: 2 }),
  ]
  expect(topScorers(aTournament({ topScore: 2 }), participants)).toEqual([BOB, CAROL])
  expect(topScorers(aTournament({ topScore: 2 }), participants.toReversed())).toEqual([BOB, CAROL])
  expect(topScorers(aTournament({ topScore: 0 }), [aParticipant(ALICE)])).toEqual([])
  const many = Array.from({ length: 250 }, () => aParticipant(ALICE, { totalScore: 2 }))
  expect(topScorers(aTournament({ topScore: 2 }), many)).toHaveLength(200)
})
