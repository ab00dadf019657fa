import type { Chain, Hex } from 'viem'
import { chain, deployment as deployed, isOwnRpcAllowed } from '#deployment'

export { chain, isOwnRpcAllowed }

/** The contracts' checksummed addresses; query keys compare addresses case-sensitively. */
export const deployment = {
  ...deployed,
  /** The app has no events before this block. */
  deployBlock: BigInt(deployed.deployBlock),
}

const { blockExplorers }: Chain = chain

export function explorerUrl(kind: 'address' | 'tx', id: Hex): string | undefined {
  return blockExplorers && `${blockExplorers.default.url}/${kind}/${id}`
}
