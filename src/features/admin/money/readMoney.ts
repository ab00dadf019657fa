import { type Client, getAbiItem, type Log } from 'viem'
import { getBlock } from 'viem/actions'
import type { Config } from 'wagmi'
import { deployment } from '@/chain/config/config'
import { readLogs } from '@/chain/history/readLogs'
import { bettingPoolAbi, readBettingPoolAccruedFees, readWeth9BalanceOf } from '@/chain/queries/generated'
import { cleanName } from '@/domain/match/name'
import { blockDays, dayOf } from './blockDays'
import type { MoneyEvent } from './ledger'

const { bettingPool, weth } = deployment

const events = [
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchCreated' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'BetPlaced' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchFinalized' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'MatchVoided' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ResultChallenged' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'WinningsClaimed' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'ReferralPaid' }),
  getAbiItem({ abi: bettingPoolAbi, name: 'FeesWithdrawn' }),
]

export async function readMoneyEvents(
  client: Client,
  fromBlock: bigint,
  toBlock: bigint,
): Promise<MoneyEvent[]> {
  const logs = await readLogs(client, { address: bettingPool, events, fromBlock, toBlock })
  const dayOfLog = await logDays(client, logs)
  return logs.flatMap((log): MoneyEvent[] => {
    const at = { block: log.blockNumber, day: dayOfLog(log) }
    switch (log.eventName) {
      case 'MatchCreated': {
        const { matchId, name, feeBps, maxGain } = log.args
        return [{ ...at, type: 'matchCreated', matchId, name: cleanName(name), feeBps, maxGain }]
      }
      case 'BetPlaced': {
        const { matchId, user, amount, prediction, isLive } = log.args
        const side = prediction === 1 ? 1 : 2
        return [{ ...at, type: 'betPlaced', matchId, user, amount, side, pool: isLive ? 'live' : 'early' }]
      }
      case 'MatchFinalized': {
        const { matchId, winner } = log.args
        const claimableAt = Number(log.args.claimableAt)
        return [{ ...at, type: 'matchResolved', matchId, winner: winner === 1 ? 1 : 2, claimableAt }]
      }
      case 'MatchVoided': {
        const { matchId } = log.args
        const claimableAt = Number(log.args.claimableAt)
        return [{ ...at, type: 'matchResolved', matchId, winner: 0, claimableAt }]
      }
      case 'ResultChallenged': {
        const { matchId, bond } = log.args
        return [{ ...at, type: 'resultChallenged', matchId, bond }]
      }
      case 'WinningsClaimed': {
        const { matchId, user, amount } = log.args
        return [{ ...at, type: 'winningsClaimed', matchId, user, amount }]
      }
      case 'ReferralPaid':
        return [{ ...at, type: 'referralPaid', amount: log.args.amount }]
      case 'FeesWithdrawn':
        return [{ ...at, type: 'feesWithdrawn', amount: log.args.amount }]
      default:
        return []
    }
  })
}

type MinedLog = Log<bigint, number, false>

/** Few endpoints omit block times from their logs: `blockDays` then reads as few blocks as possible. */
async function logDays(client: Client, logs: readonly MinedLog[]): Promise<(log: MinedLog) => number> {
  const untimed = logs.flatMap((log) => (log.blockTimestamp === undefined ? [log.blockNumber] : []))
  const days = await blockDays(untimed, async (blockNumber) =>
    Number((await getBlock(client, { blockNumber })).timestamp),
  )
  return ({ blockNumber, blockTimestamp }) =>
    blockTimestamp === undefined ? (days.get(blockNumber) ?? 0) : dayOf(Number(blockTimestamp))
}

export async function readHeld(
  config: Config,
  blockNumber: bigint,
): Promise<{ balance: bigint; accruedFees: bigint }> {
  const [balance, accruedFees] = await Promise.all([
    readWeth9BalanceOf(config, { address: weth, args: [bettingPool], blockNumber }),
    readBettingPoolAccruedFees(config, { address: bettingPool, blockNumber }),
  ])
  return { balance, accruedFees }
}
