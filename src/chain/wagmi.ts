import { createConfig, createStorage } from 'wagmi'
import { injected } from 'wagmi/connectors'
import { chain, isLocal, rpcUrls } from '#deployment'
import { storage } from '@/lib/storage'
import { afterFirstBlock } from './network/head'
import { rpc } from './network/rpc'
import { lazyWalletConnect } from './wallet/walletConnect'

// Announced before `createConfig`, so that it reconnects them after a reload. Production builds drop this.
if (import.meta.env.DEV && isLocal && typeof window !== 'undefined') {
  const { announceDevWallets } = await import('./wallet/devWallet')
  const [url] = rpcUrls
  if (url) announceDevWallets(url)
}

export const config = createConfig({
  chains: [chain],
  // For wallets without EIP-6963, such as some in-app browsers on phones.
  connectors: [injected(), ...(import.meta.env.VITE_WALLETCONNECT_PROJECT_ID ? [lazyWalletConnect] : [])],
  multiInjectedProviderDiscovery: true,
  storage: createStorage({ storage, key: 'clutchpool' }),
  transports: { [chain.id]: afterFirstBlock(rpc) },
  batch: { multicall: true },
})

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
