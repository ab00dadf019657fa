import { createConfig, createStorage } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { chain, deployment as deployed, isLocal } from '#deployment'
import { rpc } from '@/chain/network/rpc'
import { storage } from '@/lib/storage'

/** The one chain of this build. */
export { chain }

/** Where the contracts stand on it, with checksums: query keys compare addresses letter by letter. */
export const deployment = {
  ...deployed,
  /** Nothing of ours happened before this block. */
  deployBlock: BigInt(deployed.deployBlock),
}

// Before the config, so that a reload finds the wallet it was connected to. No part of a production build.
if (import.meta.env.DEV && isLocal && typeof window !== 'undefined') {
  const { announceDevWallets } = await import('@/chain/wallet/devWallet')
  const [url] = chain.rpcUrls.default.http
  if (url) announceDevWallets(url)
}

export const config = createConfig({
  chains: [chain],
  // For wallets that inject `window.ethereum` and do not announce themselves, as some wallets' browsers on phones do.
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
