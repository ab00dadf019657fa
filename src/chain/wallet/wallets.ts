import { useEffect } from 'react'
import type { Address } from 'viem'
import { type Config, type Connector, useConfig, useConnection, useConnectors } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { createStore, useStore } from 'zustand'
import { chain } from '@/chain/config/config'
import { sameAddress } from '@/lib/addresses'
import { delay } from '@/lib/delay'
import type { Failure } from '@/lib/failure'
import { storage } from '@/lib/storage'
import type { WalletRequest } from './walletRequests'

export type WalletOption = ReturnType<typeof useWallets>[number]

export type Wallet = ReturnType<typeof useWallet>

/** The connection that the user asked for. */
interface Attempt {
  walletId?: string
  request?: WalletRequest
  error?: Failure
}
export const attemptStore = createStore<Attempt>(() => ({}))

export function useWallet() {
  const { address: account, status, chainId, connector } = useConnection()
  const { walletId, error } = useStore(attemptStore)
  // wagmi also reports `connecting` on a page load without a wallet to reconnect.
  const isIdle = status === 'connecting' && walletId === undefined
  return {
    /** Known right after a reload, while still `reconnecting`. */
    account,
    status: isIdle ? ('disconnected' as const) : status,
    wrongChain: chainId !== undefined && chainId !== chain.id,
    name: nameOf(connector),
    icon: connector?.icon,
    /** The last attempt's failure, until the next attempt. A rejection is none. */
    error,
  }
}

/** Returns the announced wallets (EIP-6963), the last used first. */
export function useWallets() {
  const injected = useConnectors().filter(({ type }) => type === 'injected')
  const announced = injected.filter(({ id }) => id !== unannounced)
  const offered = announced.length > 0 || !('ethereum' in globalThis) ? announced : injected
  const recentId = recentWalletId()
  const recents = injected.filter(({ id }) => id === recentId)
  // Of several with one id, none is known to be the recent one.
  const [recent] = recents.length === 1 ? recents : []
  return offered
    .map((connector) => ({
      /** For this visit. Two wallets may announce themselves by one `rdns`. */
      id: connector.uid,
      /** Missing for a wallet that only sets `window.ethereum`. */
      name: nameOf(connector),
      /** The announced image URL, mostly a data URI. */
      icon: connector.icon,
      isRecent: connector === recent,
      connector,
    }))
    .toSorted((a, b) => Number(b.isRecent) - Number(a.isRecent))
}

const unannounced = 'injected'

const nameOf = (connector: Connector | undefined) =>
  connector?.id === unannounced ? undefined : connector?.name

function recentWalletId(): string | undefined {
  const stored = storage.getItem('clutchpool.recentConnectorId')
  return stored?.replaceAll('"', '')
}

/** Milliseconds that a page waits for a wallet to reconnect. One that hangs must not keep the visitor from another one. */
const reconnectTimeout = 10_000

/** Tells the last visit's wallet from others with its id: an announced wallet's UUID is new on each page. */
let lastVisit: { id: string; name: string; accounts: readonly Address[] } | undefined

/** Reconnects the last visit's wallet, if it is there and answers. Never throws. */
export async function reconnectWallet(config: Config): Promise<void> {
  const { connections, current } = config.state
  const last = current === null ? undefined : connections.get(current)
  if (last) {
    const { id, name } = last.connector
    lastVisit = { id, name, accounts: last.accounts }
    config.setState((state) => ({ ...state, status: 'reconnecting' }))
  }
  const { status } = config.state
  const found = findLastWallet(config.connectors).catch(() => undefined)
  const connector = await Promise.race([found, delay(reconnectTimeout)])
  // The user has connected or disconnected a wallet meanwhile.
  if (config.state.status !== status) return
  if (connector) await reconnect(config, { connectors: [connector] })
  else
    config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
}

/** Returns the last visit's wallet. One of several with its id, or under another name, must share the same account. */
async function findLastWallet(connectors: readonly Connector[]): Promise<Connector | undefined> {
  const lastId = lastVisit?.id ?? recentWalletId()
  const candidates = connectors.filter(({ id }) => id === lastId)
  const [only, ...more] = candidates
  if (only && more.length === 0 && (!lastVisit || lastVisit.name === only.name))
    return (await only.isAuthorized()) ? only : undefined
  const [account] = lastVisit?.accounts ?? []
  const namesakesFirst = candidates.toSorted(
    (a, b) => Number(b.name === lastVisit?.name) - Number(a.name === lastVisit?.name),
  )
  for (const connector of namesakesFirst) {
    const [shared] = (await connector.isAuthorized()) ? await connector.getAccounts() : []
    if (sameAddress(shared, account)) return connector
  }
  return undefined
}

/** Reconnects the last visit's wallet if it announces itself only after `reconnectWallet` ran. */
export function useReconnectLateWallet(): void {
  const config = useConfig()
  const connectors = useConnectors()
  useEffect(() => {
    const isLate = connectors.some(({ id }) => id === recentWalletId())
    if (isLate && config.state.status === 'disconnected') void reconnectWallet(config)
  }, [config, connectors])
}
