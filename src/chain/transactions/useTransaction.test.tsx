// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { type Address, encodeFunctionData, type Hash, type Hex, parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { headStore, watchHead } from '@/chain/network/head'
import { bettingPoolAbi, weth9Abi } from '@/chain/queries/generated'
import { approveCall } from '@/domain/approval/approval'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { reject, TestWallet } from '@/testing/wallet'
import { contractCall } from './contractCall'
import { PendingTransactions } from './PendingTransactions'
import { pendingTransactionsOf, rememberPending } from './pendingTransactions'
import type { TransactionState } from './types'
import { useTransaction } from './useTransaction'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address

beforeEach(async () => {
  localStorage.clear()
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
    calls: (bet: Bet) => [approveCall(deployment.bettingPool, bet.amount), placeBetCall(bet)],
    invalidates: [deployment.bettingPool, deployment.weth],
  })

const sentCount = () => wallet.asked.filter((method) => method === 'eth_sendTransaction').length

let wrapped = parseEther('1')

/** Sends without mining, and waits until it is pending. Returns its hash and how it will have ended. */
async function sendUnmined(result: { current: ReturnType<typeof useWrapping> }) {
  await testChain().client.setAutomine(false)
  let settled: ReturnType<ReturnType<typeof useWrapping>['send']> | undefined
  // Never the same: Anvil keeps the receipts of a state that it went back from.
  wrapped += 1n
  act(() => {
    settled = result.current.send(wrapped)
  })
  await waitFor(() => expect(result.current.state.phase).toBe('pending'))
  const { state } = result.current
  if (state.phase !== 'pending' || !state.hash || !settled) throw new Error('It is not pending')
  return { hash: state.hash, settled }
}

/** Sends another transaction in its place. */
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

  test('tells what the contract would refuse before the wallet opens', async () => {
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

  test('takes a rejection as neutral, and can be sent again', async () => {
    wallet.answer('eth_sendTransaction', reject)
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({ phase: 'rejected' })
    expect(pendingTransactionsOf(31337, bettor)).toEqual([])

    wallet.restore('eth_sendTransaction')
    expect(await act(() => result.current.send(1n))).toMatchObject({ phase: 'confirmed' })
  })

  test('sends once, however often it is asked to', async () => {
    const { result } = app.render(useWrapping)
    const both = await act(() => Promise.all([result.current.send(1n), result.current.send(1n)]))
    expect(sentCount()).toBe(1)
    expect(both[0]).toBe(both[1])
  })

  test('takes a mined revert as a failure, with the reason', async () => {
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
    // The operator pays more, so betting is closed first, in the same block.
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

  test('needs a wallet', async () => {
    await wallet.choose()
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({
      phase: 'failed',
      at: 'signing',
      failure: { kind: 'notConnected' },
    })
  })

  test('belongs to the account that began it', async () => {
    const { result } = app.render(useWrapping)
    await act(() => result.current.send(1n))
    await act(() => wallet.choose(testChain().accounts.rival))
    expect(result.current.state).toEqual({ phase: 'idle' })
  })

  test('survives leaving the screen while it is on its way, and is forgotten afterwards', async () => {
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

describe('the chain of a write', () => {
  test('is switched to first', async () => {
    await act(() => wallet.moveTo(1))
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toMatchObject({ phase: 'confirmed' })
    expect(wallet.asked).toContain('wallet_switchEthereumChain')
  })

  test('may be refused', async () => {
    wallet.answer('wallet_switchEthereumChain', reject)
    await act(() => wallet.moveTo(1))
    const { result } = app.render(useWrapping)
    expect(await act(() => result.current.send(1n))).toEqual({ phase: 'rejected' })
    expect(sentCount()).toBe(0)
  })

  test('is checked again when it is signed', async () => {
    // A wallet that went to another chain without a word.
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
  test('refreshes the contracts that it declares and the coin’s balance, nothing else', async () => {
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
  test('follows a repriced transaction to its new hash', async () => {
    const { result } = app.render(useWrapping)
    const { hash, settled } = await sendUnmined(result)
    const { input } = await testChain().client.getTransaction({ hash })
    const repriced = await replace(hash, deployment.weth, wrapped, input)
    await testChain().client.mine({ blocks: 1 })
    expect(repriced).not.toBe(hash)
    expect(await act(() => settled)).toMatchObject({ phase: 'confirmed', hash: repriced })
  })

  test('says so when it was cancelled in the wallet', async () => {
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

  test('keeps waiting while the chain cannot be reached', async () => {
    const { result } = app.render(useWrapping)
    const { settled } = await sendUnmined(result)
    app.network.isDown = true
    await testChain().client.mine({ blocks: 1 })
    await waitFor(() => expect(app.network.failedRequests).toBeGreaterThan(2))
    expect(result.current.state.phase).toBe('pending')
    app.network.isDown = false
    expect(await act(() => settled)).toMatchObject({ phase: 'confirmed' })
  })

  test('gives up what no node has known for long', async () => {
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

describe('when the chain takes its block back', () => {
  let stop: () => void

  beforeEach(async () => {
    stop = watchHead(app.config)
    await waitFor(() => expect(headStore.getState().head).toBeDefined())
  })
  afterEach(() => stop())

  /** The newest transaction, as it was signed. */
  async function newest(): Promise<Hex> {
    const { client } = testChain()
    const { transactions } = await client.getBlock()
    return client.request<{ Method: string; Parameters: [Hash | undefined]; ReturnType: Hex }>({
      method: 'eth_getRawTransactionByHash',
      params: [transactions[0]],
    })
  }

  /** Puts another block with these in the newest one's place. */
  async function reorganise(...transactions: readonly (Hex | object)[]) {
    await testChain().client.request<{ Method: string; Parameters: unknown; ReturnType: null }>({
      method: 'anvil_reorg',
      params: [1, transactions.map((transaction) => [transaction, 0])],
    })
  }

  test('and mines it again with another result, it is told so', async () => {
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

  test('and mines it again in another one, that one is watched from then on', async () => {
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

  /** A new page: the modules' own state is gone, the browser's storage is not. */
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

  test('is followed again and never sent twice', async () => {
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
    // The page before goes on in this process.
    await act(() => settled)
  })

  test('is followed also where the code for it loads only later', async () => {
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

  test('is told what replaced it meanwhile', async () => {
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
    // Anvil knows nothing of EIP-5792: this wallet sends the calls one by one and calls it a batch.
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

  test('tells what a later call would refuse before the wallet opens', async () => {
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
