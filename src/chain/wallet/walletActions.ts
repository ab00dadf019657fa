import { useState } from 'react'
import { type Config, type Connector, useConfig } from 'wagmi'
import { connect, disconnect, getConnection, switchChain } from 'wagmi/actions'
import { injected } from 'wagmi/connectors'
import { useStore } from 'zustand'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'
import { askWallet, forgetRequest, type WalletRequest } from './walletRequests'
import { attemptStore, type WalletOption } from './wallets'

const setAttempt = (attempt: ReturnType<typeof attemptStore.getState>) => attemptStore.setState(attempt, true)

/** Connects a wallet. `connect` resolves to why it failed, `rejected` after a rejection, and never throws. */
export function useConnectWallet() {
  const config = useConfig()
  const { walletId, request } = useStore(attemptStore)

  async function connectWallet({ connector }: Pick<WalletOption, 'connector'>) {
    const { uid: id } = connector
    // While a request is open, only another wallet can be chosen.
    const { walletId: openId } = attemptStore.getState()
    if (openId === id) return { kind: 'requestOpen' } as const
    if (getConnection(config).connector?.uid === id) return undefined
    if (openId !== undefined) forgetRequest(connectKey(openId))
    setAttempt({ walletId: id })
    const failure = await connectTo(config, connector)
    if (attemptStore.getState().walletId === id)
      setAttempt(failure && failure.kind !== 'rejected' ? { error: failure } : {})
    return failure
  }

  return {
    connect: connectWallet,
    /** The ID of the wallet whose request is open. */
    connectingId: walletId,
    /** Set once that request is late. */
    request,
    reset: () => setAttempt({}),
  }
}

/** Stops waiting for a wallet, which may still answer. */
export function stopConnecting(walletId: string | undefined): void {
  if (walletId === undefined || attemptStore.getState().walletId !== walletId) return
  forgetRequest(connectKey(walletId))
  setAttempt({})
}

const connectKey = (walletId: string) => `connect:${walletId}`

async function connectTo(config: Config, connector: Connector): Promise<Failure | undefined> {
  const ask = () =>
    connect(config, { connector }).finally(() => {
      // The user gave up waiting, and was told that a request is open.
      if (attemptStore.getState().error?.kind === 'requestOpen') setAttempt({})
    })
  try {
    const onLate = (request: WalletRequest) => setAttempt({ walletId: connector.uid, request })
    const { accounts } = await askWallet(connectKey(connector.uid), ask, onLate, { isRepeatable: true })
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

/** Asks the wallet to switch to the app's chain, and to add it if unknown. @throws as `askWallet` does */
export const askToSwitch = (config: Config, onLate: (request: WalletRequest) => void): Promise<void> =>
  askWallet('switch', () => switchWallet(config), onLate, { isRepeatable: true })

async function switchWallet(config: Config): Promise<void> {
  const { connector } = getConnection(config)
  if (connector?.type !== injected.type) {
    await switchChain(config, { chainId: chain.id })
    return
  }
  // wagmi's own waits without end for a wallet that answers and doesn't switch.
  await (await import('./switchInjected')).switchInjected(connector)
}

interface Switch {
  isSwitching: boolean
  /** Set once the request is late. */
  request?: WalletRequest
  /** The last attempt's failure, until the next attempt or `reset`. */
  failure?: Failure | undefined
}

const notSwitching: Switch = { isSwitching: false }

/** Switches the wallet to the app's chain. `switchChain` resolves to why it failed, and never throws. */
export function useSwitchChain() {
  const config = useConfig()
  const [state, setState] = useState(notSwitching)

  async function switchToAppChain(): Promise<Failure | undefined> {
    setState({ isSwitching: true })
    const asked = askToSwitch(config, (request) => setState({ isSwitching: true, request }))
    const failure = await asked.then(() => undefined, toFailure)
    setState({ isSwitching: false, failure })
    return failure
  }

  return { ...state, switchChain: switchToAppChain, reset: () => setState(notSwitching) }
}
