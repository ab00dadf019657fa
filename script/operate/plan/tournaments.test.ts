import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { aMatch } from '../../../src/domain/match/match.fixture.ts'
import { aParticipant, aTournament } from '../../../src/domain/tournament/tournament.fixture.ts'
import { accounts } from '../../../src/testing/accounts.ts'
import { day, hour } from '../lib/durations.ts'
import { briefly, plan, START } from './plan.fixture.ts'

const { bettor, rival, second } = accounts
const decided = (id: bigint, changed = {}) =>
  aMatch({ id, hasResult: true, winner: 1, claimableAt: START + hour, ...changed })

function planned(changed: {
  tournament?: Parameters<typeof aTournament>[0]
  matches?: ReturnType<typeof aMatch>[]
  participants?: ReturnType<typeof aParticipant>[]
  now?: number
}) {
  const running = {
    tournament: aTournament({ unscoredPredictions: 0, ...changed.tournament }),
    matches: changed.matches ?? [decided(1n), decided(2n)],
    participants: changed.participants ?? [],
  }
  return plan({ now: changed.now ?? START + hour, chain: { tournaments: [running] } })
}

test('scores everyone who predicted a match with a winner, once every match is final', () => {
  const participants = [
    aParticipant(bettor, { predictions: [1, 0, 1], scored: [false, false, false] }),
    aParticipant(rival, { predictions: [2, 1, 1], scored: [true, true, false] }),
    aParticipant(second, { predictions: [0, 0, 0], scored: [false, false, false] }),
  ]
  const last = decided(2n, { claimableAt: START + hour + 1 })
  const matches = [decided(1n), last, decided(3n, { isVoid: true, winner: 0 })]
  expect(briefly(planned({ participants, matches }))).toBe('')
  const { steps } = planned({ participants, matches, now: START + hour + 1 })
  expect(steps).toMatchObject([{ kind: 'score', players: [bettor] }])
})

test('scores 5,000 players in nine transactions', () => {
  const participants = Array.from({ length: 5_000 }, (_, index) =>
    aParticipant(toHex(index + 1, { size: 20 }), { predictions: [1, 1], scored: [false, false] }),
  )
  const { steps } = planned({ participants })
  const scored = steps.flatMap((step) => (step.kind === 'score' ? step.players : []))
  expect(scored).toEqual(participants.map(({ account }) => account))
  expect(steps).toHaveLength(9)
})

test('finalizes when everything is scored, with the top scorers', () => {
  const participants = [
    aParticipant(bettor, { predictions: [1, 1], scored: [true, true], totalScore: 2 }),
    aParticipant(rival, { predictions: [2, 1], scored: [true, true], totalScore: 1 }),
  ]
  const { steps } = planned({ participants, tournament: { topScore: 2, topCount: 1 } })
  expect(steps).toMatchObject([{ kind: 'finalizeTournament', winners: [bettor] }])
})

test('leaves judged tournaments to their judges, and abandoned ones to whoever voids them', () => {
  expect(briefly(planned({ tournament: { isJudged: true } }))).toBe('')
  const { endTime } = aTournament()
  expect(briefly(planned({ now: endTime + 14 * day - 1 }))).toBe('finish 1')
  expect(briefly(planned({ now: endTime + 14 * day }))).toBe('')
})
