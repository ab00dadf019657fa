import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAtomicBatching } from '@/chain/transactions/useTransaction'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { MAINNET, TestWallet } from '@/testing/wallet'
import { WalletError } from './devWallet'
import { useConnectWallet, useSwitchChain } from './walletActions'
import { useWallet, useWallets } from './wallets'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address

beforeEach(() => {
  const { url, accounts } = testChain()
  bettor = accounts.bettor
  wallet = new TestWallet(url, bettor)
  app = createTestApp(url, wallet)
})

const fail = (code: number, message: string) => () => {
  throw new WalletError(code, message)
}

function useEverything() {
  return { wallet: useWallet(), wallets: useWallets(), ...useConnectWallet(), ...useSwitchChain() }
}

async function connectFirst(result: { current: ReturnType<typeof useEverything> }) {
  const [first] = result.current.wallets
  if (!first) throw new Error('There is no wallet')
  return result.current.connect(first)
}

/** Renders a page with a connected wallet that is on mainnet. */
async function renderOnMainnet() {
  const { result } = app.render(useEverything)
  await act(() => connectFirst(result))
  await act(() => wallet.moveTo(MAINNET))
  return result
}

test('a failed connection is reported until the next attempt', async () => {
  wallet.answer('eth_requestAccounts', fail(-32603, 'The wallet is broken.'))
  wallet.answer('wallet_requestPermissions', fail(-32601, 'What?'))
  const { result } = app.render(useEverything)
  await act(() => connectFirst(result))
  expect(result.current.wallet.error).toEqual({ kind: 'unknown', message: 'The wallet is broken.' })
  wallet.restore('wallet_requestPermissions')
  await act(() => connectFirst(result))
  expect(result.current.wallet.error).toBeUndefined()
})

test('a second attempt fails while the prompt is open', async () => {
  const prompt = wallet.holdNext()
  const { result } = app.render(useEverything)
  let first: Promise<unknown> | undefined
  act(() => {
    first = connectFirst(result)
  })
  await waitFor(() => expect(result.current.wallet.status).toBe('connecting'))
  expect(await act(() => connectFirst(result))).toEqual({ kind: 'promptOpen' })
  prompt.confirm()
  expect(await act(() => first)).toBeUndefined()
  expect(result.current.wallet.status).toBe('connected')
})

describe('the chain', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('can be switched again once a silent wallet answers', async () => {
    const result = await renderOnMainnet()
    const prompt = wallet.holdNext()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let switched: Promise<unknown> | undefined
    act(() => {
      switched = result.current.switchChain()
    })
    await act(() => prompt.opened)
    expect(result.current.isSwitching).toBe(true)
    expect(result.current.prompt).toBeUndefined()
    act(() => void vi.advanceTimersByTime(10_000))
    expect(result.current.prompt).toBeDefined()
    act(() => result.current.prompt?.stopWaiting?.())
    const promptOpen = { kind: 'promptOpen' }
    expect(await act(() => switched)).toEqual(promptOpen)
    expect(result.current).toMatchObject({ isSwitching: false, prompt: undefined })
    expect(await act(() => result.current.switchChain())).toEqual(promptOpen)

    vi.useRealTimers()
    prompt.confirm()
    await waitFor(() => expect(result.current.wallet.wrongChain).toBe(false))
    await vi.waitFor(async () => expect(await act(() => result.current.switchChain())).toBeUndefined())
  })

  test.each([
    ['refuses', -32602, { kind: 'unknown', message: 'Expected a valid HTTPS url.' }],
    ['rejects', 4001, { kind: 'rejected' }],
  ])('is not added by a wallet that %s it', async (_, code, failure) => {
    wallet.answer('wallet_switchEthereumChain', fail(4902, 'Unrecognized chain.'))
    wallet.answer('wallet_addEthereumChain', fail(code, 'Expected a valid HTTPS url.'))
    const result = await renderOnMainnet()
    expect(await act(() => result.current.switchChain())).toEqual(failure)
  })
})

describe('atomic batching', () => {
  const onChain = (chainId: string, status: string) => () => ({ [chainId]: { atomic: { status } } })

  test.each([
    ['supported', onChain('0x7a69', 'supported'), true],
    ['unsupported before an upgrade', onChain('0x7a69', 'ready'), false],
    ['unsupported when the wallet says so', onChain('0x7a69', 'unsupported'), false],
    ['unsupported without an entry for the chain', onChain('0x1', 'supported'), false],
    ['unsupported without the method', fail(4200, 'Unsupported.'), false],
  ])('is %s', async (_, answer, expected) => {
    wallet.answer('wallet_getCapabilities', answer)
    await app.connectWallet()
    const { result } = app.render(useAtomicBatching)
    await waitFor(() => expect(wallet.asked).toContain('wallet_getCapabilities'))
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    expect(result.current).toBe(expected)
  })

  test('is unsupported when the wallet never answers', async () => {
    wallet.answer('wallet_getCapabilities', () => new Promise(() => {}))
    await app.connectWallet()
    const { result } = app.render(useAtomicBatching)
    await waitFor(() => expect(wallet.asked).toContain('wallet_getCapabilities'))
    expect(result.current).toBe(false)
  })
})
