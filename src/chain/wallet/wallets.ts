import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { type Config, type Connector, useConfig, useConnection, useConnectors } from 'wagmi'
import { connect, disconnect, getConnection, reconnect, switchChain } from 'wagmi/actions'
import { createStore, useStore } from 'zustand'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/errors'
import type { Failure } from '@/lib/failure'
import { storage } from '@/lib/storage'
import { askWallet, forgetPrompt } from './walletPrompts'

/** A wallet that this browser offers. */
export interface WalletOption {
  id: string
  name: string
  /** An image's address, mostly a data URI, as the wallet announced it. */
  icon: string | undefined
  /** Whether it was the last one connected. */
  isRecent: boolean
  connector: Connector
}

/** The connected wallet, as the screens need it. */
export interface Wallet {
  /** Known at once after a reload, while the wallet is still `reconnecting`. */
  account: Address | undefined
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  /** Whether the wallet is on another chain than the app. */
  wrongChain: boolean
  name: string | undefined
  icon: string | undefined
  /** Why the last attempt to connect failed, until the next one. A rejection is no failure. */
  error: Failure | undefined
}

/** How asking the wallet for something ended. */
export type WalletResult = { ok: true } | { ok: false; failure: Failure }

// One attempt at a time, whichever button began it: the header's or the bet form's.
interface Attempt {
  walletId?: string
  error?: Failure
}
const attemptStore = createStore<Attempt>(() => ({}))
const setAttempt = (attempt: Attempt) => attemptStore.setState(attempt, true)

/** The wallet that is connected, or not yet, or not any more. */
export function useWallet(): Wallet {
  const { address: account, status, chainId, connector } = useConnection()
  const { walletId, error } = useStore(attemptStore)
  // wagmi calls it connecting, too, when a page is loaded that has no wallet to come back to.
  const isIdle = status === 'connecting' && walletId === undefined
  return {
    account,
    status: isIdle ? 'disconnected' : status,
    wrongChain: chainId !== undefined && chainId !== chain.id,
    name: connector?.name,
    icon: connector?.icon,
    error,
  }
}

/** The wallets that announced themselves (EIP-6963), the one used last first. Empty without any wallet. */
export function useWallets(): readonly WalletOption[] {
  const connectors = useConnectors()
  const announced = connectors.filter(({ id }) => id !== unannounced)
  const offered = announced.length > 0 || !('ethereum' in globalThis) ? announced : connectors
  const recent = recentWalletId()
  return offered
    .map((connector) => ({
      id: connector.id,
      name: connector.name,
      icon: connector.icon,
      isRecent: connector.id === recent,
      connector,
    }))
    .toSorted((a, b) => Number(b.isRecent) - Number(a.isRecent))
}

/** wagmi's id of a wallet that only sets `window.ethereum`. */
const unannounced = 'injected'

/** As wagmi keeps it, under the key that `config` gives its storage. */
function recentWalletId(): string | undefined {
  const stored = storage.getItem('clutchpool.recentConnectorId')
  return stored?.replaceAll('"', '')
}

/** Connects a wallet. `connect` never throws; a rejection comes back as the failure `rejected`. */
export function useConnectWallet() {
  const config = useConfig()
  const { walletId } = useStore(attemptStore)

  async function connectWallet({ id, connector }: WalletOption): Promise<WalletResult> {
    // Another wallet may be chosen while a prompt is open, the same one not.
    const { walletId: openId } = attemptStore.getState()
    if (openId === id) return { ok: false, failure: { kind: 'promptOpen' } }
    if (getConnection(config).connector?.uid === connector.uid) return { ok: true }
    if (openId !== undefined) forgetPrompt(connectKey(openId))
    setAttempt({ walletId: id })
    const failure = await connectTo(config, connector)
    if (attemptStore.getState().walletId === id)
      setAttempt(failure && failure.kind !== 'rejected' ? { error: failure } : {})
    return failure ? { ok: false, failure } : { ok: true }
  }

  return {
    connect: connectWallet,
    /** The wallet whose prompt is open. */
    connectingId: walletId,
    /** Forgets why the last attempt failed. */
    reset: () => setAttempt({}),
  }
}

const connectKey = (walletId: string) => `connect:${walletId}`

/** Connects, or says why not. */
async function connectTo(config: Config, connector: Connector): Promise<Failure | undefined> {
  const ask = () =>
    connect(config, { connector }).finally(() => {
      // Whoever no longer waited for it was told that the prompt is open.
      if (attemptStore.getState().error?.kind === 'promptOpen') setAttempt({})
    })
  try {
    const { accounts } = await askWallet(connectKey(connector.id), ask)
    if (accounts.length > 0) return undefined
    await disconnect(config, { connector })
    return { kind: 'noAccount' }
  } catch (error) {
    return toFailure(error)
  }
}

/** Disconnects the wallet, and any other that was connected before it. */
export function useDisconnectWallet(): () => Promise<void> {
  const config = useConfig()
  return async () => {
    for (const { connector } of [...config.state.connections.values()]) {
      // After a reload there is only a record of the wallet until it has answered.
      if ('disconnect' in connector) await disconnect(config, { connector })
    }
    config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  }
}

/** Brings the wallet to the app's chain, adding the chain where the wallet does not know it. Never throws. */
export function useSwitchChain() {
  const config = useConfig()
  const [isSwitching, setIsSwitching] = useState(false)

  async function switchToAppChain(): Promise<WalletResult> {
    setIsSwitching(true)
    try {
      await askWallet('switch', () => switchChain(config, { chainId: chain.id }))
      return { ok: true }
    } catch (thrown) {
      return { ok: false, failure: toFailure(thrown) }
    } finally {
      setIsSwitching(false)
    }
  }

  return { switchChain: switchToAppChain, isSwitching }
}

/** Comes back to the wallet of the last visit, should it announce itself only after the page has looked for it. */
export function useLateWallet(): void {
  const config = useConfig()
  const connectors = useConnectors()
  useEffect(() => {
    const late = connectors.find(({ id }) => id === recentWalletId())
    if (late && config.state.status === 'disconnected') void reconnect(config, { connectors: [late] })
  }, [config, connectors])
}
