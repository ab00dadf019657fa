import { SignClient } from '@walletconnect/sign-client'
import type { Address } from 'viem'
import type { TestWallet } from './wallet'

const ALL_METHODS = ['eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']

/** A wallet app on a phone that pages reach through a relay. Prompts for transactions are those of `wallet`. */
export async function openWalletApp(relayUrl: string, wallet: TestWallet, account: Address) {
  // Otherwise it would look up pages at a server.
  process.env.IS_VITEST = 'true'
  const client = await SignClient.init({
    relayUrl,
    projectId: '0'.repeat(32),
    telemetryEnabled: false,
    logger: 'silent',
    // One process may run several.
    customStoragePrefix: crypto.randomUUID(),
    storageOptions: { database: ':memory:' },
    metadata: { name: 'Phone Wallet', description: 'For tests', url: 'https://phone.example', icons: [] },
  })

  client.on('session_request', async ({ id, topic, params: { request } }) => {
    const response = await wallet.provider.request(request).then(
      (result) => ({ id, jsonrpc: '2.0', result }),
      ({ code, message }) => ({ id, jsonrpc: '2.0', error: { code, message } }),
    )
    await client.respond({ topic, response })
  })

  /** Scans a page's code and returns the ID of its proposal. */
  async function scan(uri: string): Promise<number> {
    const proposed = new Promise<number>((resolve) =>
      client.once('session_proposal', ({ id }) => resolve(id)),
    )
    await client.pair({ uri })
    return proposed
  }

  return {
    approve: async (uri: string, chainId: number, methods = ALL_METHODS) => {
      const chain = `eip155:${chainId}`
      const { acknowledged } = await client.approve({
        id: await scan(uri),
        namespaces: {
          eip155: {
            chains: [chain],
            accounts: [`${chain}:${account}`],
            methods,
            events: ['accountsChanged', 'chainChanged'],
          },
        },
      })
      await acknowledged()
    },
    reject: async (uri: string) =>
      client.reject({ id: await scan(uri), reason: { code: 5000, message: 'User rejected.' } }),
    endSessions: async () => {
      for (const { topic } of client.session.getAll())
        await client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
    },
    close: () => client.core.relayer.transportClose(),
  }
}
