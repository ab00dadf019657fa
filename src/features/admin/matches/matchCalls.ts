import { parseEventLogs, type TransactionReceipt } from 'viem'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { type ContractCall, contractCall } from '@/chain/transactions/types'
import type { Side } from '@/domain/match/match'
import { type Outcome, outcomeId } from '@/domain/match/outcome'
import type { ExistingMatch, NewMatch } from './newMatch'

export function createCall({ name, startTime, endTime, minBet, maxBet }: NewMatch): ContractCall {
  const args = [name, BigInt(startTime), BigInt(endTime), minBet, maxBet] as const
  return contractCall({ ...bettingPoolContract, functionName: 'createMatch', args })
}

export interface NamedResult {
  winner: Side
  source?: string
}

export function finalizeCalls(id: bigint, { winner, source }: NamedResult): ContractCall[] {
  const finalize = contractCall({ ...bettingPoolContract, functionName: 'finalizeMatch', args: [id, winner] })
  if (source === undefined) return [finalize]
  const link = contractCall({ ...bettingPoolContract, functionName: 'setResultSource', args: [id, source] })
  return [finalize, link]
}

export function ruleCall(id: bigint, ruling: Outcome): ContractCall {
  return contractCall({ ...bettingPoolContract, functionName: 'rule', args: [id, outcomeId(ruling)] })
}

export function createdBy({ logs }: Pick<TransactionReceipt, 'logs'>): ExistingMatch[] {
  return parseEventLogs({ abi: bettingPoolAbi, eventName: 'MatchCreated', logs }).map(({ args }) => ({
    id: args.matchId,
    name: args.name,
    startTime: Number(args.startTime),
    endTime: Number(args.endTime),
  }))
}
