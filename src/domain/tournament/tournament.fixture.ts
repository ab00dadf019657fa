import type { Participant, Player } from './player'
import { type RawTournament, type Tournament, toTournament } from './tournament'

export function aRawTournament(overrides: Partial<RawTournament> = {}): RawTournament {
  return {
    id: 1n,
    name: 'Spring cup',
    startTime: 1_800_000_000n,
    endTime: 1_800_020_000n,
    entryFee: 10n ** 17n,
    prizePool: 0n,
    status: 0,
    isJudged: false,
    matchIds: [1n, 2n],
    firstMatchStart: 1_800_000_000n,
    lastMatchStart: 1_800_005_000n,
    playerCount: 0n,
    topScore: 0n,
    topCount: 0n,
    unscoredPredictions: 0n,
    ...overrides,
  }
}

export function aTournament(overrides: Partial<Tournament> = {}): Tournament {
  return { ...toTournament(aRawTournament()), ...overrides }
}

export function aPlayer(overrides: Partial<Player> = {}): Player {
  return {
    hasJoined: true,
    claimed: false,
    totalScore: 0,
    claimable: 0n,
    predictions: [0, 0],
    scored: [false, false],
    points: [0, 0],
    ...overrides,
  }
}

export function aParticipant(account: Participant['account'], overrides: Partial<Player> = {}): Participant {
  return { ...aPlayer(overrides), account }
}
