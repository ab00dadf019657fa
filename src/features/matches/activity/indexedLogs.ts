import type { Config } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { askForActivity, type IndexedEntry } from '@/chain/indexer/activity'
import { IndexerError, requireFresh } from '@/chain/indexer/indexer'
import { readNewestBlock } from '@/chain/network/head'
import { readBettingPoolGetMatch } from '@/chain/queries/generatedHome'
import type { MatchLog } from './matchLogs'

export interface IndexedLogs {
  /** Newest first. */
  logs: readonly MatchLog[]
  /** Of the newest indexed block, in unix seconds. */
  time: number
}

/**
 * Asks the indexer for a match's logs, and compares them with the chain's state in the same block: the pools to the wei,
 * the result, and that the match exists.
 * @throws {IndexerError} if it is down, behind, or differs from the chain
 */
export async function readIndexedLogs(
  config: Config,
  matchId: bigint,
  signal: AbortSignal,
): Promise<IndexedLogs> {
  const [index, head] = await Promise.all([askForActivity(matchId, signal), readNewestBlock(config)])
  requireFresh(index, head)
  const logs = index.entries.map(toMatchLog)
  if (!(await agrees(config, matchId, logs, index.block))) throw new IndexerError('wrong')
  return { logs, time: index.time }
}

async function agrees(config: Config, matchId: bigint, logs: readonly MatchLog[], blockNumber: bigint) {
  const match = await readBettingPoolGetMatch(config, {
    address: deployment.bettingPool,
    args: [matchId],
    blockNumber,
  })
  const { early, live } = stakesOf(logs)
  const result = logs.find(({ eventName }) => eventName === 'MatchFinalized' || eventName === 'MatchVoided')
  const winner = result?.eventName === 'MatchFinalized' ? result.args.winner : 0
  return (
    logs.at(-1)?.eventName === 'MatchCreated' &&
    match.totalPoolA === early[1] + live[1] &&
    match.totalPoolB === early[2] + live[2] &&
    match.livePoolA === live[1] &&
    match.livePoolB === live[2] &&
    match.isFinalized === (result !== undefined) &&
    match.winner === winner
  )
}

/** Returns the sum of the bets on each side of each pool, in wei. */
function stakesOf(logs: readonly MatchLog[]) {
  const stakes = { early: { 1: 0n, 2: 0n }, live: { 1: 0n, 2: 0n } }
  for (const log of logs) {
    if (log.eventName !== 'BetPlaced') continue
    const { amount, prediction, isLive } = log.args
    stakes[isLive ? 'live' : 'early'][prediction === 1 ? 1 : 2] += amount
  }
  return stakes
}

function toMatchLog(entry: IndexedEntry): MatchLog {
  const { by, amount, side, time, block: blockNumber, logIndex, transaction: transactionHash } = entry
  const at = { time, blockNumber, logIndex, transactionHash }
  switch (entry.kind) {
    case 'created':
      return { ...at, eventName: 'MatchCreated', args: { by } }
    case 'bet': {
      const { poolA, poolB, isLive } = entry
      return {
        ...at,
        eventName: 'BetPlaced',
        args: { user: by, amount, prediction: side, poolA, poolB, isLive },
      }
    }
    case 'closed':
      return { ...at, eventName: 'BettingClosed', args: { by } }
    case 'result':
      return { ...at, eventName: 'MatchFinalized', args: { by, winner: side } }
    case 'void':
      return { ...at, eventName: 'MatchVoided', args: { by } }
    case 'challenge':
      return { ...at, eventName: 'ResultChallenged', args: { by, bond: amount } }
    case 'ruling':
      return { ...at, eventName: 'ResultRuled', args: { by, outcome: side } }
    case 'claim':
      return { ...at, eventName: 'WinningsClaimed', args: { user: by, amount } }
  }
}
