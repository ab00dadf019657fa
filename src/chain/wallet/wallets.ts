import { useEffect } from 'react'
import { type Connector, useConfig, useConnection, useConnectors } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { createStore, useStore } from 'zustand'
import { chain } from '@/chain/config/config'
import type { Failure } from '@/lib/failure'
import { storage } from '@/lib/storage'
import type { WalletPrompt } from './walletPrompts'

export type WalletOption = ReturnType<typeof useWallets>[number]

export type Wallet = ReturnType<typeof useWallet>

/** The connection that the user asked for. */
interface Attempt {
  walletId?: string
  prompt?: WalletPrompt
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
  const recent = recentWalletId()
  return offered
    .map((connector) => ({
      id: connector.id,
      /** Missing for a wallet that only sets `window.ethereum`. */
      name: nameOf(connector),
      /** The announced image URL, mostly a data URI. */
      icon: connector.icon,
      isRecent: connector.id === recent,
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

/** Reconnects the last visit's wallet if it announces itself only after `reconnect` ran. */
export function useReconnectLateWallet(): void {
  const config = useConfig()
  const connectors = useConnectors()
  useEffect(() => {
    const late = connectors.find(({ id }) => id === recentWalletId())
    if (late && config.state.status === 'disconnected') void reconnect(config, { connectors: [late] })
  }, [config, connectors])
}
