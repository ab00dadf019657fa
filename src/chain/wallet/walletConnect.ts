import { ConnectorChainMismatchError, type CreateConnectorFn } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import { siteUrl } from '@/lib/siteUrl'
import { attemptStore } from './wallets'

export const WALLET_CONNECT = 'walletConnect'

/** wagmi's WalletConnect connector, whose provider loads once it is chosen, or at the start if it was used last. */
export const lazyWalletConnect: CreateConnectorFn = (config) => {
  const create = () =>
    walletConnect({
      projectId: import.meta.env.VITE_WALLETCONNECT_PROJECT_ID,
      showQrModal: false,
      telemetryEnabled: false,
      // The app shows failures itself.
      logger: 'silent',
      metadata: {
        name: 'Clutchpool',
        description: 'Esports betting',
        url: window.location.origin,
        icons: [siteUrl('icon-192.png')],
      },
    })(config)
  let connector = create()
  return {
    ...connector,
    // wagmi's own loads the provider on every page.
    async setup() {},
    async getProvider({ chainId } = {}) {
      const asked = connector
      const provider = await asked.getProvider().catch((error) => {
        // It keeps the failed import.
        if (connector === asked) connector = create()
        throw error
      })
      if (chainId) await this.switchChain?.({ chainId })
      return provider
    },
    getNamespaceChainsIds: () => connector.getNamespaceChainsIds(),
    onSessionDelete() {
      attemptStore.setState({ error: { kind: 'notConnected' } }, true)
      this.onDisconnect()
    },
    async switchChain(parameters) {
      if (!connector.switchChain) throw new Error('WalletConnect switches chains')
      return connector.switchChain(parameters).catch(async (error: Error) => {
        // Names the method that the wallet's session lacks.
        if (!error.message.includes('method: wallet_addEthereumChain')) throw error
        const connectorChainId = await connector.getChainId()
        throw new ConnectorChainMismatchError({ connectionChainId: parameters.chainId, connectorChainId })
      })
    },
  } satisfies ReturnType<typeof create>
}
