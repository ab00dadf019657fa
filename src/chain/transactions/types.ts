import type { QueryClient } from '@tanstack/react-query'
import type { Abi, Address, ContractFunctionArgs, ContractFunctionName, Hash, TransactionReceipt } from 'viem'
import type { Config } from 'wagmi'
import type { WalletPrompt } from '@/chain/wallet/walletPrompts'
import type { Failure } from '@/lib/failure'

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

export interface TransactionAction<variables> {
  kind: TransactionKind
  /** Separates writes of one kind that may run at the same time, e.g. by match ID. */
  scope?: string
  /** Several calls make one atomic batch, which needs `useAtomicBatching()`. */
  calls: (variables: variables, account: Address) => readonly ContractCall[]
  /** Names amount and side, so that an open prompt can be told apart later. */
  about?: string | undefined
  /** Contracts whose reads are refetched on the receipt. The native balance always is. */
  invalidates: readonly Address[]
}

/** The signatures of a Safe's proposal. */
export interface Signatures {
  given: number
  needed: number
}

export type BusyTransactionState =
  | { phase: 'simulating' }
  /** The wallet is asked to switch to this chain, or to sign. `prompt` once it is late, or held back by an earlier one. */
  | { phase: 'switching' | 'signing'; prompt?: WalletPrompt }
  /** Sent. A batch has no hash while it waits in the wallet, or in a Safe, which needs signatures. */
  | { phase: 'pending'; hash: Hash | undefined; signatures?: Signatures }

export type SettledTransactionState =
  | { phase: 'confirmed'; hash: Hash; receipt: TransactionReceipt }
  /** Waits for other signers of a Safe, and is followed on its own from now on. */
  | { phase: 'proposed' }
  /** Rejected in the wallet: neutral, no error. */
  | { phase: 'rejected' }
  | { phase: 'failed'; at: 'simulation' | 'signing' | 'receipt'; failure: Failure }

export type TransactionState = { phase: 'idle' } | BusyTransactionState | SettledTransactionState

export function promptOf(state: TransactionState): WalletPrompt | undefined {
  return 'prompt' in state ? state.prompt : undefined
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
