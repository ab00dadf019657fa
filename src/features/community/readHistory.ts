import { type Client, getAbiItem, zeroAddress } from 'viem'
import { getBlock, getLogs } from 'viem/actions'
import { deployment } from '@/chain/config'
import { toFailure } from '@/chain/errors'
import { bettingPoolAbi, communityHubAbi } from '@/chain/generated'
import { extend, type History, type HistoryEvent, withoutTail } from './history'

interface Bounds {
  /** The most blocks to ask for at once. Endpoints that refuse so many are asked for fewer. */
  blocksAtOnce: bigint
  /** The most events to keep: the oldest go first. */
  maxEvents: number
  /** How many of the newest blocks may still be replaced by others, and so are read anew each time. */
  replaceable: bigint
}

const bounds: Bounds = { blocksAtOnce: 10_000n, maxEvents: 50_000, replaceable: 64n }

const { bettingPool, communityHub, deployBlock } = deployment
const address = [bettingPool, communityHub].filter((contract) => contract !== zeroAddress)

const events = [
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchCreated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'BetPlaced' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchFinalized' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchVoided' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ReferralPaid' }),
  getAbiItem({ abi: communityHubAbi, name: 'ReputationUpdated' }),
  getAbiItem({ abi: communityHubAbi, name: 'RewardsDistributed' }),
]

/**
 * Reads what is new since `known`, some blocks at a time, and yields the history as it grows. What is known of another
 * chain, or of one that started afresh, is not used.
 * @throws what the endpoint answers if it refuses even a single block, or cannot be reached
 */
export async function* readHistory(
  client: Client,
  known: History | undefined,
  { blocksAtOnce, maxEvents, replaceable } = bounds,
): AsyncGenerator<History, void> {
  const { number: head } = await getBlock(client)
  const isSameChain = known && (await hasBlock(client, head, known.anchor))
  const start = isSameChain ? withoutTail(known) : { from: deployBlock, to: deployBlock - 1n, events: [] }
  const { number, hash } = await getBlock(client, {
    blockNumber: head > replaceable ? head - replaceable : 0n,
  })
  let history: History = { ...start, head, anchor: { number, hash } }
  let step = blocksAtOnce

  while (history.to < head) {
    const fromBlock = history.to + 1n
    const last = fromBlock + step - 1n
    const to = last < head ? last : head
    try {
      const found = await readEvents(client, fromBlock, to)
      history = extend(history, { to, events: found }, maxEvents)
    } catch (error) {
      if (step === 1n || toFailure(error).kind === 'network') throw error
      step = step > 4n ? step / 4n : 1n
      continue
    }
    yield history
  }
}

async function hasBlock(client: Client, head: bigint, { number, hash }: History['anchor']): Promise<boolean> {
  if (number > head) return false
  return (await getBlock(client, { blockNumber: number })).hash === hash
}

async function readEvents(client: Client, fromBlock: bigint, toBlock: bigint): Promise<HistoryEvent[]> {
  const logs = await getLogs(client, { address, events, fromBlock, toBlock, strict: true })
  return logs.flatMap((log): HistoryEvent[] => {
    const { blockNumber: block, transactionHash: hash } = log
    switch (log.eventName) {
      case 'MatchCreated': {
        const { matchId, feeBps } = log.args
        return [{ type: 'matchCreated', block, matchId, feeBps }]
      }
      case 'BetPlaced': {
        const { matchId, user, amount, prediction } = log.args
        return [{ type: 'betPlaced', block, matchId, user, amount, side: prediction === 1 ? 1 : 2 }]
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

/**
 * The first block from a moment on, the newest one at most.
 * @param secondsAgo before the newest block's time
 */
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
