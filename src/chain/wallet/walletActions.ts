import { useState } from 'react'
import { type Config, type Connector, useConfig } from 'wagmi'
import { connect, disconnect, getConnection, switchChain } from 'wagmi/actions'
import { useStore } from 'zustand'
import { chain } from '@/chain/config/config'
import { toFailure } from '@/chain/queries/errors'
import type { Failure } from '@/lib/failure'
import { askWallet, forgetPrompt, type WalletPrompt } from './walletPrompts'
import { attemptStore, type WalletOption } from './wallets'

export type WalletResult = { ok: true } | { ok: false; failure: Failure }

const setAttempt = (attempt: ReturnType<typeof attemptStore.getState>) => attemptStore.setState(attempt, true)

/** Connects a wallet. `connect` never throws; a rejection is the failure `rejected`. */
export function useConnectWallet() {
  const config = useConfig()
  const { walletId, prompt } = useStore(attemptStore)

  async function connectWallet({
    id,
    connector,
  }: Pick<WalletOption, 'id' | 'connector'>): Promise<WalletResult> {
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
    prompt,
    reset: () => setAttempt({}),
  }
}

/** Stops waiting for a wallet, which may still answer. */
export function stopConnecting(walletId: string): void {
  if (attemptStore.getState().walletId !== walletId) return
  forgetPrompt(connectKey(walletId))
  setAttempt({})
}

const connectKey = (walletId: string) => `connect:${walletId}`

async function connectTo(config: Config, connector: Connector): Promise<Failure | undefined> {
  const ask = () =>
    connect(config, { connector }).finally(() => {
      // The user gave up waiting, and was told that a prompt is open.
      if (attemptStore.getState().error?.kind === 'promptOpen') setAttempt({})
    })
  try {
    const { accounts } = await askWallet(connectKey(connector.id), ask, (prompt) =>
      setAttempt({ walletId: connector.id, prompt }),
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
  const [prompt, setPrompt] = useState<WalletPrompt>()

  async function switchToAppChain(): Promise<WalletResult> {
    setIsSwitching(true)
    try {
      await askWallet(
        'switch',
        () => switchChain(config, { chainId: chain.id }),
        (late) => setPrompt(() => late),
      )
      return { ok: true }
    } catch (thrown) {
      return { ok: false, failure: toFailure(thrown) }
    } finally {
      setIsSwitching(false)
      setPrompt(undefined)
    }
  }

  return {
    switchChain: switchToAppChain,
    isSwitching,
    /** Set once the prompt is late. */
    prompt,
  }
}
