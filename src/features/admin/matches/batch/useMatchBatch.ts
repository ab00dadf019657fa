import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { mergeCalls } from '@/chain/transactions/calls'
import { type ContractCall, contractCall } from '@/chain/transactions/types'
import { useTransaction } from '@/chain/transactions/useTransaction'
import type { Match } from '@/domain/match/match'
import { type Outcome, winningSide } from '@/domain/match/outcome'
import { isAbandoned } from '@/domain/match/status'
import { finalizeCalls, ruleCall } from '@/features/admin/matches/useMatchActions'
import type { BatchAction } from './planBatch'

/** The chosen outcomes by match ID. */
export type Choices = ReadonlyMap<bigint, Outcome>

/** Returns the calls of a batch. @param now unix seconds of the chain */
export function batchCalls(
  action: BatchAction,
  matches: readonly Match[],
  choices: Choices,
  now: number,
): ContractCall[] {
  return matches.flatMap((match) => {
    switch (action) {
      case 'name':
        return finalizeCalls(match.id, { winner: required(match, winningSide(choiceOf(match, choices))) })
      case 'rule':
        return ruleCall(match.id, choiceOf(match, choices))
      case 'close':
        return contractCall({ ...bettingPoolContract, functionName: 'closeBetting', args: [match.id] })
      default:
        return contractCall({
          ...bettingPoolContract,
          functionName: isAbandoned(match, now) ? 'voidAbandonedMatch' : 'voidMatch',
          args: [match.id],
        })
    }
  })
}

const choiceOf = (match: Match, choices: Choices) => required(match, choices.get(match.id))

function required<Choice>({ id }: Match, choice: Choice | undefined): Choice {
  if (choice === undefined) throw new Error(`Nothing is chosen for match ${id}`)
  return choice
}

/** Sends the calls of a batch in one transaction. */
export const useMatchBatch = (action: BatchAction) =>
  useTransaction({
    kind: 'admin',
    scope: `batch/${action}`,
    calls: (calls: readonly ContractCall[]) => [mergeCalls(calls)],
    // The end of a challenge moves its bond.
    invalidates: [bettingPoolContract.address, wethContract.address],
  })
