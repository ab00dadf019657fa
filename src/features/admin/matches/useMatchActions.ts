import type { TransactionReceipt } from 'viem'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { contractCall } from '@/chain/transactions/contractCall'
import { loadEvents } from '@/chain/transactions/loadEvents'
import { mergeCalls } from '@/chain/transactions/multicall'
import type { ContractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { useTransaction } from '@/chain/transactions/useTransaction'
import type { Side } from '@/domain/match/match'
import type { ExistingMatch, NewMatch } from './create/newMatch'

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

export interface NamedResult {
  winner: Side
  /** A link to the official result. */
  source?: string
}

/** Returns the calls that name a winner and the link to its source. */
export function finalizeCalls(id: bigint, { winner, source }: NamedResult): ContractCall[] {
  const finalize = contractCall({
    ...bettingPoolContract,
    functionName: 'finalizeMatch',
    args: [id, winner],
  })
  return source === undefined ? [finalize] : [finalize, sourceCall(id, source)]
}

function sourceCall(id: bigint, source: string): ContractCall {
  return contractCall({ ...bettingPoolContract, functionName: 'setResultSource', args: [id, source] })
}

/** Names a winner, and the source of the result, in one transaction. */
export const useFinalizeMatch = (id: bigint) =>
  useTransaction({
    kind: 'admin',
    scope: `finalizeMatch/${id}`,
    calls: (result: NamedResult) => [mergeCalls(finalizeCalls(id, result))],
    invalidates: [bettingPoolContract.address],
  })

/** `send(link)`; an empty one removes it. */
export const useSetResultSource = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'setResultSource', (source: string) => [id, source], { id })

export const useCloseBetting = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'closeBetting', () => [id], { id })

/** Refunds every stake. An abandoned match is voided by `useVoidAbandoned` instead. */
export const useVoidMatch = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'voidMatch', () => [id], { id })

/** Voids a match and creates its successor, with the same name and bounds: `send({ startTime, endTime })`. */
export const useReplaceMatch = (id: bigint) =>
  useContractWrite(
    'admin',
    bettingPoolContract,
    'replaceMatch',
    ({ startTime, endTime }: Pick<NewMatch, 'startTime' | 'endTime'>) => [
      id,
      BigInt(startTime),
      BigInt(endTime),
    ],
    { id },
  )

export const useOverruleResult = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'overruleResult', (winner: Side) => [id, winner], { id })

/** Rules on a challenged match as its arbiter: `send(outcome)`, 0 for void. */
export const useRule = (id: bigint) =>
  useContractWrite('admin', bettingPoolContract, 'rule', (outcome: 0 | Side) => [id, outcome], { id })

export async function createdBy(receipt: Pick<TransactionReceipt, 'logs'>): Promise<ExistingMatch[]> {
  const { eventsOf, bettingPoolEventsAbi } = await loadEvents()
  return eventsOf(receipt, bettingPoolEventsAbi, 'MatchCreated').map(
    ({ matchId, name, startTime, endTime }) => ({
      id: matchId,
      name,
      startTime: Number(startTime),
      endTime: Number(endTime),
    }),
  )
}
