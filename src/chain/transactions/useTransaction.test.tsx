import { act, waitFor } from '@testing-library/react'
import { type Address, encodeFunctionData, type Hash, type Hex, parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { headStore, watchHead } from '@/chain/network/head'
import { wethContract } from '@/chain/queries/contracts'
import { bettingPoolAbi, weth9Abi } from '@/chain/queries/generated'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { reject, TestWallet, WalletError } from '@/testing/wallet'
import { useOpenPrompt } from './openPrompts'
import { PendingTransactions } from './PendingTransactions'
import { pendingTransactionsOf, rememberPending } from './pendingTransactions'
import { contractCall, type TransactionState } from './types'
import { useTransaction } from './useTransaction'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address

beforeEach(async () => {
  const { url, accounts } = testChain()
  bettor = accounts.bettor
  wallet = new TestWallet(url, bettor)
  app = createTestApp(url, wallet)
  await app.connectWallet()
})

interface Bet {
  matchId: bigint
  amount: bigint
}

const placeBetCall = ({ matchId, amount }: Bet) =>
  contractCall({
    address: deployment.bettingPool,
    abi: bettingPoolAbi,
    functionName: 'placeBet',
    args: [matchId, amount, 1],
  })

const useWrapping = () =>
  useTransaction({
    kind: 'wrap',
    calls: (wei: bigint) => [
      contractCall({
        address: deployment.weth,
        abi: weth9Abi,
        functionName: 'deposit',
        args: [],
        value: wei,
      }),
    ],
    invalidates: [deployment.weth],
  })

const useBetting = () =>
  useTransaction({
    kind: 'placeBet',
    calls: (bet: Bet) => [placeBetCall(bet)],
    invalidates: [deployment.bettingPool, deployment.weth],
  })

const useBatch = () =>
  useTransaction({
    kind: 'placeBet',
    calls: (bet: Bet) => [
      contractCall({ ...wethContract, functionName: 'approve', args: [deployment.bettingPool, bet.amount] }),
      placeBetCall(bet),
    ],
    invalidates: [deployment.bettingPool, deployment.weth],
  })

const sentCount = () => wallet.asked.filter((method) => method === 'eth_sendTransaction').length

let wrapped = parseEther('1')

/** Sends a transaction that stays pending. */
async function sendUnmined(result: { current: ReturnType<typeof useWrapping> }) {
  await testChain().client.setAutomine(false)
  let settled: ReturnType<ReturnType<typeof useWrapping>['send']> | undefined
  // A new amount each time, because Anvil keeps receipts from before a revert.
  wrapped += 1n
  act(() => {
    settled = result.current.send(wrapped)
  })
  await waitFor(() => expect(result.current.state.phase).toBe('pending'))
  const { state } = result.current
  if (state.phase !== 'pending' || !state.hash || !settled) throw new Error('It is not pending')
  return { hash: state.hash, settled }
}

async function replace(hash: Hash, to: Address, value: bigint, data?: `0x${string}`) {
  const { client } = testChain()
  const { nonce, maxFeePerGas = 0n } = await client.getTransaction({ hash })
  const fee = maxFeePerGas * 2n
  return client.sendTransaction({
    account: bettor,
    nonce,
    to,
    value,
    data,
    maxFeePerGas: fee,
    maxPriorityFeePerGas: fee,
  })
}

describe('the lifecycle', () => {
  test('goes from simulation to confirmation', async () => {
    const phases: TransactionState['phase'][] = []
    const { result } = app.render(() => {
      const transaction = useWrapping()
      if (phases.at(-1) !== transaction.state.phase) phases.push(transaction.state.phase)
      return transaction
    })
    const settled = await act(() => result.current.send(parseEther('1')))
    expect(settled).toMatchObject({ phase: 'confirmed', receipt: { status: 'success' } })
    expect(phases).toEqual(['idle', 'simulating', 'signing', 'pending', 'confirmed'])

    act(() => result.current.reset())
    expect(result.current.state).toEqual({ phase: 'idle' })
  })

  test('reports a revert before the wallet opens', async () => {
    const matchId = await testChain().createMatch()
    const { result } = app.render(useBetting)
    const settled = await act(() => result.current.send({ matchId, amount: 1n }))
    expect(settled).toEqual({
      phase: 'failed',
      at: 'simulation',
      failure: { kind: 'contract', name: 'BetBelowMinimum', args: [1n, 10n ** 16n] },
    })
    expect(sentCount()).toBe(0)
  })

  test('says what the contract says when the wallet foresees a revert without its data', async () => {
    const { createMatch, giveWeth, approve, closeBetting } = testChain()
    const matchId = await createMatch()
    await giveWeth(bettor, parseEther('1'))
    await approve(bettor, parseEther('1'))
    wallet.answer('eth_sendTransaction', async () => {
      await closeBetting(matchId)
      throw new WalletError(-32603, 'execution reverted')
    })
    const { result } = app.render(useBetting)
    expect(await act(() => result.current.send({ matchId, amount: parseEther('1') }))).toEqual({
      phase: 'failed',
      at: 'signing',
      failure: { kind: 'contract', name: 'BettingIsClosed', args: [matchId] },
    })
  })

  test('blames the wallet for a revert that the contract does not confirm', async () => {
    wallet.answer('eth_sendTransaction', () => {
      throw new WalletError(-32603, 'execution reverted')
    })
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({
      phase: 'failed',
      at: 'signing',
      failure: { kind: 'walletRefused' },
    })
  })

  test('treats a rejection as neutral and can be sent again', async () => {
    wallet.answer('eth_sendTransaction', reject)
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({ phase: 'rejected' })
    expect(pendingTransactionsOf(31337, bettor)).toEqual([])

    wallet.restore('eth_sendTransaction')
    expect(await act(() => result.current.send(1n))).toMatchObject({ phase: 'confirmed' })
  })

  test('sends once when called twice', async () => {
    const { result } = app.render(useWrapping)
    const both = await act(() => Promise.all([result.current.send(1n), result.current.send(1n)]))
    expect(sentCount()).toBe(1)
    expect(both[0]).toBe(both[1])
  })

  test('reports a mined revert with its reason', async () => {
    const { client, accounts, createMatch, giveWeth, approve } = testChain()
    const matchId = await createMatch()
    await giveWeth(bettor, parseEther('1'))
    await approve(bettor, parseEther('1'))
    await client.setAutomine(false)
    const { result } = app.render(useBetting)
    let settled: unknown
    act(() => {
      settled = result.current.send({ matchId, amount: parseEther('1') })
    })
    await waitFor(() => expect(result.current.state.phase).toBe('pending'))
    // The operator's higher fee puts the closing first in the block.
    await client.writeContract({
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'closeBetting',
      args: [matchId],
      account: accounts.operator,
      maxPriorityFeePerGas: 10n ** 10n,
      maxFeePerGas: 10n ** 11n,
    })
    await client.mine({ blocks: 1 })
    expect(await act(() => settled)).toEqual({
      phase: 'failed',
      at: 'receipt',
      failure: { kind: 'contract', name: 'BettingIsClosed', args: [matchId] },
    })
  })

  test('fails without a wallet', async () => {
    await wallet.choose()
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({
      phase: 'failed',
      at: 'signing',
      failure: { kind: 'notConnected' },
    })
  })

  test('belongs to the account that sent it', async () => {
    const { result } = app.render(useWrapping)
    await act(() => result.current.send(1n))
    await act(() => wallet.choose(testChain().accounts.rival))
    expect(result.current.state).toEqual({ phase: 'idle' })
  })

  test('survives a screen change while pending, and is forgotten after its last observer', async () => {
    const first = app.render(useWrapping)
    const { settled } = await sendUnmined(first.result)
    first.unmount()
    const second = app.render(useWrapping)
    expect(second.result.current.state.phase).toBe('pending')
    await testChain().client.mine({ blocks: 1 })
    await act(() => settled)
    expect(second.result.current.state.phase).toBe('confirmed')
    second.unmount()
    await waitFor(() => expect(app.queryClient.getMutationCache().getAll()).toEqual([]))
    expect(app.render(useWrapping).result.current.state.phase).toBe('idle')
  })
})

const useOpenWrap = () => useOpenPrompt({ kind: 'wrap' }, { enabled: true })

describe('an open prompt', () => {
  /** Renders the form as after a reload, while the first page still waits for the wallet. */
  async function openPrompt() {
    let reject = () => {}
    wallet.answer('eth_sendTransaction', () => {
      return new Promise((_, fail) => {
        reject = () => fail(new WalletError(4001, 'No.'))
      })
    })
    const { result } = app.render(useWrapping)
    let settled: unknown
    act(() => {
      settled = result.current.send(1n)
    })
    await waitFor(() => expect(wallet.asked).toContain('eth_sendTransaction'))
    const { result: reloaded } = app.render(useOpenWrap)
    await waitFor(() => expect(reloaded.current).toBe(true))
    const rejectIt = async () => {
      reject()
      await act(() => settled)
    }
    return { reloaded, rejectIt }
  }

  test('is remembered until the wallet answers', async () => {
    const { reloaded, rejectIt } = await openPrompt()
    await rejectIt()
    expect(reloaded.current).toBe(false)
    expect(sessionStorage).toHaveLength(0)
  })

  test('is forgotten once its nonce is used', async () => {
    const { reloaded, rejectIt } = await openPrompt()
    await testChain().client.sendTransaction({ account: bettor, to: bettor })
    await waitFor(() => expect(reloaded.current).toBe(false))
    expect(sessionStorage).toHaveLength(0)
    await rejectIt()
  })
})

describe('the wallet’s chain', () => {
  test('is switched first', async () => {
    await act(() => wallet.moveTo(1))
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toMatchObject({ phase: 'confirmed' })
    expect(wallet.asked).toContain('wallet_switchEthereumChain')
  })

  test('stays when the switch is rejected', async () => {
    wallet.answer('wallet_switchEthereumChain', reject)
    await act(() => wallet.moveTo(1))
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({ phase: 'rejected' })
    expect(sentCount()).toBe(0)
  })

  test('is checked again when signing', async () => {
    // The wallet switched without a `chainChanged` event.
    wallet.answer('eth_chainId', () => '0x1')
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({
      phase: 'failed',
      at: 'signing',
      failure: { kind: 'wrongChain' },
    })
    expect(sentCount()).toBe(0)
  })
})

describe('on the receipt', () => {
  test('refetches the declared contracts and the native balance, nothing else', async () => {
    const reads = {
      weth: ['readContract', { address: deployment.weth, functionName: 'balanceOf' }],
      pool: ['readContract', { address: deployment.bettingPool, functionName: 'getMatch' }],
      coin: ['balance', { address: bettor }],
    }
    for (const queryKey of Object.values(reads)) app.queryClient.setQueryData(queryKey, 0n)
    const { result } = app.render(useWrapping)
    const { settled } = await sendUnmined(result)
    const isInvalidated = (queryKey: unknown[]) => app.queryClient.getQueryState(queryKey)?.isInvalidated
    expect(isInvalidated(reads.weth)).toBe(false)

    await testChain().client.mine({ blocks: 1 })
    await act(() => settled)
    expect(isInvalidated(reads.weth)).toBe(true)
    expect(isInvalidated(reads.coin)).toBe(true)
    expect(isInvalidated(reads.pool)).toBe(false)
  })
})

describe('while it is pending', () => {
  test('follows a repriced transaction', async () => {
    const { result } = app.render(useWrapping)
    const { hash, settled } = await sendUnmined(result)
    const { input } = await testChain().client.getTransaction({ hash })
    const repriced = await replace(hash, deployment.weth, wrapped, input)
    await testChain().client.mine({ blocks: 1 })
    expect(repriced).not.toBe(hash)
    expect(await act(() => settled)).toMatchObject({ phase: 'confirmed', hash: repriced })
  })

  test('fails when cancelled in the wallet', async () => {
    const { result } = app.render(useWrapping)
    const { hash, settled } = await sendUnmined(result)
    await replace(hash, bettor, 0n)
    await testChain().client.mine({ blocks: 1 })
    expect(await act(() => settled)).toEqual({
      phase: 'failed',
      at: 'receipt',
      failure: { kind: 'cancelled' },
    })
    expect(pendingTransactionsOf(31337, bettor)).toEqual([])
  })

  test('keeps waiting while the RPC is unreachable', async () => {
    const { result } = app.render(useWrapping)
    const { settled } = await sendUnmined(result)
    app.network.isDown = true
    await testChain().client.mine({ blocks: 1 })
    await waitFor(() => expect(app.network.failedRequests).toBeGreaterThan(2))
    expect(result.current.state.phase).toBe('pending')
    app.network.isDown = false
    expect(await act(() => settled)).toMatchObject({ phase: 'confirmed' })
  })

  test('gives up a transaction that no node knows', async () => {
    rememberPending(31337, {
      kind: 'wrap',
      account: bettor,
      sent: { hash: `0x${'1'.repeat(64)}`, to: deployment.weth, data: '0x', value: '0' },
      invalidates: [],
      sentAt: Number((await testChain().client.getBlock()).timestamp) - 16 * 60,
      sentAtBlock: '0',
    })
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({
      phase: 'failed',
      at: 'receipt',
      failure: { kind: 'dropped' },
    })
  })
})

describe('after a reorg', () => {
  let stop: () => void

  beforeEach(async () => {
    stop = watchHead(app.config)
    await waitFor(() => expect(headStore.getState().head).toBeDefined())
  })
  afterEach(() => stop())

  /** Returns the newest transaction, raw. */
  async function newest(): Promise<Hex> {
    const { client } = testChain()
    const { transactions } = await client.getBlock()
    return client.request<{ Method: string; Parameters: [Hash | undefined]; ReturnType: Hex }>({
      method: 'eth_getRawTransactionByHash',
      params: [transactions[0]],
    })
  }

  /** Replaces the newest block. */
  async function reorganise(...transactions: readonly (Hex | object)[]) {
    await testChain().client.request<{ Method: string; Parameters: unknown; ReturnType: null }>({
      method: 'anvil_reorg',
      params: [1, transactions.map((transaction) => [transaction, 0])],
    })
  }

  test('reports the new result when it is mined again with another one', async () => {
    const { accounts, createMatch, giveWeth, approve } = testChain()
    const matchId = await createMatch()
    await giveWeth(bettor, parseEther('1'))
    await approve(bettor, parseEther('1'))
    const { result } = app.render(() => {
      PendingTransactions({ onResume: () => {} })
      return useBetting()
    })
    const settled = await act(() => result.current.send({ matchId, amount: parseEther('1') }))
    expect(settled).toMatchObject({ phase: 'confirmed' })

    const data = encodeFunctionData({
      abi: bettingPoolAbi,
      functionName: 'closeBetting',
      args: [matchId],
    })
    await reorganise({ from: accounts.operator, to: deployment.bettingPool, data }, await newest())
    await waitFor(() =>
      expect(result.current.state).toMatchObject({
        phase: 'failed',
        at: 'receipt',
        failure: { kind: 'contract', name: 'BettingIsClosed', args: [matchId] },
      }),
    )
  })

  test('watches the new block when it is mined again with the same result', async () => {
    const { client } = testChain()
    const { result } = app.render(useWrapping)
    const settled = await act(() => result.current.send(parseEther('1')))
    const mined = settled.phase === 'confirmed' ? settled.receipt : undefined
    let receiptsAsked = 0
    let blocksAsked = 0
    app.network.onRequest = (body) => {
      if (body.includes('eth_getTransactionReceipt')) receiptsAsked++
      if (body.includes('eth_getBlockByNumber') && !body.includes('latest')) blocksAsked++
      return undefined
    }
    await reorganise(await newest())
    const again = await client.getTransactionReceipt({ hash: mined?.transactionHash ?? '0x' })
    expect(again.blockHash).not.toBe(mined?.blockHash)
    await waitFor(() => expect(receiptsAsked).toBe(1))

    const before = blocksAsked
    for (let block = 1; block <= 3; block++) {
      await client.mine({ blocks: 1 })
      await waitFor(() => expect(blocksAsked).toBeGreaterThanOrEqual(before + block))
    }
    expect(receiptsAsked).toBe(1)
    expect(result.current.state).toMatchObject({ phase: 'confirmed' })
  })
})

describe('after a reload', () => {
  afterEach(() => {
    vi.doUnmock('./followPending')
    vi.resetModules()
  })

  /** Resets the module state but keeps local storage. */
  async function reload() {
    vi.resetModules()
    const { PendingTransactions } = await import('./PendingTransactions')
    const { useTransaction: useTransactionAnew } = await import('./useTransaction')
    const resumed = vi.fn()
    const page = createTestApp(testChain().url, wallet)
    await page.connectWallet()
    const { result } = page.render(() => {
      PendingTransactions({ onResume: resumed })
      return useTransactionAnew({
        kind: 'wrap',
        calls: () => [],
        invalidates: [deployment.weth],
      })
    })
    return { result, resumed }
  }

  test('is followed again and not sent twice', async () => {
    const { hash, settled } = await sendUnmined(app.render(useWrapping).result)
    const { result, resumed } = await reload()
    expect(result.current.state).toEqual({ phase: 'pending', hash })
    expect(resumed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'wrap', account: bettor }),
      expect.any(Promise),
    )
    const joined = result.current.send()
    await testChain().client.mine({ blocks: 1 })
    expect(await act(() => joined)).toMatchObject({ phase: 'confirmed', hash })
    expect(await resumed.mock.lastCall?.[1]).toMatchObject({ phase: 'confirmed', hash })
    expect(sentCount()).toBe(1)
    expect(pendingTransactionsOf(31337, bettor)).toEqual([])
    // The first page still runs in this process.
    await act(() => settled)
  })

  test('is followed once its chunk loads', async () => {
    const { hash, settled } = await sendUnmined(app.render(useWrapping).result)
    let failures = 3
    vi.doMock('./followPending', async (original) => {
      if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
      return original()
    })
    const { result, resumed } = await reload()
    await waitFor(() => expect(failures).toBeLessThan(0))
    expect(result.current.state).toEqual({ phase: 'pending', hash })
    await testChain().client.mine({ blocks: 1 })
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed', hash }))
    expect(resumed).toHaveBeenCalledOnce()
    await act(() => settled)
  })

  test('finds a replacement from while the page was closed', async () => {
    const { hash, settled } = await sendUnmined(app.render(useWrapping).result)
    await waitFor(() => expect(pendingTransactionsOf(31337, bettor)[0]?.sent).toHaveProperty('nonce'))
    const { result } = await reload()
    await replace(hash, bettor, 0n)
    await testChain().client.mine({ blocks: 3 })
    await waitFor(() =>
      expect(result.current.state).toEqual({
        phase: 'failed',
        at: 'receipt',
        failure: { kind: 'cancelled' },
      }),
    )
    await act(() => settled)
  })
})

describe('a batch', () => {
  beforeEach(() => {
    // Anvil lacks EIP-5792, so the test wallet sends the calls one by one.
    const hashes: unknown[] = []
    wallet.answer('wallet_sendCalls', async ([request]) => {
      expect(request).toMatchObject({ atomicRequired: true, chainId: '0x7a69', from: bettor })
      const { calls } = JSON.parse(JSON.stringify(request))
      for (const call of calls)
        hashes.push(await wallet.ask('eth_sendTransaction', [{ ...call, from: bettor }]))
      return { id: 'the batch' }
    })
    wallet.answer('wallet_getCallsStatus', async () => {
      const receipts = await Promise.all(
        hashes.map((hash) => wallet.ask('eth_getTransactionReceipt', [hash])),
      )
      return receipts.includes(null) ? { status: 100 } : { status: 200, atomic: true, receipts }
    })
  })

  test('approves and bets in one confirmation', async () => {
    const { createMatch, giveWeth, allowanceOf } = testChain()
    const matchId = await createMatch()
    await giveWeth(bettor, parseEther('1'))
    const { result } = app.render(useBatch)
    const settled = await act(() => result.current.send({ matchId, amount: parseEther('1') }))
    expect(settled).toMatchObject({ phase: 'confirmed', receipt: { status: 'success' } })
    expect(await allowanceOf(bettor)).toBe(0n)
    expect(pendingTransactionsOf(31337, bettor)).toEqual([])
  })

  test('reports a later call’s revert before the wallet opens', async () => {
    const matchId = await testChain().createMatch()
    const { result } = app.render(useBatch)
    expect(await act(() => result.current.send({ matchId, amount: 1n }))).toMatchObject({
      phase: 'failed',
      at: 'simulation',
      failure: { kind: 'contract', name: 'BetBelowMinimum' },
    })
    expect(wallet.asked).not.toContain('wallet_sendCalls')
  })
})
