import type { TransactionReceipt } from 'viem'
import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { mergeCalls } from '@/chain/transactions/calls'
import { loadEvents } from '@/chain/transactions/loadEvents'
import { type ContractCall, contractCall } from '@/chain/transactions/types'
import { useContractWrite } from '@/chain/transactions/useContractWrite'
import { useTransaction } from '@/chain/transactions/useTransaction'
import type { Side } from '@/domain/match/match'
import { type Outcome, outcomeId } from '@/domain/match/outcome'
import type { ExistingMatch, NewMatch } from './newMatch'

export function createCall({ name, startTime, endTime, minBet, maxBet }: NewMatch): ContractCall {
  const args = [name, BigInt(startTime), BigInt(endTime), minBet, maxBet] as const
  return contractCall({ ...bettingPoolContract, functionName: 'createMatch', args })
}

export const useCreateMatch = () =>
  useTransaction({
    kind: 'admin',
    scope: 'createMatch',
    calls: (match: NewMatch) => [createCall(match)],
    invalidates: [bettingPoolContract.address],
  })

/** Creates matches in one transaction, all or none. */
export const useCreateMatches = () =>
  useTransaction({
    kind: 'admin',
    scope: 'createMatches',
    calls: (matches: readonly NewMatch[]) => [mergeCalls(matches.map(createCall))],
    invalidates: [bettingPoolContract.address],
  })

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

export function ruleCall(id: bigint, ruling: Outcome): ContractCall {
  return contractCall({ ...bettingPoolContract, functionName: 'rule', args: [id, outcomeId(ruling)] })
}

/** Rules on a challenged match as its arbiter: `send(outcome)`. */
export const useRule = (id: bigint) =>
  useTransaction({
    kind: 'admin',
    scope: `rule/${id}`,
    calls: (ruling: Outcome) => [ruleCall(id, ruling)],
    // It moves the bond.
    invalidates: [bettingPoolContract.address, wethContract.address],
  })

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
