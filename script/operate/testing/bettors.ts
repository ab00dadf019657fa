import { type Address, parseEther } from 'viem'
import { type Match, type Side, toMatch } from '../../../src/domain/match/match.ts'
import type { TestChain } from '../../../src/testing/testChain.ts'
import { random } from '../../seed/random.ts'

const BETS_PER_MATCH = 4
const BET_GAS = 400_000n
const PAGE = 100n

/** Returns a function that places the bets that are due, on every match. The same matches get the same bets. */
export function createBettors(
  { client, contracts: { bettingPool, lens }, stopMining, resumeMining }: TestChain,
  accounts: readonly Address[],
) {
  let planned: ReturnType<typeof betsOn> = []
  let newest = 0n

  async function planBets(now: number) {
    const next = await client.readContract({ ...bettingPool, functionName: 'getNextMatchId' })
    if (next === newest + 1n) return
    const args = [0n, PAGE] as const
    const [matches] = await client.readContract({ ...lens, functionName: 'getMatches', args })
    const added = matches.map(toMatch).filter(({ id }) => id > newest)
    planned.push(...added.flatMap((match) => betsOn(match, now, accounts)))
    newest = next - 1n
  }

  /** Places bets in one block. Those on a match that takes none revert. */
  async function place(bets: typeof planned) {
    if (bets.length === 0) return
    await stopMining()
    for (const { matchId, by: account, side, amount: value } of bets) {
      const bet = { ...bettingPool, functionName: 'placeBetETH', args: [matchId, side], account } as const
      // Without a chain or an estimate, which takes longer than the bet.
      await client.writeContract({ ...bet, value, chain: null, gas: BET_GAS })
    }
    await resumeMining()
  }

  return async (now: number) => {
    await planBets(now)
    const due = planned.filter(({ at }) => at <= now)
    planned = planned.filter(({ at }) => at > now)
    await place(due)
  }
}

/** Returns bets of different accounts: early ones at any time, the last one live. */
function betsOn({ id: matchId, startTime }: Match, now: number, accounts: readonly Address[]) {
  const chance = random(Number(matchId))
  return Array.from({ length: BETS_PER_MATCH }, (_, index) => {
    const side: Side = chance() < 0.5 ? 1 : 2
    const isLive = index === BETS_PER_MATCH - 1
    const at = isLive ? startTime + 1 : now + Math.floor(chance() * (startTime - now))
    const amount = parseEther((0.001 + 0.3 * chance()).toFixed(18))
    return { matchId, by: accounts[(Number(matchId) + index) % accounts.length] ?? '0x', side, amount, at }
  })
}
