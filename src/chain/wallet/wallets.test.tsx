import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { useAtomicBatching } from '@/chain/transactions/useAtomicBatching'
import { WalletError } from '@/chain/wallet/devWallet'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { TestWallet } from '@/testing/wallet'
import {
  useConnectWallet,
  useSwitchChain,
  useWallet,
  useWallets,
  type Wallet,
  type WalletResult,
} from './wallets'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address

beforeEach(() => {
  const { url, accounts } = testChain()
  bettor = accounts.bettor
  wallet = new TestWallet(url, bettor)
  app = createTestApp(url, wallet, true)
})

function useEverything() {
  return {
    wallet: useWallet(),
    wallets: useWallets(),
    ...useConnectWallet(),
    ...useSwitchChain(),
  }
}

/** Renders and waits for the reconnect. */
async function renderPage(page: TestApp = app) {
  const seen: Wallet[] = []
  const rendered = page.render(() => {
    const everything = useEverything()
    seen.push(everything.wallet)
    return everything
  })
  await waitFor(() => expect(page.config.state.status).toMatch(/^(dis)?connected$/))
  return { ...rendered, seen }
}

function connectFirst(result: { current: ReturnType<typeof useEverything> }) {
  const [first] = result.current.wallets
  if (!first) throw new Error('There is no wallet')
  return act(() => result.current.connect(first))
}

describe('connecting', () => {
  test('goes from disconnected to connected', async () => {
    const { result, seen } = await renderPage()
    // Reconnecting on load doesn't count as connecting.
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['disconnected']))
    expect(await connectFirst(result)).toEqual({ ok: true })
    expect(result.current.wallet).toMatchObject({
      account: bettor,
      status: 'connected',
      wrongChain: false,
      name: 'Test wallet',
    })
  })

  test('reports any other failure until the next attempt', async () => {
    wallet.answer('eth_requestAccounts', () => {
      throw new WalletError(-32603, 'The wallet is broken.')
    })
    wallet.answer('wallet_requestPermissions', () => {
      throw new WalletError(-32601, 'What?')
    })
    const { result } = await renderPage()
    await connectFirst(result)
    expect(result.current.wallet.error).toEqual({ kind: 'unknown', message: 'The wallet is broken.' })
    wallet.restore('wallet_requestPermissions')
    await connectFirst(result)
    expect(result.current.wallet.error).toBeUndefined()
  })

  test('fails while a prompt is open', async () => {
    let answer: () => void = () => {}
    wallet.answer('wallet_requestPermissions', () => {
      return new Promise((resolve) => {
        answer = () => resolve([])
      })
    })
    const { result } = await renderPage()
    let first: Promise<WalletResult> | undefined
    act(() => {
      const [option] = result.current.wallets
      first = option && result.current.connect(option)
    })
    await waitFor(() => expect(result.current.wallet.status).toBe('connecting'))
    expect(result.current.connectingId).toBe('test')
    expect(await connectFirst(result)).toEqual({ ok: false, failure: { kind: 'promptOpen' } })
    answer()
    expect(await act(() => first)).toEqual({ ok: true })
    expect(result.current.connectingId).toBeUndefined()
  })
})

describe('a reload', () => {
  test('never shows a connected wallet as disconnected', async () => {
    const { result } = await renderPage()
    await connectFirst(result)
    const page = createTestApp(testChain().url, wallet, true)
    // The app reads the storage before the first render.
    await waitFor(() => expect(page.config.state.current).not.toBeNull())
    const { result: reloaded, seen } = await renderPage(page)
    expect(reloaded.current.wallet.status).toBe('connected')
    for (const { account } of seen) expect(account).toBe(bettor)
    expect(seen.map(({ status }) => status)).not.toContain('disconnected')
  })
})

describe('the chain', () => {
  test('is added when the wallet lacks it', async () => {
    let isKnown = false
    wallet.answer('wallet_switchEthereumChain', async () => {
      if (!isKnown) throw new WalletError(4902, 'Unrecognized chain.')
      await wallet.moveTo(31337)
      return null
    })
    wallet.answer('wallet_addEthereumChain', async ([chain]) => {
      expect(chain).toMatchObject({ chainId: '0x7a69', rpcUrls: ['http://127.0.0.1:8545'] })
      isKnown = true
      await wallet.moveTo(31337)
      return null
    })
    const { result } = await renderPage()
    await connectFirst(result)
    await act(() => wallet.moveTo(1))
    expect(await act(() => result.current.switchChain())).toEqual({ ok: true })
    expect(result.current.wallet.wrongChain).toBe(false)
  })

  test.each([
    ['refuses', -32602, { kind: 'unknown', message: 'Expected a valid HTTPS url.' }],
    ['rejects', 4001, { kind: 'rejected' }],
  ])('is not added by a wallet that %s it', async (_, code, failure) => {
    wallet.answer('wallet_switchEthereumChain', () => {
      throw new WalletError(4902, 'Unrecognized chain.')
    })
    wallet.answer('wallet_addEthereumChain', () => {
      throw new WalletError(code, 'Expected a valid HTTPS url.')
    })
    const { result } = await renderPage()
    await connectFirst(result)
    await act(() => wallet.moveTo(1))
    expect(await act(() => result.current.switchChain())).toEqual({ ok: false, failure })
  })
})

describe('atomic batching', () => {
  test.each([
    ['supported', true],
    ['ready', false],
    ['unsupported', false],
  ])('%s counts as %s', async (status, expected) => {
    wallet.answer('wallet_getCapabilities', () => ({ '0x7a69': { atomic: { status } } }))
    await app.connectWallet()
    const { result } = app.render(useAtomicBatching)
    await waitFor(() => expect(wallet.asked).toContain('wallet_getCapabilities'))
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    expect(result.current).toBe(expected)
  })

  test.each([
    ['has no entry for the chain', () => ({ '0x1': { atomic: { status: 'supported' } } })],
    ['does not know the method', () => Promise.reject(new WalletError(4200, 'Unsupported.'))],
  ])('is unsupported when the wallet %s', async (_, answer) => {
    wallet.answer('wallet_getCapabilities', answer)
    await app.connectWallet()
    const { result } = app.render(useAtomicBatching)
    await waitFor(() => expect(wallet.asked).toContain('wallet_getCapabilities'))
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    expect(result.current).toBe(false)
  })

  test('is unsupported when the wallet never answers', async () => {
    wallet.answer('wallet_getCapabilities', () => new Promise(() => {}))
    await app.connectWallet()
    const { result } = app.render(useAtomicBatching)
    await waitFor(() => expect(wallet.asked).toContain('wallet_getCapabilities'))
    expect(result.current).toBe(false)
  })
})
