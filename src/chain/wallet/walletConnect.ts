import type { CreateConnectorFn } from 'wagmi'
import type { loadWalletConnect } from './loadWalletConnect'

export const WALLET_CONNECT = 'walletConnect'

/** wagmi's WalletConnect connector, which loads once it is chosen, or at the start if it was used last. */
export const lazyWalletConnect: CreateConnectorFn = (config) => {
  let loading: ReturnType<typeof loadWalletConnect> | undefined
  const load = () => {
    loading ??= import('./loadWalletConnect').then((module) => module.loadWalletConnect(config))
    // The next attempt loads it anew.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const wasUsedLast = async () => (await config.storage?.getItem('recentConnectorId')) === WALLET_CONNECT

  return {
    id: WALLET_CONNECT,
    name: 'WalletConnect',
    type: WALLET_CONNECT,
    connect: async (parameters) => (await load()).connect(parameters),
    disconnect: async () => (await load()).disconnect(),
    getAccounts: async () => (await load()).getAccounts(),
    getChainId: async () => (await load()).getChainId(),
    // wagmi asks every connector for its provider when it reconnects.
    getProvider: async (parameters) =>
      loading || (await wasUsedLast()) ? (await load()).getProvider(parameters) : undefined,
    isAuthorized: async () => (await load()).isAuthorized(),
    switchChain: async (parameters) => (await load()).switchChain(parameters),
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }
}
