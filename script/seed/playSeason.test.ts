import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { local } from '../../src/chain/config/chains.ts'
import { isFinal, type Match, matchStatus, type RawMatch, toMatch } from '../../src/domain/match/match.ts'
import { groupSeries, type Series } from '../../src/domain/match/series.ts'
import { type Tournament, tournamentStage } from '../../src/domain/tournament/tournament.ts'
import { mineAt, startAnvil } from '../../src/testing/anvil.ts'
import { contractsOf } from '../../src/testing/contracts.ts'
import { day } from '../../src/testing/time.ts'
import { readDeployment } from '../lib/deployments.ts'
import { newcomer } from './accounts.ts'
import { playSeason } from './playSeason.ts'
import { ALL, readMatches, readReward, readTournaments } from './standing.ts'

/** Where the pool burns bonds. */
const BURNED: Address = '0x000000000000000000000000000000000000dEaD'

afterEach(() => vi.useRealTimers())

const states = ['upcoming', 'live', 'ended', 'in window', 'challenged', 'won by 1', 'won by 2', 'void']
const silence = 'silence challenged'

test('shows every state after each start', async () => {
  await using anvil = await startAnvil({ args: ['--load-state', inject('chainState')] })
  const { client } = anvil
  // Anvil mines nothing older than its own start.
  await client.mine({ blocks: 1 })
  const now = Number((await client.getBlock()).timestamp) + 30 * day
  const deployment = readDeployment(local.id)
  const contracts = contractsOf(deployment)
  const { bettingPool, lens, weth } = contracts
  const start = async (moment: number, expected: readonly string[]) => {
    vi.useFakeTimers({ toFake: ['Date'], now: moment * 1000 })
    await playSeason(client, deployment)
    const matches = await readMatches(client, contracts)
    const args = [newcomer, 0n, ALL] as const
    const [bets] = await client.readContract({ ...lens, functionName: 'getUserBets', args })
    const tournaments = await readTournaments(client, contracts)
    const time = Number((await client.getBlock()).timestamp)

    expect(Math.abs(time - moment)).toBeLessThan(60)
    expect(new Set(matches.map((match) => stateOf(match, time)))).toEqual(new Set(expected))
    expect(matches.some((match) => match.totalPoolA > 0n && match.totalPoolB === 0n)).toBe(true)
    expect(matches.some(isLopsided)).toBe(true)
    const series = groupSeries(matches).filter((markets) => markets.length > 1)
    expect(series.length).toBeGreaterThanOrEqual(3)
    expect(series.some((markets) => isRunning(markets, time))).toBe(true)
    const live = matches.filter((match) => stateOf(match, time) === 'live')
    expect(live.some(({ livePoolA, livePoolB }) => livePoolA > 0n && livePoolB > 0n)).toBe(true)
    const read = ({ id }: Match) =>
      client.readContract({ ...bettingPool, functionName: 'challengerOf', args: [id] })
    const challengers = await Promise.all(matches.map(read))
    const decided = matches.filter(
      (match, index) => challengers[index] !== zeroAddress && isFinal(match, time),
    )
    expect(decided.some(({ winner }) => winner !== 0)).toBe(true)
    expect(decided.some(({ isVoid }) => isVoid)).toBe(true)
    const burned = await client.readContract({ ...weth, functionName: 'balanceOf', args: [BURNED] })
    expect(burned).toBeGreaterThan(0n)
    expect(new Set(bets.map((bet) => positionOf(bet, time)))).toEqual(
      new Set(['pending', 'won', 'claimed', 'paid', 'lost', 'partly lost', 'refund']),
    )
    const played = await Promise.all(
      tournaments.map(async (tournament) => ({
        state: tournamentStateOf(tournament, time),
        reward: await readReward(client, contracts, tournament.id, newcomer),
      })),
    )
    expect(new Set(played.map(({ state }) => state))).toEqual(
      new Set(['upcoming', 'running', 'finalized', 'cancelled']),
    )
    expect(played.some(({ state, reward }) => state === 'finalized' && reward > 0n)).toBe(true)
    expect(played.some(({ state, reward }) => state === 'cancelled' && reward > 0n)).toBe(true)
    const waiting = matches.filter((match) => stateOf(match, time) === 'ended')
    expect(waiting.every((match) => time - match.endTime < 2 * day)).toBe(true)
    return matches.length
  }

  const first = await start(now - 18 * day, [...states, silence])
  // Right after a stop, every state is still there.
  expect(await start(now - 18 * day + 60, [...states, silence])).toBe(first)
  await start(now - 9 * day, [...states, silence])
  // A chain that ran for days and was stopped just now. A silence takes longer than the seconds since.
  await mineAt(client, now - 30)
  await start(now, states)
})

/** A map is decided while others take bets. */
const isRunning = (markets: Series, time: number) =>
  markets.some(({ winner }) => winner !== 0) && markets.some((match) => stateOf(match, time) === 'live')

/** If Team B wins, Team A gets a part of its stakes back. */
function isLopsided({ totalPoolA, totalPoolB, maxGain }: Match) {
  return totalPoolB > 0n && totalPoolA > totalPoolB * BigInt(maxGain)
}

function stateOf(match: Match, time: number) {
  const { hasResult, isVoid, winner } = match
  if (match.isChallenged) return hasResult ? 'challenged' : 'silence challenged'
  if (hasResult && !isFinal(match, time)) return 'in window'
  return hasResult && !isVoid ? `won by ${winner}` : matchStatus(match, time)
}

function tournamentStateOf(tournament: Tournament, time: number) {
  return tournament.status === 'open' ? tournamentStage(tournament, time) : tournament.status
}

interface Bet {
  matchInfo: RawMatch
  prediction: number
  claimed: boolean
  claimedByOther: boolean
  payout: bigint
}

function positionOf({ matchInfo, prediction, claimed, claimedByOther, payout }: Bet, time: number) {
  const match = toMatch(matchInfo)
  if (!isFinal(match, time)) return 'pending'
  if (claimed) return claimedByOther ? 'paid' : 'claimed'
  if (match.isVoid) return 'refund'
  if (prediction === match.winner) return 'won'
  return payout > 0n ? 'partly lost' : 'lost'
}
