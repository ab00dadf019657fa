import { expect, test } from 'vitest'
import { aMatch } from '../../../src/domain/match/match.fixture.ts'
import { aParticipant, aTournament } from '../../../src/domain/tournament/tournament.fixture.ts'
import { accounts } from '../../../src/testing/accounts.ts'
import { day, hour } from '../durations.ts'
import { briefly, plan, START } from './plan.fixture.ts'

const { bettor, rival } = accounts
const decided = (id: bigint, changed = {}) =>
  aMatch({ id, isFinalized: true, winner: 1, claimableAt: START + hour, ...changed })

function planned(changed: {
  tournament?: Parameters<typeof aTournament>[0]
  matches?: ReturnType<typeof aMatch>[]
  participants?: ReturnType<typeof aParticipant>[]
  isTournamentAdmin?: boolean
  now?: number
}) {
  const running = {
    tournament: aTournament({ unscoredPredictions: 0, ...changed.tournament }),
    matches: changed.matches ?? [decided(1n), decided(2n)],
    participants: changed.participants ?? [],
  }
  const { isTournamentAdmin = true, now = START + hour } = changed
  return plan({ now, chain: { tournaments: [running], isTournamentAdmin } })
}

test('scores final matches for every player who predicted them', () => {
  const participants = [
    aParticipant(bettor, { predictions: [1, 0], scored: [false, false] }),
    aParticipant(rival, { predictions: [2, 1], scored: [true, false] }),
  ]
  const matches = [decided(1n), decided(2n, { claimableAt: START + hour + 1 })]
  const { steps } = planned({ participants, matches })
  expect(steps).toMatchObject([{ kind: 'score', match: { id: 1n }, players: [bettor] }])
  const later = planned({ participants, matches, now: START + hour + 1 })
  expect(briefly(later)).toEqual(['score #1', 'score #2'])
})

test('finalizes when everything is scored, with the top scorers', () => {
  const participants = [
    aParticipant(bettor, { predictions: [1, 1], scored: [true, true], totalScore: 2 }),
    aParticipant(rival, { predictions: [2, 1], scored: [true, true], totalScore: 1 }),
  ]
  const { steps } = planned({ participants, tournament: { topScore: 2, topCount: 1 } })
  expect(steps).toMatchObject([{ kind: 'finalizeTournament', winners: [bettor] }])
})

test('leaves judged tournaments to their judges, and finalizing to admins for three days', () => {
  expect(briefly(planned({ tournament: { isJudged: true } }))).toEqual([])
  const other = { isTournamentAdmin: false }
  expect(briefly(planned({ ...other, now: START + hour + 3 * day - 1 }))).toEqual([])
  expect(briefly(planned({ ...other, now: START + hour + 3 * day }))).toEqual(['finish 1'])
})
