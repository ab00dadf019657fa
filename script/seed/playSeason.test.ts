import { afterEach, expect, test, vi } from 'vitest'
import type { RawMatch } from '../../src/domain/match/match.ts'
import { startAnvil } from '../../src/testing/anvil.ts'
import { contractsOf } from '../../src/testing/contracts.ts'
import { day } from '../../src/testing/time.ts'
import { deployLocal } from '../lib/deployLocal.ts'
import { playSeason } from './playSeason.ts'
import {
  readMatches,
  readNewcomerBets,
  readTournaments,
  type SeasonBet,
  type SeasonTournament,
} from './reads.ts'

afterEach(() => vi.useRealTimers())

test('shows every state after the first start and after a later one', { timeout: 120_000 }, async () => {
  const now = Math.floor(Date.now() / 1000)
  const chain = await startAnvil({ args: ['--timestamp', String(now - 21 * day)] })
  try {
    const deployment = await deployLocal(chain)
    const contracts = contractsOf(deployment)
    for (const moment of [now - 9 * day, now]) {
      vi.useFakeTimers({ toFake: ['Date'], now: moment * 1000 })
      await playSeason(chain.client, deployment)
      const matches = await readMatches(chain.client, contracts)
      const bets = await readNewcomerBets(chain.client, contracts)
      const tournaments = await readTournaments(chain.client, contracts)
      const time = Number((await chain.client.getBlock()).timestamp)

      expect(Math.abs(time - moment)).toBeLessThan(60)
      expect(new Set(matches.map((match) => stateOf(match, time)))).toEqual(
        new Set(['upcoming', 'live', 'ended', 'won by 1', 'won by 2', 'void']),
      )
      expect(matches.some((match) => match.totalPoolA > 0n && match.totalPoolB === 0n)).toBe(true)
      expect(new Set(bets.map(positionOf))).toEqual(new Set(['pending', 'won', 'claimed', 'lost', 'refund']))
      const played = tournaments.map((tournament) => ({
        state: tournamentStateOf(tournament, time),
        reward: tournament.newcomerReward,
      }))
      expect(new Set(played.map(({ state }) => state))).toEqual(
        new Set(['upcoming', 'running', 'finalized', 'cancelled']),
      )
      expect(played.some(({ state, reward }) => state === 'finalized' && reward > 0n)).toBe(true)
      expect(played.some(({ state, reward }) => state === 'cancelled' && reward > 0n)).toBe(true)
      const waiting = matches.filter((match) => stateOf(match, time) === 'ended')
      expect(waiting.every((match) => time - Number(match.endTime) < 2 * day)).toBe(true)
    }
  } finally {
    await chain.stop()
  }
})

function stateOf({ isFinalized, isVoid, winner, startTime, endTime }: RawMatch, time: number) {
  if (isVoid) return 'void'
  if (isFinalized) return `won by ${winner}`
  if (Number(startTime) > time) return 'upcoming'
  return Number(endTime) > time ? 'live' : 'ended'
}

function tournamentStateOf({ status, startTime }: SeasonTournament, time: number) {
  const open = Number(startTime) > time ? 'upcoming' : 'running'
  return [open, 'finalized', 'cancelled', 'abandoned'][status]
}

function positionOf({ matchInfo, claimed, payout }: SeasonBet) {
  if (!matchInfo.isFinalized) return 'pending'
  if (claimed) return 'claimed'
  if (matchInfo.isVoid) return 'refund'
  return payout > 0n ? 'won' : 'lost'
}
