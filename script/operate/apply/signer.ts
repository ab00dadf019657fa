import { type Address, createWalletClient, type Hash, type Hex, http } from 'viem'
import type { Connection } from '../chain/connect.ts'

export interface Outgoing {
  to: Address
  data: Hex
  gas: bigint
  /** Of the planned state, so that of two runs at the same time only one gets its transaction in. */
  nonce: number
}

/** What holds the operator's key. */
export interface Signer {
  address: Address
  /** Sends a transaction, and returns its hash once a node has taken it. */
  send: (transaction: Outgoing) => Promise<Hash>
}

/** Signs by the RPC, as Anvil does for its accounts. */
export function rpcSigner({ chain, rpcUrl }: Connection, address: Address): Signer {
  const wallet = createWalletClient({ chain, transport: http(rpcUrl), account: address })
  return { address, send: (transaction) => wallet.sendTransaction(transaction) }
}
