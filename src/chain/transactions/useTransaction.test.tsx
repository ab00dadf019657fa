import { act, waitFor } from '@testing-library/react'
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hash,
  type Hex,
  parseEther,
  toFunctionSelector,
} from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { getConnection } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { headStore, watchHead } from '@/chain/network/head'
import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { WalletError } from '@/chain/wallet/devWallet'
import { compile } from '@/testing/compile'
import { deferred } from '@/testing/deferred'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { minute } from '@/testing/time'
import { MAINNET, reject, type TestWallet } from '@/testing/wallet'
import { type OpenPrompt, openPromptsOf, pendingTransactionsOf, rememberPending } from './pendingTransactions'
import { useResumedTransactions } from './resumeTransactions'
import { transactionKey, transactionsOf } from './transactionStore'
import {
  type ContractCall,
  contractCall,
  promptOf,
  type SettledTransactionState,
  type TransactionState,
} from './types'
import { useTransaction } from './useTransaction'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address

let baseFeePerGas = 10n ** 9n

beforeEach(async () => {
  bettor = testChain().accounts.bettor
  // The app remembers hashes, so the same transaction needs another one in each test.
  baseFeePerGas += 10n ** 6n
  await testChain().client.setNextBlockBaseFeePerGas({ baseFeePerGas })
  ;({ wallet, app } = await connectTestApp(testChain().url, bettor))
})

interface Bet {
  matchId: bigint
  amount: bigint
}

const placeBetCall = ({ matchId, amount }: Bet) =>
  contractCall({ ...bettingPoolContract, functionName: 'placeBet', args: [matchId, amount, 1] })

const approveCall = ({ amount }: Bet) =>
  contractCall({ ...wethContract, functionName: 'approve', args: [deployment.bettingPool, amount] })

const useWrapping = () =>
  useTransaction({
    kind: 'wrap',
    calls: (value: bigint) => [contractCall({ ...wethContract, functionName: 'deposit', args: [], value })],
    invalidates: [deployment.weth],
  })

const bettingWith = (calls: readonly ((bet: Bet) => ContractCall)[]) => () =>
  useTransaction({
    kind: 'placeBet',
    calls: (bet: Bet) => calls.map((call) => call(bet)),
    invalidates: [deployment.bettingPool, deployment.weth],
  })

const useBetting = bettingWith([placeBetCall])
const useBatch = bettingWith([approveCall, placeBetCall])

const sentCount = () => wallet.asked.filter((method) => method === 'eth_sendTransaction').length

const pendingOnes = () => pendingTransactionsOf(bettor)

const failed = (at: string, failure: object) => ({ phase: 'failed', at, failure })

const failedBy = (name: string, ...args: readonly unknown[]) =>
  failed('receipt', { kind: 'contract', name, args })

/** Counts the app's requests of these methods from now on. */
function countRequests(...methods: readonly string[]) {
  const counts = Object.fromEntries(methods.map((method) => [method, 0]))
  app.network.onRequest = (body) => {
    for (const method of methods) if (body.includes(method)) counts[method] = (counts[method] ?? 0) + 1
    return undefined
  }
  return counts
}

/** Wraps once, and returns how it ended. */
async function wrap(amount = 1n) {
  const { result } = app.render(useWrapping)
  return act(() => result.current.send(amount))
}

/** Creates a match on which the bettor can bet 1 WETH, and returns that bet. */
async function payableBet(): Promise<Bet> {
  const { createMatch, fundBettor } = testChain()
  await fundBettor('1')
  return { matchId: await createMatch(), amount: parseEther('1') }
}

/** Sends without waiting for the end. */
function startSending<Variables>(
  { current }: { current: ReturnType<typeof useTransaction<Variables>> },
  variables: Variables,
  options?: { anyway: boolean },
): Promise<SettledTransactionState> {
  const settled = deferred<SettledTransactionState>()
  act(() => void current.send(variables, options).then(settled.resolve))
  return settled.promise
}

let wrapped = parseEther('1')

/** Sends a transaction that stays pending. */
async function sendUnmined(result: { current: ReturnType<typeof useWrapping> }) {
  await testChain().client.setAutomine(false)
  // A new amount each time, because Anvil keeps receipts from before a revert.
  wrapped += 1n
  const settled = startSending(result, wrapped)
  await waitFor(() => expect(result.current.state.phase).toBe('pending'))
  const { state } = result.current
  if (state.phase !== 'pending' || !state.hash) throw new Error('It is not pending')
  return { hash: state.hash, settled }
}

/** Knows the chain's newest block until the test ends. Returns the function that ends it. */
async function followHead() {
  const stop = watchHead(app.config)
  await waitFor(() => expect(headStore.getState().head).toBeDefined())
  return stop
}

const mine = (blocks = 1) => testChain().client.mine({ blocks })

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

  test.each([
    ['a bet', useBetting],
    ['a later call of a batch', useBatch],
  ])('reports a revert of %s before the wallet opens', async (_, useAction) => {
    const matchId = await testChain().createMatch()
    const { result } = app.render(useAction)
    expect(await act(() => result.current.send({ matchId, amount: 1n }))).toEqual(
      failed('simulation', { kind: 'contract', name: 'BetBelowMinimum', args: [1n, 10n ** 16n] }),
    )
    expect(wallet.prompts).toEqual(['connect'])
  })

  test('says what the contract says when the wallet foresees a revert without its data', async () => {
    const bet = await payableBet()
    wallet.answer('eth_sendTransaction', async () => {
      await testChain().closeBetting(bet.matchId)
      throw new WalletError(-32603, 'execution reverted')
    })
    const { result } = app.render(useBetting)
    expect(await act(() => result.current.send(bet))).toEqual(
      failed('signing', { kind: 'contract', name: 'BettingIsClosed', args: [bet.matchId] }),
    )
  })

  test('blames the wallet for a revert that the contract does not confirm', async () => {
    wallet.answer('eth_sendTransaction', () => {
      throw new WalletError(-32603, 'execution reverted')
    })
    expect(await wrap()).toEqual(failed('signing', { kind: 'walletRefused' }))
  })

  test('sends once when called twice', async () => {
    const { result } = app.render(useWrapping)
    const both = await act(() => Promise.all([result.current.send(1n), result.current.send(1n)]))
    expect(sentCount()).toBe(1)
    expect(both[0]).toBe(both[1])
  })

  test('reports a mined revert with its reason', async () => {
    const { client, accounts } = testChain()
    const bet = await payableBet()
    await client.setAutomine(false)
    const { result } = app.render(useBetting)
    const settled = startSending(result, bet)
    await waitFor(() => expect(result.current.state.phase).toBe('pending'))
    // The operator's higher fee puts the closing first in the block.
    await client.writeContract({
      ...bettingPoolContract,
      functionName: 'closeBetting',
      args: [bet.matchId],
      account: accounts.operator,
      maxPriorityFeePerGas: 10n ** 10n,
      maxFeePerGas: 10n ** 11n,
    })
    await mine()
    expect(await act(() => settled)).toEqual(failedBy('BettingIsClosed', bet.matchId))
  })

  test('fails without a wallet', async () => {
    await wallet.choose()
    expect(await wrap()).toEqual(failed('signing', { kind: 'notConnected' }))
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
    await mine()
    await act(() => settled)
    expect(second.result.current.state.phase).toBe('confirmed')
    second.unmount()
    const key = transactionKey(bettor, { kind: 'wrap' })
    await waitFor(() => expect(transactionsOf(app.queryClient).stateOf(key).phase).toBe('idle'))
    expect(app.render(useWrapping).result.current.state.phase).toBe('idle')
  })
})

describe('an open prompt', () => {
  /** Remembers a prompt to wrap, as a page does that was closed before the wallet answered. */
  async function leaveOpen(amount = 5n, fields: Partial<OpenPrompt> = {}) {
    const { client, now } = testChain()
    const prompt: OpenPrompt = {
      kind: 'wrap',
      account: bettor,
      about: `${amount} wei`,
      invalidates: [deployment.weth],
      sentAt: await now(),
      sentAtBlock: String(await client.getBlockNumber()),
      // Older than those of the page, which start with the computer's time.
      promptId: `prompt.0.${openOnes().length}`,
      request: {
        to: deployment.weth,
        data: encodeFunctionData({ ...wethContract, functionName: 'deposit' }),
        value: String(amount),
        nonce: await client.getTransactionCount({ address: bettor }),
      },
      ...fields,
    }
    rememberPending(prompt)
    return prompt
  }

  const openOnes = () => openPromptsOf(bettor)

  /** Confirms a remembered prompt, without telling the page. */
  const confirm = ({ request }: OpenPrompt) =>
    testChain().client.sendTransaction({
      account: bettor,
      to: request?.to,
      data: request?.data,
      value: BigInt(request?.value ?? 0),
    })

  /** Expects the prompt to be the only open one, and not to have sent the transaction of its nonce. */
  const expectSearched = ({ request }: OpenPrompt) =>
    waitFor(() => expect(openOnes()).toMatchObject([{ request: { nonce: (request?.nonce ?? 0) + 1 } }]))

  function renderPage() {
    const resumed = vi.fn()
    const { result } = app.render(() => {
      useResumedTransactions(resumed)
      return useWrapping()
    })
    return { result, resumed }
  }

  const holdBack = async (result: ReturnType<typeof renderPage>['result']) => {
    const settled = startSending(result, 1n)
    await waitFor(() => expect(promptOf(result.current.state)?.sendAnyway).toBeDefined())
    return { settled }
  }

  test('is remembered until the wallet answers', async () => {
    const prompt = wallet.holdNext()
    const { result } = app.render(useWrapping)
    const settled = startSending(result, 1n)
    await prompt.opened
    expect(openOnes()).toMatchObject([{ kind: 'wrap', account: bettor, request: { value: '1' } }])
    prompt.reject()
    expect(await act(() => settled)).toEqual({ phase: 'rejected' })
    expect(openOnes()).toEqual([])
  })

  test('of a batch is found in the call of an upgraded account to itself, and by its last call', async () => {
    const first = await leaveOpen(0n, { isBatch: true })
    const second = await leaveOpen(0n, { isBatch: true })
    const { resumed } = renderPage()
    const batch = concat(['0xe9ae5c53', first.request?.data ?? '0x'])
    await testChain().client.sendTransaction({ account: bettor, to: testChain().accounts.rival, data: batch })
    await testChain().client.sendTransaction({ account: bettor, to: bettor, data: batch })
    await waitFor(() => expect(resumed).toHaveBeenCalledOnce())
    expect(await resumed.mock.lastCall?.[1]).toMatchObject({ phase: 'confirmed' })
    expect(openOnes()).toMatchObject([{ promptId: second.promptId }])
    await confirm(second)
    await waitFor(() => expect(resumed).toHaveBeenCalledTimes(2))
    expect(openOnes()).toEqual([])
  })

  test.each([
    ['succeeds', true, '', { phase: 'confirmed' }],
    ['reverts', false, toFunctionSelector('EnforcedPause()').slice(2), failedBy('EnforcedPause')],
    ['reverts without a reason', false, '', failed('receipt', { kind: 'reverted' })],
  ])('of a smart account is found in its user operation, which %s', async (_, succeeds, reason, outcome) => {
    const { client, accounts } = testChain()
    const prompt = await leaveOpen()
    const reads = countRequests('eth_getCode', 'eth_getTransactionCount')
    const { resumed } = renderPage()
    await waitFor(() => expect(reads.eth_getTransactionCount).toBeGreaterThan(2))
    expect(reads.eth_getCode).toBe(1)
    // EIP-7702 changes both in one transaction. The page reads the code once it sees the new nonce.
    await client.setCode({ address: bettor, bytecode: '0x00' })
    await client.sendTransaction({ account: bettor, to: bettor })

    const { runtime } = compile(`
      event UserOperationEvent(bytes32 indexed, address indexed, address indexed, uint256, bool, uint256, uint256);
      event UserOperationRevertReason(bytes32 indexed, address indexed, uint256, bytes);
      fallback() external {
        bytes memory reason = hex"${reason}";
        if (reason.length > 0) emit UserOperationRevertReason(0, ${bettor}, 0, reason);
        emit UserOperationEvent(0, ${bettor}, address(0), 0, ${succeeds}, 0, 0);
      }`)
    await client.setCode({ address: entryPoint07Address, bytecode: runtime })
    // More than a search reads at once.
    await mine(200)
    const data = concat(['0x765e827f', prompt.request?.data ?? '0x'])
    await client.sendTransaction({ account: accounts.rival, to: entryPoint07Address, data })
    await waitFor(() => expect(resumed).toHaveBeenCalledOnce())
    expect(await resumed.mock.lastCall?.[1]).toMatchObject(outcome)
    expect(openOnes()).toEqual([])
  })

  test('is found when the wallet sends but never answers', async () => {
    wallet.answer('eth_sendTransaction', async (params) => {
      await wallet.ask('eth_sendTransaction', params)
      return new Promise(() => {})
    })
    const { result } = renderPage()
    expect(await act(() => result.current.send(1n))).toMatchObject({ phase: 'confirmed' })
  })

  describe('answered by an error after the wallet sent it', () => {
    test.each([
      [-32603, 'Internal error'],
      [-32000, 'already known'],
      [-32003, 'nonce too low'],
      [-32002, 'RPC endpoint not found or unavailable.'],
      [4900, 'The background page restarted.'],
    ])('with %d is found, and nothing is sent twice', async (code, message) => {
      await testChain().client.setAutomine(false)
      wallet.answer('eth_sendTransaction', async (params) => {
        await wallet.ask('eth_sendTransaction', params)
        throw new WalletError(code, message)
      })
      const { result, resumed } = renderPage()
      expect(await act(() => result.current.send(1n))).toMatchObject(
        failed('signing', { kind: 'mayBeSent', reason: expect.anything() }),
      )
      expect(openOnes()).toHaveLength(1)
      const { settled } = await holdBack(result)
      await mine()
      await act(() => settled)
      await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed' }))
      expect(resumed).toHaveBeenCalledOnce()
      expect(sentCount()).toBe(1)
    })

    test.each([
      [4100, 'Unauthorized.'],
      [4901, 'Not connected to this chain.'],
      [-32003, 'insufficient funds for gas * price + value'],
      [-32080, 'RPC endpoint returned HTTP client error.'],
      [-32603, 'execution reverted'],
    ])('with %d, which precedes sending, is closed: %s', async (code, message) => {
      wallet.failNext(code, message)
      const { result } = renderPage()
      expect(await act(() => result.current.send(1n))).toMatchObject({ phase: 'failed', at: 'signing' })
      expect(openOnes()).toEqual([])
      expect(await act(() => result.current.send(1n))).toMatchObject({ phase: 'confirmed' })
    })
  })

  test('stays open when another transaction takes its nonce', async () => {
    const prompt = await leaveOpen()
    const { result } = renderPage()
    await testChain().client.sendTransaction({ account: bettor, to: bettor })
    await expectSearched(prompt)
    const hash = await confirm(prompt)
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed', hash }))
  })

  test('is not taken for another one that asked for the same', async () => {
    const first = await leaveOpen()
    const second = await leaveOpen()
    const { resumed } = renderPage()
    await confirm(first)
    await expectSearched(second)
    expect(await resumed.mock.lastCall?.[1]).toMatchObject({ phase: 'confirmed' })
    await confirm(second)
    await waitFor(() => expect(resumed).toHaveBeenCalledTimes(2))
    expect(openOnes()).toEqual([])
  })

  test('is told from a later equal one that is searched first after the transaction is mined', async () => {
    const first = await leaveOpen()
    const second = await leaveOpen()
    let counts = 0
    app.network.onRequest = async (body) => {
      if (body.includes('eth_getTransactionCount') && ++counts === 2) await confirm(first)
      return undefined
    }
    const { resumed } = renderPage()
    await waitFor(() => expect(resumed).toHaveBeenCalledOnce())
    expect(resumed.mock.lastCall?.[0]).toMatchObject({ promptId: first.promptId })
    expect(openOnes()).toMatchObject([{ promptId: second.promptId }])
  })

  test('is not taken for a transaction that was pending before the reload', async () => {
    const prompt = await leaveOpen()
    const { client, now } = testChain()
    await client.setAutomine(false)
    const hash = await confirm(prompt)
    const { request, promptId: _, ...write } = prompt
    const pending = { ...write, scope: 'other', sent: { ...request, hash }, sentAt: await now() }
    localStorage.setItem(`clutchpool.pending.31337.${bettor}.${hash}`, JSON.stringify(pending))
    renderPage()
    await mine()
    await expectSearched(prompt)
  })

  test('that sends after the chain had the same from elsewhere is followed too', async () => {
    const held = wallet.holdNext()
    const { result, resumed } = renderPage()
    const settled = startSending(result, 1n)
    await held.opened
    const [prompt] = openOnes()
    const hash = prompt && (await confirm(prompt))
    expect(await act(() => settled)).toMatchObject({ phase: 'confirmed', hash })
    held.confirm()
    await waitFor(() => expect(resumed).toHaveBeenCalledOnce())
    expect(await resumed.mock.lastCall?.[1]).toMatchObject({ phase: 'confirmed' })
    expect(sentCount()).toBe(1)
  })

  test('is found although the node of the last search lagged behind', async () => {
    const prompt = await leaveOpen()
    const { client } = testChain()
    const { number, hash: blockHash, parentHash, timestamp } = await client.getBlock()
    const ahead = { number: number + 9n, hash: blockHash, parentHash, timestamp: Number(timestamp) }
    headStore.setState({ head: { ...ahead, seenAt: performance.now() } })
    const { result } = renderPage()
    await client.sendTransaction({ account: bettor, to: bettor })
    await expectSearched(prompt)
    await client.setAutomine(false)
    const hash = await confirm(prompt)
    await mine(2)
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed', hash }))
    headStore.setState(headStore.getInitialState(), true)
  })

  describe('by the clock of the chain', () => {
    beforeEach(followHead)

    test.each([-3_601, 7_200])('is forgotten %i seconds from its time', async (seconds) => {
      await leaveOpen(5n, { sentAt: (await testChain().now()) + seconds })
      renderPage()
      await waitFor(() => expect(openOnes()).toEqual([]))
    })

    test('is looked for before it is forgotten', async () => {
      const prompt = await leaveOpen(5n, { sentAt: (await testChain().now()) - 3_601 })
      const hash = await confirm(prompt)
      const { result } = renderPage()
      await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed', hash }))
    })
  })

  test('outlives a wrong clock of the computer', async () => {
    const prompt = await leaveOpen(5n, { sentAt: (await testChain().now()) - 3_601 })
    const reads = countRequests('eth_getTransactionCount')
    renderPage()
    await waitFor(() => expect(reads.eth_getTransactionCount).toBeGreaterThan(2))
    expect(openOnes()).toMatchObject([{ promptId: prompt.promptId }])
  })

  test('is looked for ever less often while the node fails', async () => {
    const prompt = await leaveOpen()
    let failures = 0
    app.network.onRequest = (body) => {
      if (!body.includes('eth_getTransactionCount')) return undefined
      failures++
      throw new Error('Out of history')
    }
    const { result } = renderPage()
    const started = performance.now()
    await waitFor(() => expect(failures).toBeGreaterThan(3))
    // Pauses of 40, 80 and 160 ms, instead of 20 ms.
    expect(performance.now() - started).toBeGreaterThan(250)
    app.network.onRequest = undefined
    const hash = await confirm(prompt)
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed', hash }))
  })

  test('drops a second one when it is confirmed', async () => {
    const prompt = await leaveOpen()
    const { result } = renderPage()
    const { settled } = await holdBack(result)
    const hash = await confirm(prompt)
    await act(() => settled)
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed', hash }))
    expect(sentCount()).toBe(0)
  })

  test('that is confirmed before a second one is rejected is what counts', async () => {
    const prompt = await leaveOpen()
    const { result, resumed } = renderPage()
    const second = wallet.holdNext()
    const settled = startSending(result, 1n, { anyway: true })
    await second.opened
    const hash = await confirm(prompt)
    second.reject()
    await act(() => settled)
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed', hash }))
    expect(resumed.mock.lastCall?.[0]).toMatchObject({ promptId: prompt.promptId, about: '5 wei' })
  })

  test.each(['wallet', 'chain'])(
    'stays open when an equal one is sent, and the %s tells first',
    async (first) => {
      await leaveOpen(1n)
      await testChain().client.setAutomine(first === 'chain')
      wallet.answer('eth_sendTransaction', async (params) => {
        const hash = await wallet.ask('eth_sendTransaction', params)
        if (first === 'chain') await waitFor(() => expect(openOnes()).toHaveLength(1))
        return hash
      })
      const { result } = renderPage()
      const settled = startSending(result, 1n, { anyway: true })
      if (first === 'wallet') {
        await waitFor(() => expect(pendingOnes()).toHaveLength(1))
        await mine()
      }
      expect(await act(() => settled)).toMatchObject({ phase: 'confirmed' })
      expect(openOnes()).toMatchObject([{ request: { value: '1' } }])
    },
  )

  test('that is still open after a second one was rejected is told', async () => {
    await leaveOpen()
    wallet.rejectNext()
    const { result } = renderPage()
    const settled = await act(() => result.current.send(1n, { anyway: true }))
    expect(settled).toEqual(failed('signing', { kind: 'promptOpen' }))
  })

  test('that is confirmed for another account is told when that one is back', async () => {
    const { accounts } = testChain()
    const prompt = wallet.holdNext()
    const { result, resumed } = renderPage()
    const settled = startSending(result, 1n)
    await prompt.opened
    await act(() => wallet.choose(accounts.rival))
    prompt.confirm()
    await act(() => settled)
    expect(resumed).not.toHaveBeenCalled()
    await act(() => wallet.choose(bettor))
    await waitFor(() => expect(resumed).toHaveBeenCalledOnce())
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'confirmed' }))
    expect(sentCount()).toBe(1)
    expect(pendingOnes()).toEqual([])
  })
})

describe('the wallet’s chain', () => {
  test('may change while a prompt is open, which fails until the next attempt', async () => {
    const prompt = wallet.holdNext()
    const { result } = app.render(useWrapping)
    const settled = startSending(result, 1n)
    await prompt.opened
    await act(() => wallet.moveTo(MAINNET))
    prompt.confirm()
    expect(await act(() => settled)).toEqual(failed('signing', { kind: 'wrongChain' }))
    expect(await act(() => result.current.send(1n))).toMatchObject({ phase: 'confirmed' })
    expect(wallet.prompts).toEqual(['connect', 'send', 'switch', 'send'])
  })

  test('stays when the switch is rejected', async () => {
    wallet.answer('wallet_switchEthereumChain', reject)
    await act(() => wallet.moveTo(MAINNET))
    expect(await wrap()).toEqual({ phase: 'rejected' })
    expect(sentCount()).toBe(0)
  })

  test('is checked again when signing', async () => {
    wallet.currentChain = MAINNET
    expect(await wrap()).toEqual(failed('signing', { kind: 'wrongChain' }))
    expect(sentCount()).toBe(0)
  })
})

test('refetches the declared contracts and the native balance on the receipt, nothing else', async () => {
  const reads = {
    weth: ['readContract', { address: deployment.weth, functionName: 'balanceOf' }],
    pool: ['readContract', { address: deployment.bettingPool, functionName: 'getMatch' }],
    coin: ['balance', { address: bettor }],
  }
  for (const queryKey of Object.values(reads)) app.queryClient.setQueryData(queryKey, 0n)
  const invalidated = () =>
    Object.entries(reads).flatMap(([name, queryKey]) =>
      app.queryClient.getQueryState(queryKey)?.isInvalidated ? [name] : [],
    )
  const { settled } = await sendUnmined(app.render(useWrapping).result)
  expect(invalidated()).toEqual([])
  await mine()
  await act(() => settled)
  expect(invalidated()).toEqual(['weth', 'coin'])
})

test('follows a repriced transaction', async () => {
  const { hash, settled } = await sendUnmined(app.render(useWrapping).result)
  const { client } = testChain()
  const { nonce, input, maxFeePerGas = 0n } = await client.getTransaction({ hash })
  const fee = maxFeePerGas * 2n
  const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
  const request = { account: bettor, to: deployment.weth, data: input, value: wrapped }
  const repriced = await client.sendTransaction({ ...request, ...fees, nonce })
  await mine()
  expect(repriced).not.toBe(hash)
  expect(await act(() => settled)).toMatchObject({ phase: 'confirmed', hash: repriced })
})

describe('after a reorg', () => {
  beforeEach(followHead)

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
  async function reorg(...transactions: readonly (Hex | object)[]) {
    await testChain().client.request<{ Method: string; Parameters: unknown; ReturnType: null }>({
      method: 'anvil_reorg',
      params: [1, transactions.map((transaction) => [transaction, 0])],
    })
  }

  test('reports the new result when it is mined again with another one', async () => {
    const bet = await payableBet()
    const { result } = app.render(() => {
      useResumedTransactions(() => {})
      return useBetting()
    })
    expect(await act(() => result.current.send(bet))).toMatchObject({ phase: 'confirmed' })

    const args = [bet.matchId] as const
    const data = encodeFunctionData({ ...bettingPoolContract, functionName: 'closeBetting', args })
    const from = testChain().accounts.operator
    await reorg({ from, to: deployment.bettingPool, data }, await newest())
    await waitFor(() => expect(result.current.state).toEqual(failedBy('BettingIsClosed', ...args)))
  })

  test('watches the new block when it is mined again with the same result', async () => {
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
    await reorg(await newest())
    const hash = mined?.transactionHash ?? '0x'
    expect((await testChain().client.getTransactionReceipt({ hash })).blockHash).not.toBe(mined?.blockHash)
    await waitFor(() => expect(receiptsAsked).toBe(1))

    const before = blocksAsked
    for (let block = 1; block <= 3; block++) {
      await mine()
      await waitFor(() => expect(blocksAsked).toBeGreaterThanOrEqual(before + block))
    }
    expect(receiptsAsked).toBe(1)
    expect(result.current.state).toMatchObject({ phase: 'confirmed' })
  })
})

describe('in a Safe App', () => {
  const host = 'https://safe.example.org'
  const UNKNOWN = 'CGW error - 404: Not found'
  const waiting = { txStatus: 'AWAITING_CONFIRMATIONS' }
  const signedBy = (count: number) => ({
    ...waiting,
    detailedExecutionInfo: { confirmations: Array(count).fill({}), confirmationsRequired: 2 },
  })
  let found: object | string = waiting
  /** Errors that the page answers with, one per request, before `found`. */
  let failures: string[] = []

  /** Answers as the page that frames the app: with a proposal, or why it has none. */
  const answer = ({ data: { id, method } }: MessageEvent) => {
    if (method !== 'getTxBySafeTxHash') return
    const answered = failures.shift() ?? found
    const result =
      typeof answered === 'string' ? { success: false, error: answered } : { success: true, data: answered }
    const data = { id, version: '9.1.0', ...result }
    window.dispatchEvent(new MessageEvent('message', { data, origin: host, source: window }))
  }

  beforeEach(() => {
    found = waiting
    failures = []
    vi.stubEnv('VITE_SAFE_HOST', host)
    window.addEventListener('message', answer)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    window.removeEventListener('message', answer)
  })

  /** Proposes a wrap that waits for other signers. Returns what follows it. */
  const propose = () => proposeBy<bigint>(useWrapping, 1n)

  async function proposeBy<Variables>(
    useAction: () => Pick<ReturnType<typeof useTransaction<Variables>>, 'send' | 'isBusy' | 'state'>,
    first: Variables,
  ) {
    wallet.startBatching()
    // As wagmi's Safe connector.
    Object.assign(getConnection(app.config).connector ?? {}, { id: 'safe' })
    const followed: Promise<SettledTransactionState>[] = []
    const { result } = app.render(() => {
      useResumedTransactions((_, settled) => followed.push(settled))
      return useAction()
    })
    const proposeOf = (variables: Variables) => act(() => result.current.send(variables))
    expect(await proposeOf(first)).toEqual({ phase: 'proposed' })
    const stateOf = (index: number) => {
      const pending = pendingOnes()[index]
      return pending && transactionsOf(app.queryClient).stateOf(transactionKey(bettor, pending))
    }
    return { result, followed, proposeOf, stateOf }
  }

  /** Lets the signers execute the last proposal. */
  async function execute() {
    const hash = await testChain().client.sendTransaction({ account: bettor, to: bettor })
    found = { txStatus: 'SUCCESS', txHash: hash }
  }

  test('several proposals wait for other signers until they are executed', async () => {
    const { result, followed, proposeOf, stateOf } = await propose()
    expect(result.current.isBusy).toBe(false)
    await proposeOf(2n)
    expect(followed).toHaveLength(2)
    found = signedBy(1)
    await waitFor(() => expect(stateOf(1)).toMatchObject({ signatures: { given: 1, needed: 2 } }))
    found = signedBy(2)
    await waitFor(() => expect(stateOf(0)).toMatchObject({ signatures: { given: 2, needed: 2 } }))
    await execute()
    const settled = await act(() => Promise.all(followed))
    expect(settled).toMatchObject([{ phase: 'confirmed' }, { phase: 'confirmed' }])
    expect(pendingOnes()).toEqual([])
    await waitFor(() => expect(result.current.state).toEqual({ phase: 'idle' }))
  })

  test('an equal proposal is not sent again while the first one waits', async () => {
    const { followed, proposeOf } = await propose()
    expect(await proposeOf(1n)).toEqual({ phase: 'proposed' })
    expect(wallet.prompts).toEqual(['connect', 'send batch'])
    await execute()
    await act(() => Promise.all(followed))
    await proposeOf(1n)
    expect(wallet.prompts).toEqual(['connect', 'send batch', 'send batch'])
    await act(() => Promise.all(followed))
  })

  test('a bet is the same at other odds, and lapses at its deadline', async () => {
    const { matchId } = await payableBet()
    const amount = parseEther('0.1')
    const deadline = (await testChain().now()) + 20 * minute
    const bet = { amount, minPayout: 0n, deadline }
    const { followed, proposeOf } = await proposeBy(
      () =>
        useTransaction({
          kind: 'placeBet',
          calls: (terms: typeof bet) => [
            contractCall({
              ...bettingPoolContract,
              functionName: 'placeBetWithin',
              args: [matchId, terms.amount, 1, terms.minPayout, BigInt(terms.deadline)],
            }),
          ],
          invalidates: [],
        }),
      bet,
    )
    await proposeOf({ ...bet, minPayout: 1n, deadline: deadline + 1 })
    expect(pendingOnes()).toHaveLength(1)
    await proposeOf({ ...bet, amount: amount - 1n })
    expect(pendingOnes()).toHaveLength(2)

    const setTime = (timestamp: number) =>
      headStore.setState({
        head: { number: 1n, hash: '0x', parentHash: '0x', timestamp, seenAt: performance.now() },
      })
    onTestFinished(() => headStore.setState({ head: undefined }))
    setTime(deadline + 1)
    await proposeOf({ ...bet, deadline: deadline + 20 * minute })
    expect(pendingOnes()).toHaveLength(3)
    setTime(deadline + 6 * minute)
    const lapsed = failedBy('DeadlinePassed')
    expect(await act(() => Promise.all(followed.slice(0, 2)))).toEqual([lapsed, lapsed])
    expect(pendingOnes()).toHaveLength(1)
    await execute()
    await act(() => followed[2])
  })

  test.each([
    ['reject', { txStatus: 'CANCELLED' }, 'cancelled'],
    ['delete', UNKNOWN, 'cancelled'],
    ['execute, but whose calls revert,', { txStatus: 'FAILED' }, 'reverted'],
  ])('a proposal that the signers %s fails', async (_, outcome, kind) => {
    const { followed } = await propose()
    found = outcome
    expect(await act(() => followed[0])).toEqual(failed('receipt', { kind }))
    expect(pendingOnes()).toEqual([])
  })

  test('a proposal outlasts a gateway that does not know it yet, and other errors', async () => {
    failures = [UNKNOWN, UNKNOWN, 'CGW error - 503: Unavailable']
    const { followed } = await propose()
    await execute()
    expect(await act(() => followed[0])).toMatchObject({ phase: 'confirmed' })
    expect(failures).toEqual([])
  })
})

test('a batch of a smart account fails if its calls revert in a mined transaction', async () => {
  wallet.startBatching()
  const { result } = app.render(useBatch)
  const hash = await testChain().client.sendTransaction({ account: bettor, to: bettor })
  await testChain().client.waitForTransactionReceipt({ hash })
  const receipt = await wallet.ask('eth_getTransactionReceipt', [hash])
  wallet.answer('wallet_getCallsStatus', () => ({
    ...{ version: '2.0.0', id: '0x', chainId: '0x7a69', atomic: true },
    ...{ status: 500, receipts: [receipt] },
  }))
  const matchId = await testChain().createMatch()
  await testChain().giveWeth(bettor, '1')
  const settled = await act(() => result.current.send({ matchId, amount: parseEther('1') }))
  expect(settled).toEqual(failed('receipt', { kind: 'reverted' }))
})
