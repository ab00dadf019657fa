import type { TransactionReceipt } from 'viem'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { eventsOf } from '@/chain/transactions/eventsOf'
import type { ExistingMatch } from './newMatch'

/** The matches that a transaction created. */
export function createdBy(receipt: Pick<TransactionReceipt, 'logs'>): ExistingMatch[] {
  return eventsOf(receipt, bettingPoolAbi, 'MatchCreated').map(({ matchId, name, startTime, endTime }) => ({
    id: matchId,
    name,
    startTime: Number(startTime),
    endTime: Number(endTime),
  }))
}
