import { storage } from '@/lib/storage'
import { local } from './chains'

// A wallet for the local chain: Anvil holds the keys and signs. Never part of a production build.

/** The one of Anvil's accounts that it uses: 0 is the operator. */
const accountIndex = 1
const permissionKey = 'clutchpool.devWallet.isPermitted'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#D7F94A"/><path d="M8 11h16v11H8zM8 11l3-4h10l3 4M19 16.5h5" fill="none" stroke="#10130A" stroke-width="2" stroke-linejoin="round"/></svg>',
)}`

interface Request {
  method: string
  params?: unknown
}

type Listener = (value: unknown) => void

/** What a wallet throws, by EIP-1193. */
class ProviderRpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** Announces the wallet by EIP-6963, now and whenever a page asks. */
export function announceDevWallet(rpcUrl: string): void {
  const info = {
    uuid: 'a6a1d1a5-8a0f-4c3c-9d0e-1c2f6f0c1b11',
    name: 'Development wallet',
    icon,
    rdns: 'clutchpool.development',
  }
  const detail = Object.freeze({ info, provider: createDevWallet(rpcUrl) })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** An EIP-1193 provider whose prompts are always answered with yes. */
export function createDevWallet(rpcUrl: string) {
  const listeners = new Map<string, Set<Listener>>()

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }

  /** Asks the node. */
  async function ask({ method, params = [] }: Request): Promise<unknown> {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = await response.json()
    if (error) throw new ProviderRpcError(error.code, error.message, error.data)
    return result
  }

  async function accounts(): Promise<readonly unknown[]> {
    const all = await ask({ method: 'eth_accounts' })
    return Array.isArray(all) ? all.slice(accountIndex, accountIndex + 1) : []
  }

  const isPermitted = () => storage.getItem(permissionKey) === 'true'

  async function permit(): Promise<readonly unknown[]> {
    storage.setItem(permissionKey, 'true')
    const permitted = await accounts()
    emit('accountsChanged', permitted)
    return permitted
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
        emit('accountsChanged', [])
        return null
      case 'eth_accounts':
        return isPermitted() ? accounts() : []
      case 'wallet_switchEthereumChain': {
        const [{ chainId }] = Array.isArray(params) ? params : [{ chainId: undefined }]
        if (Number(chainId) === local.id) return null
        throw new ProviderRpcError(4902, 'The development wallet knows the local chain only.')
      }
      default:
        // Wallets' own methods that it lacks get a wallet's answer, not the node's.
        if (method.startsWith('wallet_')) throw new ProviderRpcError(4200, `${method} is not supported.`)
        return ask({ method, params })
    }
  }

  return {
    request,
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener)
    },
  }
}
