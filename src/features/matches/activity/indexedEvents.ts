import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { askForActivity } from '@/chain/indexer/activity'
import { IndexerError, requireFresh } from '@/chain/indexer/indexer'
import { readNewestBlock } from '@/chain/network/head'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { sideOf } from '@/domain/match/match'
import { addStake, NO_POOLS, type Pools } from '@/domain/match/odds'
import { eventId, type MatchEvent } from './matchEvents'

/**
 * Asks the indexer for a match's events, newest first, and for the time of its newest block, and compares them with the chain's state in the same block: the pools to the wei,
 * the result, and that the match exists.
 * @throws {IndexerError} if it is down, behind, or differs from the chain
 */
export async function readIndexedEvents(config: Config, matchId: bigint, signal: AbortSignal) {
  const [{ entries, block, time }, head] = await Promise.all([
    askForActivity(matchId, signal),
    readNewestBlock(config),
  ])
  requireFresh({ block, time }, head)
  if (!(await agrees(config, matchId, entries, block))) throw new IndexerError('wrong')
  const events: readonly MatchEvent[] = entries.map((entry) => ({ ...entry, id: eventId(entry) }))
  return { events, time }
}

async function agrees(config: Config, matchId: bigint, events: readonly MatchEvent[], blockNumber: bigint) {
  const match = await readContract(config, {
    ...bettingPoolContract,
    functionName: 'getMatch',
    args: [matchId],
    blockNumber,
  })
  const { early, live } = stakesOf(events)
  const result = events.find(({ kind }) => kind === 'result' || kind === 'void')
  const winner = result?.kind === 'result' ? result.side : 0
  return (
    events.at(-1)?.kind === 'created' &&
    match.totalPoolA === early[1] + live[1] &&
    match.totalPoolB === early[2] + live[2] &&
    match.livePoolA === live[1] &&
    match.livePoolB === live[2] &&
    match.isFinalized === (result !== undefined) &&
    match.winner === winner
  )
}

/** Returns the sum of the bets on each side of each pool, in wei. */
function stakesOf(events: readonly MatchEvent[]): Pools {
  return events.reduce(
    (pools, { kind, isLive, side, amount }) =>
      kind === 'bet' ? addStake(pools, isLive ? 'live' : 'early', sideOf(side), amount) : pools,
    NO_POOLS,
  )
}
