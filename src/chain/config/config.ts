import { type Chain, type Hex, zeroAddress } from 'viem'
import { chain, deployment as deployed, isOwnRpcAllowed } from '#deployment'

export { chain, isOwnRpcAllowed }

/** The contracts' checksummed addresses; query keys compare addresses case-sensitively. */
export const deployment = {
  ...deployed,
  /** The app has no events before this block. */
  deployBlock: BigInt(deployed.deployBlock),
}

const { bettingPool, communityHub, tournament } = deployment

/** The contracts whose logs the app reads. */
export const loggingContracts = [bettingPool, communityHub, tournament].filter(
  (contract) => contract !== zeroAddress,
)

const { blockExplorers }: Chain = chain

export function explorerUrl(kind: 'address' | 'tx', id: Hex): string | undefined {
  return blockExplorers && `${blockExplorers.default.url}/${kind}/${id}`
}
