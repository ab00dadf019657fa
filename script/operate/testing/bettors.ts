import { type Address, encodeFunctionData, keccak256, parseEther, toHex } from 'viem'
import { readPages } from '../../../src/chain/queries/pages.ts'
import { type Match, type Side, toMatch } from '../../../src/domain/match/match.ts'
import type { TestChain } from '../../../src/testing/testChain.ts'
import { day } from '../lib/durations.ts'

interface Bet {
  matchId: bigint
  by: Address
  side: Side
  /** In wei. */
  amount: bigint
  /** Unix seconds. */
  at: number
}

const BETS_PER_MATCH = 4
const MIN_AMOUNT = parseEther('0.001')
const MAX_AMOUNT = parseEther('0.3')
const BET_GAS = 400_000n
const PAGE = 100n

/** Returns accounts that bet on every match and claim what it pays. The same matches get the same bets. */
export function createBettors(
  { client, contracts: { bettingPool, lens }, send, stopMining, resumeMining }: TestChain,
  accounts: readonly Address[],
) {
  let planned: Bet[] = []
  let newest = 0n
  let claimedAt = 0

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
  async function place(bets: readonly Bet[]) {
    if (bets.length === 0) return
    await stopMining()
    for (const { matchId, by: account, side, amount: value } of bets) {
      const data = encodeFunctionData({ ...bettingPool, functionName: 'placeBetETH', args: [matchId, side] })
      // Without an estimate, which takes longer than the bet.
      await client.sendTransaction({
        account,
        chain: null,
        data,
        value,
        to: bettingPool.address,
        gas: BET_GAS,
      })
    }
    await resumeMining()
  }

  async function claim() {
    for (const account of accounts) {
      const pages = readPages((cursor) =>
        client.readContract({ ...lens, functionName: 'getClaimable', args: [account, cursor, PAGE] }),
      )
      for await (const [ids] of pages)
        if (ids.length > 0) await send({ ...bettingPool, functionName: 'claimMany', args: [ids], account })
    }
  }

  /** Places the bets that are due, and claims once a day if bettors do. */
  return async (now: number, doClaim: boolean) => {
    await planBets(now)
    const due = planned.filter(({ at }) => at <= now)
    planned = planned.filter(({ at }) => at > now)
    await place(due)
    if (!doClaim || now < claimedAt + day) return
    claimedAt = now
    await claim()
  }
}

/** Returns bets of different accounts: early ones at any time, the last one live. */
function betsOn({ id, startTime }: Match, now: number, accounts: readonly Address[]): Bet[] {
  const early = BigInt(Math.max(1, startTime - now))
  return Array.from({ length: BETS_PER_MATCH }, (_, index) => ({
    matchId: id,
    by: accounts[(Number(id) + index) % accounts.length] ?? '0x',
    side: randomBelow(2n, 'side', id, index) === 0n ? 1 : 2,
    amount: MIN_AMOUNT + randomBelow(MAX_AMOUNT, 'amount', id, index),
    at: index === BETS_PER_MATCH - 1 ? startTime + 1 : now + Number(randomBelow(early, 'at', id, index)),
  }))
}

/** Returns a number from 0 to below `bound`. The same seeds return the same number. */
function randomBelow(bound: bigint, ...seeds: readonly (bigint | number | string)[]): bigint {
  return BigInt(keccak256(toHex(seeds.join('/')))) % bound
}
