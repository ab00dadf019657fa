import type { Chain, Hex } from 'viem'
import { chain } from './config'

const { blockExplorers }: Chain = chain

/** Where the chain's explorer shows an account or a transaction; `undefined` where the chain has none. */
export function explorerUrl(kind: 'address' | 'tx', id: Hex): string | undefined {
  return blockExplorers && `${blockExplorers.default.url}/${kind}/${id}`
}
