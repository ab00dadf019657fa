import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, http } from 'viem'
import { createConfig, type Storage, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors'
import { local } from '@/chain/config/chains'
import { afterFirstBlock } from '@/chain/network/head'
import { queryClient as appQueryClient } from '@/chain/queries/queryClient'
import { LocalizedUi } from '@/routes/-layout/LocalizedUi'
import { TestWallet } from './wallet'

/** The way to the test chain. */
interface Network {
  isDown: boolean
  /** Sees each request's body, may hold it up, and may put another in its place. */
  onRequest?: (body: string) => string | undefined | Promise<string | undefined>
}

type Injected = ReturnType<typeof injected>

/** The app's wagmi and cache, on a test chain, with a test wallet to be connected. */
export function createTestApp(
  url: string,
  wallet = new TestWallet(url),
  /** Wallets and storage other than `wallet` and none. */
  own: { connectors?: [Injected, ...Injected[]]; storage?: Storage } = {},
) {
  const network: Network = { isDown: false }
  const transport = http(url, {
    retryCount: 0,
    onFetchRequest: async (_, init) => {
      if (network.isDown) throw new Error('The network is down')
      const body = await network.onRequest?.(String(init.body))
      return body === undefined ? undefined : { ...init, body, url }
    },
  })
  const config = createConfig({
    chains: [local],
    connectors: own.connectors ?? [
      injected({
        // biome-ignore lint/suspicious/noExplicitAny: wagmi wants every method's own type, which a test wallet has not.
        target: { id: 'test', name: 'Test wallet', provider: wallet.provider as any },
      }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: own.storage ?? null,
    transports: { [local.id]: afterFirstBlock(transport) },
    batch: { multicall: true },
    pollingInterval: 20,
    cacheTime: 0,
  })
  const queryClient = new QueryClient({ defaultOptions: appQueryClient.getDefaultOptions() })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <LocalizedUi>{children}</LocalizedUi>
      </QueryClientProvider>
    </WagmiProvider>
  )
  return {
    config,
    queryClient,
    /** Simulates an unreachable chain. */
    network,
    connectWallet: async () => {
      const [connector] = config.connectors
      if (connector) await connect(config, { connector })
    },
    /** Renders a hook within the app's providers. */
    render<result, props>(hook: (props: props) => result, options?: { initialProps: props }) {
      return renderHook(hook, { wrapper, ...options })
    },
    /** Renders a component within them. */
    show: (component: ReactNode) => render(component, { wrapper }),
  }
}

/** Renders a component that reads no chain. */
export const showLocalized = (component: ReactNode) => render(component, { wrapper: LocalizedUi })

/** Creates the app anew, connected to a new wallet of `account`. */
export async function connectTestApp(url: string, account: Address) {
  const wallet = new TestWallet(url, account)
  const app = createTestApp(url, wallet)
  await app.connectWallet()
  return { wallet, app }
}

export type TestApp = ReturnType<typeof createTestApp>
