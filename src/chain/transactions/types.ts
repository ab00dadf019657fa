import type { QueryClient } from '@tanstack/react-query'
import type { Abi, Address, ContractFunctionArgs, ContractFunctionName, Hash, TransactionReceipt } from 'viem'
import type { Config } from 'wagmi'
import type { WalletRequest } from '@/chain/wallet/walletRequests'
import type { Failure } from '@/lib/failure'
import type { Change } from './effect'

export const transactionKinds = [
  'placeBet',
  'claim',
  'challenge',
  'voidAbandoned',
  'askQuestion',
  'passAnswer',
  'registerReferral',
  'joinTournament',
  'submitPredictions',
  'scorePlayers',
  'finalizeTournament',
  'voidTournament',
  'claimTournament',
  'admin',
  'resetApproval',
  'approve',
  'wrap',
  'unwrap',
] as const

export type TransactionKind = (typeof transactionKinds)[number]

export interface ContractCall {
  address: Address
  abi: Abi
  functionName: string
  args: readonly unknown[]
  /** In wei of the native coin. */
  value?: bigint
}

/** A bet as it was pressed, which words are made of. */
export interface BetTerms {
  matchId: bigint
  matchName: string
  side: 1 | 2
  /** In wei. */
  amount: bigint
  coin: string
}

export interface TransactionAction<variables> {
  kind: TransactionKind
  /** Separates writes of one kind that may run at the same time, e.g. by match ID. */
  scope?: string
  /**
   * Several calls make one atomic batch, which needs `useAtomicBatching()`.
   * @param deadline unix seconds, for calls that the contract refuses later. See `closesAt`
   */
  calls: (variables: variables, account: Address, deadline: bigint) => readonly ContractCall[]
  /** The values of state that the write changes. They show that it was mined, in whichever transaction. */
  effect: (variables: variables, account: Address) => readonly Change[]
  /** The last second in which the contract may take it. The deadline is sooner, unless several owners have to sign. */
  closesAt?: number | undefined
  bet?: BetTerms | undefined
  /** Contracts whose reads are refetched on the effect. The native balance always is. */
  invalidates: readonly Address[]
}

/** The signatures of a Safe's proposal. */
export interface Signatures {
  given: number
  needed: number
}

/** The status of a batch by its wallet or Safe. Only the chain's state decides. */
export interface BatchStatus {
  hash?: Hash | undefined
  failure?: Failure | undefined
  signatures?: Signatures | undefined
}

type BusyTransactionState =
  | { phase: 'simulating' }
  /** The wallet is asked to switch to this chain, or to sign. `request` once it is late. */
  | { phase: 'switching' | 'signing'; request?: WalletRequest }
  /** Sent. A batch has no hash while it waits in the wallet, or in a Safe, which needs signatures. `isLate` after seconds. */
  | { phase: 'pending'; hash: Hash | undefined; signatures?: Signatures | undefined; isLate?: boolean }

export type EndedTransactionState =
  /** The chain shows its effect. Without a transaction if no node told which one. */
  | { phase: 'confirmed'; id: string; receipt: TransactionReceipt | undefined; bet?: BetTerms | undefined }
  /** Waits for other signers of a Safe, and is followed on its own from now on. */
  | { phase: 'proposed' }
  /** Rejected in the wallet: neutral, no error. */
  | { phase: 'rejected' }
  /** It may still come, as may an earlier one that holds it back. `useOpenWrites` has them. The state changes once one does. */
  | { phase: 'undecided' }
  | { phase: 'failed'; at: 'simulation' | 'signing' | 'receipt'; failure: Failure }

export type TransactionState = { phase: 'idle' } | BusyTransactionState | EndedTransactionState

export function requestOf(state: TransactionState): WalletRequest | undefined {
  return 'request' in state ? state.request : undefined
}

export type Report = (state: TransactionState) => void

export interface ChainContext {
  config: Config
  queryClient: QueryClient
}

/** Checks a call against its ABI. */
export function contractCall<
  const abi extends Abi,
  functionName extends ContractFunctionName<abi, 'nonpayable' | 'payable'>,
  const args extends readonly unknown[] & ContractFunctionArgs<abi, 'nonpayable' | 'payable', functionName>,
>(call: {
  address: Address
  abi: abi
  functionName: functionName
  args: args
  value?: bigint
}): ContractCall {
  return call
}
