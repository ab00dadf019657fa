import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { type Config, type Connector, useConfig, useConnection, useConnectors } from 'wagmi'
import { connect, disconnect, getConnection, reconnect, switchChain } from 'wagmi/actions'
import { createStore, useStore } from 'zustand'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'
import { storage } from '@/lib/storage'
import { askWallet, forgetPrompt, type StopWaiting } from './walletPrompts'

export interface WalletOption {
  id: string
  /** Missing for a wallet that only sets `window.ethereum`. */
  name: string | undefined
  /** The announced image URL, mostly a data URI. */
  icon: string | undefined
  isRecent: boolean
  connector: Connector
}

export interface Wallet {
  /** Known right after a reload, while still `reconnecting`. */
  account: Address | undefined
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  wrongChain: boolean
  name: string | undefined
  icon: string | undefined
  /** The last attempt's failure, until the next attempt. A rejection is none. */
  error: Failure | undefined
}

export type WalletResult = { ok: true } | { ok: false; failure: Failure }

interface Attempt {
  walletId?: string
  stopWaiting?: StopWaiting
  error?: Failure
}
const attemptStore = createStore<Attempt>(() => ({}))
const setAttempt = (attempt: Attempt) => attemptStore.setState(attempt, true)

export function useWallet(): Wallet {
  const { address: account, status, chainId, connector } = useConnection()
  const { walletId, error } = useStore(attemptStore)
  // wagmi also reports `connecting` on a page load without a wallet to reconnect.
  const isIdle = status === 'connecting' && walletId === undefined
  return {
    account,
    status: isIdle ? 'disconnected' : status,
    wrongChain: chainId !== undefined && chainId !== chain.id,
    name: nameOf(connector),
    icon: connector?.icon,
    error,
  }
}

/** Returns the announced wallets (EIP-6963), the last used first. */
export function useWallets(): readonly WalletOption[] {
  const connectors = useConnectors()
  const announced = connectors.filter(({ id }) => id !== unannounced)
  const offered = announced.length > 0 || !('ethereum' in globalThis) ? announced : connectors
  const recent = recentWalletId()
  return offered
    .map((connector) => ({
      id: connector.id,
      name: nameOf(connector),
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

/** Connects a wallet. `connect` never throws; a rejection is the failure `rejected`. */
export function useConnectWallet() {
  const config = useConfig()
  const { walletId, stopWaiting } = useStore(attemptStore)

  async function connectWallet({ id, connector }: WalletOption): Promise<WalletResult> {
    // While a prompt is open, only another wallet can be chosen.
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
    /** The ID of the wallet whose prompt is open. */
    connectingId: walletId,
    /** Set once that prompt is late. */
    stopWaiting,
    reset: () => setAttempt({}),
  }
}

const connectKey = (walletId: string) => `connect:${walletId}`

async function connectTo(config: Config, connector: Connector): Promise<Failure | undefined> {
  const ask = () =>
    connect(config, { connector }).finally(() => {
      // The user gave up waiting, and was told that a prompt is open.
      if (attemptStore.getState().error?.kind === 'promptOpen') setAttempt({})
    })
  try {
    const { accounts } = await askWallet(connectKey(connector.id), ask, (stopWaiting) =>
      setAttempt({ walletId: connector.id, stopWaiting }),
    )
    if (accounts.length > 0) return undefined
    await disconnect(config, { connector })
    return { kind: 'noAccount' }
  } catch (error) {
    return toFailure(error)
  }
}

export function useDisconnectWallet(): () => Promise<void> {
  const config = useConfig()
  return async () => {
    for (const { connector } of [...config.state.connections.values()]) {
      // After a reload, a connector is a plain record until its wallet answers.
      if ('disconnect' in connector) await disconnect(config, { connector })
    }
    config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  }
}

/** Switches the wallet to the app's chain, and adds the chain if the wallet doesn't know it. Never throws. */
export function useSwitchChain() {
  const config = useConfig()
  const [isSwitching, setIsSwitching] = useState(false)
  const [stopWaiting, setStopWaiting] = useState<StopWaiting>()

  async function switchToAppChain(): Promise<WalletResult> {
    setIsSwitching(true)
    try {
      await askWallet(
        'switch',
        () => switchChain(config, { chainId: chain.id }),
        (late) => setStopWaiting(() => late),
      )
      return { ok: true }
    } catch (thrown) {
      return { ok: false, failure: toFailure(thrown) }
    } finally {
      setIsSwitching(false)
      setStopWaiting(undefined)
    }
  }

  return {
    switchChain: switchToAppChain,
    isSwitching,
    /** Set once the prompt is late. */
    stopWaiting,
  }
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
