import { local } from '@/chain/config/chains'
import { storage } from '@/lib/storage'

// Development wallets: Anvil holds the keys and signs. Production builds drop them.

const devWallets = [
  {
    uuid: 'a6a1d1a5-8a0f-4c3c-9d0e-1c2f6f0c1b11',
    name: 'Development wallet',
    rdns: 'clutchpool.development',
    accountIndex: 1,
    color: '#D7F94A',
  },
  {
    uuid: 'a6a1d1a5-8a0f-4c3c-9d0e-1c2f6f0c1b10',
    name: 'Development operator',
    rdns: 'clutchpool.operator',
    accountIndex: 0,
    color: '#FF9E57',
  },
]

const iconOf = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/><path d="M8 11h16v11H8zM8 11l3-4h10l3 4M19 16.5h5" fill="none" stroke="#10130A" stroke-width="2" stroke-linejoin="round"/></svg>`,
  )}`

interface Request {
  method: string
  params?: unknown
}

/** An EIP-1193 error. */
export class WalletError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** Asks the node as it is, without viem's formatting. */
export async function askNode(url: string, { method, params = [] }: Request): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw new WalletError(error.code, error.message, error.data)
  return result
}

export function announceDevWallets(rpcUrl: string): void {
  for (const { uuid, name, rdns, accountIndex, color } of devWallets) {
    const info = { uuid, name, icon: iconOf(color), rdns }
    const detail = Object.freeze({ info, provider: createDevWallet(rpcUrl, accountIndex) })
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
}

export function createDevWallet(rpcUrl: string, accountIndex: number) {
  const permissionKey = `clutchpool.devWallet.${accountIndex}.isPermitted`

  async function accounts(): Promise<readonly unknown[]> {
    const all = await askNode(rpcUrl, { method: 'eth_accounts' })
    return Array.isArray(all) ? all.slice(accountIndex, accountIndex + 1) : []
  }

  const isPermitted = () => storage.getItem(permissionKey) === 'true'

  function permit(): Promise<readonly unknown[]> {
    storage.setItem(permissionKey, 'true')
    return accounts()
  }

  async function request({ method, params }: Request): Promise<unknown> {
    switch (method) {
      case 'eth_requestAccounts':
        return permit()
      case 'wallet_requestPermissions':
        return [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: await permit() }],
          },
        ]
      case 'wallet_revokePermissions':
        storage.removeItem(permissionKey)
        return null
      case 'eth_accounts':
        return isPermitted() ? accounts() : []
      case 'wallet_switchEthereumChain': {
        const [{ chainId }] = Array.isArray(params) ? params : [{ chainId: undefined }]
        if (Number(chainId) === local.id) return null
        throw new WalletError(4902, 'The development wallet knows the local chain only.')
      }
      default:
        // The node would answer with a node's error code.
        if (method.startsWith('wallet_')) throw new WalletError(4200, `${method} is not supported.`)
        return askNode(rpcUrl, { method, params })
    }
  }

  // Only the app changes its account and chain, so it has no events.
  return { request, on() {}, removeListener() {} }
}
