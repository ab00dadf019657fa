import type { TransactionReceipt } from 'viem'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import type { Side } from '@/domain/match/match'
import { retryImport } from '@/lib/retryImport'
import type { ExistingMatch, NewMatch } from './newMatch'

export const useCreateMatch = () =>
  useContractWrite('admin', bettingPoolContract, 'createMatch', (match: NewMatch) => [
    ...([match.name, BigInt(match.startTime), BigInt(match.endTime)] as const),
    ...([match.minBet, match.maxBet] as const),
  ])

export const useCreateMatches = () =>
  useContractWrite('admin', bettingPoolContract, 'createMatches', (matches: readonly NewMatch[]) => [
    matches.map(({ startTime, endTime, ...match }) => ({
      ...match,
      startTime: BigInt(startTime),
      endTime: BigInt(endTime),
    })),
  ])

export const useFinalizeMatch = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'finalizeMatch', (winner: Side) => [id, winner], { id })

export const useCloseBetting = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'closeBetting', () => [id], { id })

/** Refunds every stake. An abandoned match is voided by `useVoidAbandoned` instead. */
export const useVoidMatch = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'voidMatch', () => [id], { id })

export const useOverruleResult = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'overruleResult', (winner: Side) => [id, winner], { id })

/** Rules on a challenged match as its arbiter: `send(outcome)`, 0 for void. */
export const useRule = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'rule', (outcome: 0 | Side) => [id, outcome], { id })

export async function createdBy(receipt: Pick<TransactionReceipt, 'logs'>): Promise<ExistingMatch[]> {
  // Decoding events is loaded only after a creation.
  const { eventsOf } = await retryImport(() => import('@/chain/transactions/eventsOf'), 1_000)
  return eventsOf(receipt, bettingPoolAbi, 'MatchCreated').map(({ matchId, name, startTime, endTime }) => ({
    id: matchId,
    name,
    startTime: Number(startTime),
    endTime: Number(endTime),
  }))
}
