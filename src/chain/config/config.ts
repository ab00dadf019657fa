import type { Chain, Hex } from 'viem'
import { createConfig, createStorage } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { chain, deployment as deployed, isLocal, rpcUrls } from '#deployment'
import { rpc } from '@/chain/network/rpc'
import { storage } from '@/lib/storage'

export { chain }

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

// Announced before `createConfig`, so that it reconnects them after a reload. Production builds drop this.
if (import.meta.env.DEV && isLocal && typeof window !== 'undefined') {
  const { announceDevWallets } = await import('@/chain/wallet/devWallet')
  const [url] = rpcUrls
  if (url) announceDevWallets(url)
}

export const config = createConfig({
  chains: [chain],
  // For wallets without EIP-6963, such as some in-app browsers on phones.
  connectors: [injected()],
  multiInjectedProviderDiscovery: true,
  storage: createStorage({ storage, key: 'clutchpool' }),
  transports: { [chain.id]: rpc },
})

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
