import { ConnectorChainMismatchError, type CreateConnectorFn } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import { siteUrl } from '@/lib/siteUrl'
import { attemptStore } from './wallets'

/** Loads wagmi's own connector and its provider. */
export async function loadWalletConnect(config: Parameters<CreateConnectorFn>[0]) {
  // Made anew, because it keeps a provider that failed to load.
  const connector = walletConnect({
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
  const provider = await connector.getProvider()
  provider.on('session_delete', () => attemptStore.setState({ error: { kind: 'notConnected' } }, true))
  return {
    ...connector,
    switchChain: async (parameters) => {
      if (!connector.switchChain) throw new Error('WalletConnect switches chains')
      return connector.switchChain(parameters).catch(async (error: Error) => {
        // Names the method that the wallet's session lacks.
        if (!error.message.includes('method: wallet_addEthereumChain')) throw error
        const connectorChainId = await connector.getChainId()
        throw new ConnectorChainMismatchError({ connectionChainId: parameters.chainId, connectorChainId })
      })
    },
  } satisfies ReturnType<CreateConnectorFn>
}
