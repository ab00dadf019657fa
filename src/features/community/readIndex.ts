import { zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { IndexerError, requireFresh } from '@/chain/indexer/indexer'
import {
  askForLeaderboard,
  type IndexedLeaderboard,
  type LeaderboardQuery,
} from '@/chain/indexer/leaderboard'
import { readNewestBlock } from '@/chain/network/head'
import { bettingPoolContract, communityHubContract, lensContract } from '@/chain/queries/contracts'
import { toBet } from '@/domain/bet/bet'
import { EMPTY_LEDGER, positionOf } from '@/domain/ledger/ledger'
import { type StandingsFilter, standingsOf } from './standings'

/** Bets that one call can read. */
const MAX_BETS = 400

const POOLS = ['id', 'totalPoolA', 'totalPoolB', 'livePoolA', 'livePoolB'] as const
const FIGURES = ['profit', 'won', 'decided', 'reputation'] as const

/**
 * Asks the indexer for the standings, and compares its answer with the chain's state in the same block: the number of
 * matches, the newest ones' pools, and the whole standing of one of the listed bettors, drawn at random.
 * @throws {IndexerError} if it is down, behind, or differs from the chain
 */
export async function readIndex(config: Config, query: LeaderboardQuery, signal: AbortSignal) {
  const [index, head] = await Promise.all([askForLeaderboard(query, signal), readNewestBlock(config)])
  requireFresh(index, head)
  const isSame = await Promise.all([hasSameMatches(config, index), hasSameStanding(config, index, query)])
  if (!isSame.every(Boolean)) throw new IndexerError('wrong')
  return { ranked: index.rows, total: index.total, games: index.games }
}

async function hasSameMatches(config: Config, { block: blockNumber, matches, newest }: IndexedLeaderboard) {
  const args = [0n, BigInt(newest.length || 1)] as const
  const [nextId, [page]] = await Promise.all([
    readContract(config, { ...bettingPoolContract, functionName: 'getNextMatchId', blockNumber }),
    readContract(config, { ...lensContract, functionName: 'getMatches', args, blockNumber }),
  ])
  return (
    BigInt(matches) === nextId - 1n &&
    page.length === newest.length &&
    page.every((match, index) => POOLS.every((field) => match[field] === newest[index]?.[field]))
  )
}

async function hasSameStanding(config: Config, index: IndexedLeaderboard, filter: StandingsFilter) {
  const candidates = index.rows.filter(({ bets }) => bets <= MAX_BETS)
  const row = candidates[Math.floor(Math.random() * candidates.length)]
  if (!row) return true
  const { account, bets } = row
  const reading = { args: [account], blockNumber: index.block } as const
  const [count, [raw], reputation] = await Promise.all([
    readContract(config, { ...lensContract, functionName: 'getUserBetCount', ...reading }),
    readContract(config, {
      ...lensContract,
      functionName: 'getUserBets',
      ...reading,
      args: [account, 0n, BigInt(MAX_BETS)],
    }),
    deployment.communityHub === zeroAddress
      ? BigInt(row.reputation)
      : readContract(config, { ...communityHubContract, functionName: 'getReputation', ...reading }),
  ])
  const ownBets = raw.map(toBet)
  const positions = ownBets.map((bet) => positionOf(account, bet))
  const [standing] = standingsOf(
    {
      ...EMPTY_LEDGER,
      time: index.time,
      bettors: [{ account, bets, reputation: Number(reputation) }],
      matches: new Map(ownBets.map(({ match }) => [match.id, match])),
      positions: new Map(positions.map((position) => [position.matchId, [position]])),
    },
    filter,
  )
  return count === BigInt(bets) && FIGURES.every((figure) => standing?.[figure] === row[figure])
}
