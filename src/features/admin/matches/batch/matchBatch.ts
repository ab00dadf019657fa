import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { mergeCalls } from '@/chain/transactions/calls'
import type { Change } from '@/chain/transactions/effect'
import { type ContractCall, contractCall } from '@/chain/transactions/types'
import { useSequential } from '@/chain/transactions/useTransaction'
import { isAbandoned, isBettingOpen, isOver, isSuspended, type Match } from '@/domain/match/match'
import { bettingClosed, challengeEnded, resultNamed } from '@/domain/match/matchChanges'
import { type Outcome, winningSide } from '@/domain/match/outcome'
import { finalizeCalls, ruleCall } from '@/features/admin/matches/matchCalls'
import { useAdminCalls } from '@/features/admin/shared/useAdminCalls'
import { chunksOf } from '@/lib/chunksOf'

// `now` is the chain's time in unix seconds.

export const BATCH_ACTIONS = ['name', 'close', 'void', 'rule'] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]

/**
 * The maximum number of matches in one transaction.
 * 100 winners cost about 2.6 million gas, 100 rulings 8 million; a block holds at least 30 million.
 */
export const BATCH_LIMIT = 100

export type Refusal = 'unchallenged' | 'challenged' | 'resolved' | 'closed' | 'ended' | 'early' | 'abandoned'

export type Batch = ReturnType<typeof planBatch>

export function planBatch(action: BatchAction, selected: readonly Match[], now: number) {
  const checked = selected.map((match) => ({ match, reason: refusalOf(action, match, now) }))
  return {
    matches: checked.flatMap(({ match, reason }) => (reason ? [] : [match])),
    refused: checked.flatMap(({ match, reason }) => (reason ? [{ match, reason }] : [])),
  }
}

function refusalOf(action: BatchAction, match: Match, now: number): Refusal | undefined {
  if (action === 'rule') return match.isChallenged ? undefined : 'unchallenged'
  const isLost = isAbandoned(match, now)
  if (action === 'void' && isLost) return undefined
  if (isSuspended(match)) return 'challenged'
  // Correcting a result is possible only once, so it is left to the single form.
  if (match.hasResult) return 'resolved'
  if (action === 'close' && !isBettingOpen(match, now)) return match.isBettingClosed ? 'closed' : 'ended'
  if (action === 'name' && isLost) return 'abandoned'
  if (action === 'name' && !isOver(match, now)) return 'early'
  return undefined
}

export interface Choice {
  outcome: Outcome
  /** The winner as typed to confirm it. */
  typed: string
}

/** By match ID. */
export type Choices = ReadonlyMap<bigint, Choice>

/** Returns the calls of a batch. @param now unix seconds of the chain */
export function batchCalls(
  action: BatchAction,
  matches: readonly Match[],
  choices: Choices,
  now: number,
): ContractCall[] {
  return matches.flatMap((match) => {
    const chosen = () => required(match, choices.get(match.id)).outcome
    if (action === 'name') return finalizeCalls(match.id, { winner: required(match, winningSide(chosen())) })
    if (action === 'rule') return ruleCall(match.id, chosen())
    const voiding = isAbandoned(match, now) ? 'voidAbandonedMatch' : 'voidMatch'
    const functionName = action === 'close' ? 'closeBetting' : voiding
    return contractCall({ ...bettingPoolContract, functionName, args: [match.id] })
  })
}

function required<Choice>({ id }: Match, choice: Choice | undefined): Choice {
  if (choice === undefined) throw new Error(`Nothing is chosen for match ${id}`)
  return choice
}

function changeOf(action: BatchAction, { id }: Match, choices: Choices): Change {
  if (action === 'close') return bettingClosed(id)
  if (action === 'rule') return challengeEnded(id)
  return resultNamed(id, action === 'void' ? 'Void' : (choices.get(id)?.outcome ?? 'None'))
}

/**
 * Sends a batch in as many transactions as it needs, one after another, and stops at the first that isn't confirmed.
 * `onConfirmed` gets the matches of each that is.
 */
export function useMatchBatch(action: BatchAction) {
  const { sendAll, ...state } = useSequential(
    useAdminCalls(
      `batch/${action}`,
      ({ matches, choices, now }: Batched) => [mergeCalls(batchCalls(action, matches, choices, now))],
      ({ matches, choices }) => matches.map((match) => changeOf(action, match, choices)),
      // The end of a challenge moves its bond.
      [bettingPoolContract.address, wethContract.address],
    ),
  )
  return {
    ...state,
    send: ({ matches, ...rest }: Batched, onConfirmed: (matches: readonly Match[]) => void) =>
      sendAll(
        chunksOf(matches, BATCH_LIMIT).map((batch) => ({ ...rest, matches: batch })),
        (_, batch) => onConfirmed(batch.matches),
      ),
  }
}

interface Batched {
  matches: readonly Match[]
  choices: Choices
  now: number
}
