import { type Address, erc20Abi } from 'viem'
import { bettingPoolEventsAbi } from '../../../src/chain/queries/generatedEvents.ts'
import { addAmount, NO_STAKES, type Stakes, settledPayout } from '../../../src/domain/bet/payout.ts'
import type { Match, Side } from '../../../src/domain/match/match.ts'
import { addStake, NO_POOLS, type Pools } from '../../../src/domain/match/odds.ts'
import type { TestChain } from '../../../src/testing/testChain.ts'
import type { Outcome } from './recordedSeason.ts'

interface Position {
  matchId: bigint
  side: Side
  stakes: Stakes
}

/** Reads what was paid for each position, and what the outcomes owe it, by match and account. Amounts in wei. */
export async function readLedger(
  chain: TestChain,
  matches: readonly Match[],
  outcomeOf: (match: Match) => Outcome,
) {
  const { placed, paid } = await readLogs(chain)
  const positions = new Map<string, Position>()
  const pools = new Map<bigint, Pools>()
  for (const { matchId, user, amount, prediction, isLive } of placed) {
    const side = prediction === 1 ? 1 : 2
    const name = isLive ? 'live' : 'early'
    const key = `${matchId}/${user}`
    const { stakes } = positions.get(key) ?? { stakes: NO_STAKES }
    positions.set(key, { matchId, side, stakes: addAmount(stakes, name, amount) })
    pools.set(matchId, addStake(pools.get(matchId) ?? NO_POOLS, name, side, amount))
  }
  const byId = new Map(matches.map((match) => [match.id, match]))
  const owed = new Map<string, bigint>()
  let fees = 0n
  for (const [key, { matchId, side, stakes }] of positions) {
    const match = byId.get(matchId)
    if (!match) throw new Error(`There is no match ${matchId}`)
    const matchPools = pools.get(matchId) ?? NO_POOLS
    const { payout, fee } = settledPayout(matchPools, side, stakes, match, outcomeOf(match))
    if (payout > 0n) owed.set(key, payout)
    fees += fee
  }
  const staked = sum(placed.map(({ amount }) => amount))
  const payouts = sum(paid.values())
  const bonds = await readBonds(chain, payouts)
  return { bets: placed.length, positions: positions.size, staked, payouts, paid, owed, fees, bonds }
}

async function readLogs({ client, contracts: { bettingPool } }: TestChain) {
  const logs = await client.getContractEvents({
    address: bettingPool.address,
    abi: bettingPoolEventsAbi,
    fromBlock: 0n,
    strict: true,
  })
  const paid = new Map<string, bigint>()
  for (const log of logs) {
    if (log.eventName !== 'WinningsClaimed') continue
    const key = `${log.args.matchId}/${log.args.user}`
    paid.set(key, (paid.get(key) ?? 0n) + log.args.amount)
  }
  return { placed: logs.flatMap((log) => (log.eventName === 'BetPlaced' ? [log.args] : [])), paid }
}

/** Returns the bonds that stayed in the pool less the rewards that it paid. Bets come as ether, so only bonds are transferred. */
async function readBonds({ client, contracts: { bettingPool, weth } }: TestChain, payouts: bigint) {
  const transfers = async (args: { from?: Address; to?: Address }) => {
    const logs = await client.getContractEvents({
      address: weth.address,
      abi: erc20Abi,
      eventName: 'Transfer',
      args,
      fromBlock: 0n,
      strict: true,
    })
    return sum(logs.map(({ args: { value } }) => value))
  }
  const { address } = bettingPool
  return (await transfers({ to: address })) - ((await transfers({ from: address })) - payouts)
}

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n)
