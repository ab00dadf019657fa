import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createStorage } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { injected } from 'wagmi/connectors'
import { local } from '@/chain/config/chains'
import { useAtomicBatching } from '@/chain/transactions/useTransaction'
import { storage } from '@/lib/storage'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { MAINNET, TestWallet } from '@/testing/wallet'
import { WalletError } from './devWallet'
import { useConnectWallet, useSwitchChain } from './walletActions'
import { attemptStore, reconnectWallet, useWallet, useWallets } from './wallets'

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
  expect(await act(() => connectFirst(result))).toEqual({ kind: 'requestOpen' })
  prompt.confirm()
  expect(await act(() => first)).toBeUndefined()
  expect(result.current.wallet.status).toBe('connected')
})

test.each([
  { code: -32603, message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)' },
  { code: 5002, message: 'User rejected methods.' },
  { code: -32000, message: 'User denied transaction signature.' },
])('a rejection by “$message” is no error', async ({ code, message }) => {
  wallet.answer('wallet_requestPermissions', fail(code, message))
  wallet.answer('eth_requestAccounts', fail(code, message))
  const { result } = app.render(useEverything)
  expect(await act(() => connectFirst(result))).toEqual({ kind: 'rejected' })
  expect(result.current.wallet).toMatchObject({ status: 'disconnected', error: undefined })
})

test('a wallet that never answered can be chosen again', async () => {
  wallet.isSilent = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { result } = app.render(useEverything)
  const connected = connectFirst(result)
  await act(async () => {})
  act(() => void vi.advanceTimersByTime(10_000))
  const { request } = attemptStore.getState()
  act(() => request?.stopWaiting?.())
  expect(await act(() => connected)).toEqual({ kind: 'requestOpen' })
  vi.useRealTimers()
  wallet.isSilent = false
  expect(await act(() => connectFirst(result))).toBeUndefined()
  expect(result.current.wallet.status).toBe('connected')
})

describe('two wallets with one rdns', () => {
  const kept = new Map<string, string>()
  let others: readonly TestWallet[]

  /** Opens a page with both of them, which remembers the last visit. */
  function open() {
    const connectorOf = (index: number) => {
      // biome-ignore lint/suspicious/noExplicitAny: wagmi wants every method's own type, which a test wallet has not.
      const provider = others[index]?.provider as any
      return injected({ target: { id: 'io.fox', name: names[index] ?? '', provider } })
    }
    const stored = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    return createTestApp(testChain().url, wallet, {
      connectors: [connectorOf(0), connectorOf(1)],
      storage: createStorage({ key: 'clutchpool', storage: stored }),
    })
  }

  let names: readonly string[]
  beforeEach(() => {
    const { url, accounts } = testChain()
    kept.clear()
    names = ['Fox', 'Fox copy']
    others = [new TestWallet(url, bettor), new TestWallet(url, accounts.rival)]
  })

  test('have a prompt each', async () => {
    const { result } = open().render(useEverything)
    const [first, second] = result.current.wallets
    if (!first || !second) throw new Error('There are not two wallets')
    expect(first.id).not.toBe(second.id)
    const held = others[1]?.holdNext()
    act(() => void result.current.connect(second))
    await waitFor(() => expect(result.current.connectingId).toBe(second.id))
    held?.confirm()
    await waitFor(() => expect(result.current.wallet.account).toBe(testChain().accounts.rival))
  })

  /** Connects both, the second last, and reloads. */
  async function reconnectSecond() {
    const { result, unmount } = open().render(useEverything)
    for (const each of result.current.wallets) await act(() => result.current.connect(each))
    expect(result.current.wallet.account).toBe(testChain().accounts.rival)
    unmount()
    storage.setItem('clutchpool.recentConnectorId', kept.get('clutchpool.recentConnectorId') ?? '')
    const reloaded = open()
    await vi.waitFor(() => expect(reloaded.config.state.current).not.toBeNull())
    return reloaded
  }

  test.each([
    ['of another name', ['Fox', 'Fox copy']],
    ['of the same name', ['Fox', 'Fox']],
  ])('reconnect the one that was used, beside one %s', async (_, ownNames) => {
    names = ownNames
    const reloaded = await reconnectSecond()
    await reconnectWallet(reloaded.config)
    expect(getConnection(reloaded.config)).toMatchObject({
      status: 'connected',
      address: testChain().accounts.rival,
    })
  })

  test('reconnect none if neither shares the last account', async () => {
    const reloaded = await reconnectSecond()
    await others[1]?.choose(testChain().accounts.operator)
    await reconnectWallet(reloaded.config)
    expect(getConnection(reloaded.config)).toMatchObject({ status: 'disconnected', address: undefined })
  })

  test('leave a page usable where one hangs', async () => {
    const reloaded = await reconnectSecond()
    for (const each of others) each.isSilent = true
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const reconnected = reconnectWallet(reloaded.config)
    expect(reloaded.config.state.status).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(10_000)
    await reconnected
    expect(reloaded.config.state.status).toBe('disconnected')
  })
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
    expect(result.current.request).toBeUndefined()
    act(() => void vi.advanceTimersByTime(10_000))
    expect(result.current.request).toBeDefined()
    act(() => result.current.request?.stopWaiting?.())
    expect(await act(() => switched)).toEqual({ kind: 'requestOpen' })
    expect(result.current).toMatchObject({ isSwitching: false, request: undefined })
    vi.useRealTimers()
    wallet.rejectNext()
    expect(await act(() => result.current.switchChain())).toEqual({ kind: 'rejected' })

    prompt.confirm()
    await waitFor(() => expect(result.current.wallet.wrongChain).toBe(false))
    expect(await act(() => result.current.switchChain())).toBeUndefined()
  })

  test('can be switched again after a wallet answered and stayed', async () => {
    wallet.answer('wallet_switchEthereumChain', () => null)
    const result = await renderOnMainnet()
    expect(await act(() => result.current.switchChain())).toEqual({ kind: 'notSwitched' })
    expect(result.current).toMatchObject({ isSwitching: false, wallet: { wrongChain: true } })
    wallet.restore('wallet_switchEthereumChain')
    expect(await act(() => result.current.switchChain())).toBeUndefined()
    expect(result.current.wallet.wrongChain).toBe(false)
  })

  test.each([
    ['without an event', () => {}],
    ['after its answer', () => void setTimeout(() => void wallet.moveTo(local.id))],
  ])('is switched by a wallet that switches %s', async (name, later) => {
    wallet.answer('wallet_switchEthereumChain', () => {
      if (name === 'without an event') wallet.currentChain = local.id
      later()
      return null
    })
    const result = await renderOnMainnet()
    expect(await act(() => result.current.switchChain())).toBeUndefined()
    expect(result.current.wallet.wrongChain).toBe(false)
  })

  test('is added by a wallet that doesn’t switch along', async () => {
    wallet.forgetLocalChain()
    const { result } = app.render(useEverything)
    await act(() => connectFirst(result))
    wallet.answer('wallet_addEthereumChain', () => {
      wallet.restore('wallet_switchEthereumChain')
      wallet.answer('wallet_switchEthereumChain', async () => {
        await wallet.moveTo(local.id)
        return null
      })
      return null
    })
    expect(await act(() => result.current.switchChain())).toBeUndefined()
    expect(result.current.wallet.wrongChain).toBe(false)
  })

  test('names the old entry that has its URL', async () => {
    wallet.answer('wallet_switchEthereumChain', fail(4902, 'Unrecognized chain.'))
    wallet.answer(
      'wallet_addEthereumChain',
      fail(
        -32603,
        `Could not add network that points to same RPC endpoint as existing network for chain 0x7e5 ('Saigon')`,
      ),
    )
    const result = await renderOnMainnet()
    expect(await act(() => result.current.switchChain())).toEqual({
      kind: 'duplicateNetwork',
      entry: 'Saigon',
    })
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
