import { act, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { local } from '@/chain/config/chains'
import { accounts } from '@/testing/accounts'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { MAINNET, TestWallet } from '@/testing/wallet'
import { startRelay } from '@/testing/walletConnectRelay'
import { openWalletApp } from '@/testing/walletConnectWallet'
import { useConnectWallet, useSwitchChain } from './walletActions'
import { lazyWalletConnect } from './walletConnect'
import { useWallet } from './wallets'

// Nothing but the relay differs from the app's, and whether the provider loads.
const options = vi.hoisted(() => ({ relayUrl: '' }))
const loading = vi.hoisted(() => ({ fails: false }))

vi.mock('wagmi/connectors', async (load) => {
  const connectors = await load<typeof import('wagmi/connectors')>()
  const walletConnect = (own: Parameters<typeof connectors.walletConnect>[0]) =>
    connectors.walletConnect({
      ...own,
      ...options,
      // Read together with the provider's import.
      get metadata() {
        if (loading.fails) throw new TypeError('Failed to fetch dynamically imported module')
        return own.metadata
      },
    })
  return { ...connectors, walletConnect }
})

const testChain = setUpTestChain()
let relay: Awaited<ReturnType<typeof startRelay>>
let phone: Awaited<ReturnType<typeof openWalletApp>>
let app: TestApp

beforeAll(async () => {
  relay = await startRelay()
  options.relayUrl = relay.url
  phone = await openWalletApp(relay.url, new TestWallet(testChain().url), accounts.bettor)
})
afterAll(async () => {
  await phone.close()
  relay.stop()
})

beforeEach(() => {
  app = createTestApp(testChain().url)
})

test('connects, and explains what goes wrong', async () => {
  const connector = app.config._internal.connectors.setup(lazyWalletConnect)
  const { result } = app.render(() => ({ wallet: useWallet(), ...useConnectWallet(), ...useSwitchChain() }))

  /** Connects while `answer` scans the code. */
  async function connect(answer: (code: string) => Promise<unknown>) {
    const shown = new Promise<string>((resolve) => {
      connector.emitter.on('message', ({ type, data }) => {
        if (type === 'display_uri') resolve(String(data))
      })
    })
    const connected = result.current.connect({ connector })
    await answer(await shown)
    return act(() => connected)
  }

  expect(await connect(phone.reject)).toEqual({ kind: 'rejected' })

  expect(await connect((code) => phone.approve(code, local.id))).toBeUndefined()
  expect(result.current.wallet).toMatchObject({ account: accounts.bettor, status: 'connected' })

  await act(phone.endSessions)
  await waitFor(() =>
    expect(result.current.wallet).toMatchObject({ status: 'disconnected', error: { kind: 'notConnected' } }),
  )

  expect(await connect((code) => phone.approve(code, MAINNET, ['eth_sendTransaction']))).toBeUndefined()
  expect(result.current.wallet).toMatchObject({ wrongChain: true, error: undefined })
  expect(await act(() => result.current.switchChain())).toEqual({ kind: 'wrongChain' })
})

test('loads anew after it could not be loaded', async () => {
  const connector = app.config._internal.connectors.setup(lazyWalletConnect)
  loading.fails = true
  await expect(connector.connect()).rejects.toThrow('Failed to fetch dynamically imported module')
  loading.fails = false
  await expect(connector.getAccounts()).resolves.toBeInstanceOf(Array)
})
