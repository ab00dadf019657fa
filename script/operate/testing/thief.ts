import type { Address } from 'viem'
import { type Match, toMatch } from '../../../src/domain/match/match.ts'
import { mineAt } from '../../../src/testing/anvil.ts'
import type { TestChain } from '../../../src/testing/testChain.ts'
import { hour, minute } from '../lib/durations.ts'
import { outcomeOf, type SeasonMatch, seasonMatchOf } from './recordedSeason.ts'

/**
 * Returns a thief with an operator's key, who at once names wrong winners of what is over or running, voids the next two
 * matches, closes the third and opens two more.
 */
export function createThief(
  { client, contracts, send }: TestChain,
  thief: Address,
  season: readonly SeasonMatch[],
) {
  const pool = { ...contracts.bettingPool, account: thief } as const
  // A match is over on the chain, the next one has begun, and the feed has no result.
  const theft = (season[200]?.start ?? 0) + 90 * minute
  let isDone = false

  async function nameWrong(match: Match) {
    const listed = seasonMatchOf(match, season)
    const winner = listed && outcomeOf(listed) === 1 ? 2 : 1
    if (match.endTime > theft) await send({ ...pool, functionName: 'closeBetting', args: [match.id] })
    await send({ ...pool, functionName: 'finalizeMatch', args: [match.id, winner] })
  }

  async function create(name: string, startTime: number) {
    const times = [BigInt(startTime), BigInt(startTime + hour)] as const
    await send({ ...pool, functionName: 'createMatch', args: [name, ...times, 10n ** 15n, 10n ** 18n] })
  }

  async function steal() {
    const args = [0n, 200n] as const
    const [raw] = await client.readContract({ ...contracts.lens, functionName: 'getMatches', args })
    const all = raw.map(toMatch).sort((a, b) => a.startTime - b.startTime)
    const open = all.filter(({ hasResult }) => !hasResult)
    for (const match of open) if (match.startTime < theft) await nameWrong(match)
    const [first, second, third, fourth] = open.filter(({ startTime }) => startTime > theft)
    if (!first || !second || !third || !fourth) throw new Error('Nothing to steal')
    for (const { id } of [first, second]) await send({ ...pool, functionName: 'voidMatch', args: [id] })
    await send({ ...pool, functionName: 'closeBetting', args: [third.id] })
    await create(fourth.name, fourth.startTime - 10 * minute)
    await create('LoL: Phantoms vs Ghosts', theft + hour)
  }

  /** @param time of the next round, in unix seconds */
  return async (time: number) => {
    if (isDone || time < theft) return
    isDone = true
    await mineAt(client, theft)
    await steal()
  }
}
