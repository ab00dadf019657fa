import { type Client, getAbiItem, zeroAddress } from 'viem'
import { getBlock } from 'viem/actions'
import { deployment } from '@/chain/config/config'
import { readLogs } from '@/chain/history/readLogs'
import { bettingPoolAbi, communityHubAbi } from '@/chain/queries/generated'
import type { HistoryEvent } from './history'

const { bettingPool, communityHub, deployBlock } = deployment
export const historyContracts = [bettingPool, communityHub].filter((contract) => contract !== zeroAddress)

const events = [
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchCreated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'BetPlaced' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchFinalized' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchVoided' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ResultChallenged' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ReferralPaid' }),
  getAbiItem({ abi: communityHubAbi, name: 'ReputationUpdated' }),
  getAbiItem({ abi: communityHubAbi, name: 'RewardsDistributed' }),
]

export async function readHistory(
  client: Client,
  fromBlock: bigint,
  toBlock: bigint,
): Promise<HistoryEvent[]> {
  const logs = await readLogs(client, { address: historyContracts, events, fromBlock, toBlock })
  return logs.flatMap((log): HistoryEvent[] => {
    const { blockNumber: block, transactionHash: hash } = log
    switch (log.eventName) {
      case 'MatchCreated': {
        const { matchId, feeBps, maxGain } = log.args
        return [{ type: 'matchCreated', block, matchId, feeBps, maxGain }]
      }
      case 'BetPlaced': {
        const { matchId, user, amount, prediction, isLive } = log.args
        const side = prediction === 1 ? 1 : 2
        return [{ type: 'betPlaced', block, matchId, user, amount, side, pool: isLive ? 'live' : 'early' }]
      }
      case 'MatchFinalized': {
        const { matchId, winner, claimableAt } = log.args
        return [
          {
            type: 'matchResolved',
            block,
            matchId,
            winner: winner === 1 ? 1 : 2,
            claimableAt: Number(claimableAt),
          },
        ]
      }
      case 'MatchVoided': {
        const { matchId, claimableAt } = log.args
        return [{ type: 'matchResolved', block, matchId, winner: 0, claimableAt: Number(claimableAt) }]
      }
      case 'ResultChallenged':
        return [{ type: 'resultChallenged', block, matchId: log.args.matchId }]
      case 'ReferralPaid':
        return [{ type: 'referralPaid', block, hash, ...log.args }]
      case 'ReputationUpdated': {
        const { user, points } = log.args
        return [{ type: 'reputationGained', block, user, points }]
      }
      case 'RewardsDistributed': {
        const { user, amount } = log.args
        return [{ type: 'bonusPaid', block, hash, user, amount }]
      }
      default:
        return []
    }
  })
}

/** Returns the first block after a moment, at most the newest one. */
export async function blockSince(client: Client, secondsAgo: bigint): Promise<bigint> {
  const newest = await getBlock(client)
  const moment = newest.timestamp - secondsAgo
  let [low, high] = [deployBlock, newest.number]
  while (low < high) {
    const middle = (low + high) / 2n
    const { timestamp } = await getBlock(client, { blockNumber: middle })
    if (timestamp < moment) low = middle + 1n
    else high = middle
  }
  return low
}
