import type { ContractCall } from '@/chain/transactions/types'
import { chunksOf } from '@/lib/chunksOf'

/** A transaction that any account can send: the contracts pay nobody but the one who is entitled. */
export interface Action {
  kind:
    | 'claimBets'
    | 'claimRewards'
    | 'voidMatches'
    | 'ask'
    | 'settle'
    | 'voidTournament'
    | 'scorePlayers'
    | 'finalizeTournament'
  call: ContractCall
  items: readonly ActItem[]
}

/** A match or a tournament of an action. */
interface ActItem {
  id: bigint
  name: string
  /** In wei. */
  amount?: bigint
}

/** Money that needs time or a decision first. */
export type Waiting = { id: bigint; name: string } & (
  | { state: 'result'; voidableAt: number }
  | { state: 'named'; outcome: 'A' | 'B' | 'Void'; payout: bigint; claimableAt: number }
  | { state: 'challenged'; ruleBy: number }
  | { state: 'tournament'; voidableAt: number }
  /** For an action that is open to anyone. */
  | { state: 'action' }
)

/** The transactions that an account, or anyone for it, can send, and the money that it waits for. */
export interface Findings {
  actions: readonly Action[]
  waiting: readonly Waiting[]
}

/** Returns the actions on these items, with as many in each as fit a transaction. */
export function actionsOn(
  items: readonly ActItem[],
  {
    kind,
    size,
    call,
  }: { kind: Action['kind']; size: number; call: (ids: readonly bigint[]) => ContractCall },
): Action[] {
  return chunksOf(items, size).map((some) => ({ kind, items: some, call: call(some.map(({ id }) => id)) }))
}
