// @ts-nocheck
import { afterEach, expect, test, vi } from 'vitest'
import { startAnvil } from '../../src/testing/anvil.ts'
import { readArtifact } from '../lib/artifacts.ts'
import { deployLocal } from '../lib/deployLocal.ts'
import { newcomer } from './accounts.ts'
import { playSeason } from './playSeason.ts'

const DAY = 24 * 60 * 60

afterEach(() => vi.useRealTimers())

test('after the first start, and after a later one, every state is there', { timeout: 120_000 }, async () => {
  const now = Math.floor(Date.now() / 1000)
  const chain = await startAnvil({ args: ['--timestamp', String(now - 21 * DAY)] })
  try {
    const deployment = await deployLocal(chain)
    for (const moment of [now - 9 * DAY, now]) {
      vi.useFakeTimers({ toFake: ['Date'], now: moment * 1000 })
      await playSeason(chain.client, deployment)
      const { matches, bets, time } = await read(chain.client, deployment)

      expect(Math.abs(time - moment)).toBeLessThan(60)
      expect(new Set(matches.map((match) => stateOf(match, time)))).toEqual(
        new Set(['upcoming', 'live', 'ended', 'won by 1', 'won by 2', 'void']),
      )
      expect(matches.some((match) => match.totalPoolA > 0n && match.totalPoolB === 0n)).toBe(true)
      expect(new Set(bets.map(positionOf))).toEqual(new Set(['pending', 'won', 'claimed', 'lost', 'refund']))
      const played = await readTournaments(chain.client, deployment, time)
      expect(new Set(played.map(({ state }) => state))).toEqual(
        new Set(['upcoming', 'running', 'finalized', 'cancelled']),
      )
      expect(played.some(({ state, reward }) => state === 'finalized' && reward > 0n)).toBe(true)
      expect(played.some(({ state, reward }) => state === 'cancelled' && reward > 0n)).toBe(true)
      // Nobody could help a match that waited for longer.
      const waiting = matches.filter((match) => stateOf(match, time) === 'ended')
      expect(waiting.every((match) => time - Number(match.endTime) < 2 * DAY)).toBe(true)
    }
  } finally {
    await chain.stop()
  }
})

async function read(client, { bettingPool }) {
  const { abi } = readArtifact('BettingPool')
  const pool = { address: bettingPool, abi }
  const accounts = await client.getAddresses()
  const [matches] = await client.readContract({ ...pool, functionName: 'getMatches', args: [0n, 1000n] })
  const args = [accounts[newcomer], 0n, 1000n]
  const [bets] = await client.readContract({ ...pool, functionName: 'getUserBets', args })
  return { matches, bets, time: Number((await client.getBlock()).timestamp) }
}

async function readTournaments(client, { tournament }, time) {
  const { abi } = readArtifact('Tournament')
  const contract = { address: tournament, abi }
  const accounts = await client.getAddresses()
  const [all] = await client.readContract({ ...contract, functionName: 'getTournaments', args: [0n, 1000n] })
  return Promise.all(
    all.map(async ({ id, status, startTime }) => {
      const args = [id, accounts[newcomer]]
      const reward = await client.readContract({ ...contract, functionName: 'getClaimableReward', args })
      const open = Number(startTime) > time ? 'upcoming' : 'running'
      return { reward, state: [open, 'finalized', 'cancelled', 'abandoned'][status] }
    }),
  )
}

function stateOf({ isFinalized, isVoid, winner, startTime, endTime }, time) {
  if (isVoid) return 'void'
  if (isFinalized) return `won by ${winner}`
  if (Number(startTime) > time) return 'upcoming'
  return Number(endTime) > time ? 'live' : 'ended'
}

function positionOf({ matchInfo, claimed, payout }) {
  if (!matchInfo.isFinalized) return 'pending'
  if (claimed) return 'claimed'
  if (matchInfo.isVoid) return 'refund'
  return payout > 0n ? 'won' : 'lost'
}
