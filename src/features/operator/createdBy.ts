import { parseEventLogs, type TransactionReceipt } from 'viem'
import { bettingPoolAbi } from '@/chain/generated'
import type { ExistingMatch } from './newMatch'

/** The matches that a transaction created. */
export function createdBy({ logs }: Pick<TransactionReceipt, 'logs'>): ExistingMatch[] {
  return parseEventLogs({ abi: bettingPoolAbi, eventName: 'MatchCreated', logs }).map(({ args }) => ({
    id: args.matchId,
    name: args.name,
    startTime: Number(args.startTime),
    endTime: Number(args.endTime),
  }))
}
