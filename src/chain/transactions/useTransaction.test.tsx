import { act, waitFor } from '@testing-library/react'
import { type Address, encodeFunctionData, type Hash, type Hex, numberToHex, parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getConnection } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { headStore, watchHead } from '@/chain/network/head'
import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { stateValue } from '@/chain/queries/stateValues'
import { WalletError } from '@/chain/wallet/devWallet'
import { deferred } from '@/testing/deferred'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { minute } from '@/testing/time'
import { MAINNET, reject, type TestWallet } from '@/testing/wallet'
import { grows } from './effect'
import { type Followed, transactionKey, transactionsOf } from './transactionStore'
import { type ContractCall, contractCall, type EndedTransactionState, type TransactionState } from './types'
import { useFollowedWrites } from './useFollowedWrites'
import { useTransaction } from './useTransaction'
import { isOpen, storedWrites } from './writes'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address

beforeEach(async () => {
  bettor = testChain().accounts.bettor
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
    effect: (value, account) => [
      grows(stateValue({ ...wethContract, functionName: 'balanceOf', args: [account] }), value),
    ],
    invalidates: [deployment.weth],
  })

const bettingWith = (calls: readonly ((bet: Bet) => ContractCall)[]) => () =>
  useTransaction({
    kind: 'placeBet',
    calls: (bet: Bet) => calls.map((call) => call(bet)),
    effect: ({ matchId, amount }, account) => [staked(matchId, account, amount)],
    invalidates: [deployment.bettingPool, deployment.weth],
  })

/** A bet with a deadline: ten minutes at most, and before the pool changes. */
const useBettingUntil = (closesAt: number) =>
  useTransaction({
    kind: 'placeBet',
    calls: ({ matchId, amount }: Bet, _, deadline) => [
      contractCall({
        ...bettingPoolContract,
        functionName: 'placeBetWithin',
        args: [matchId, amount, 1, 0n, deadline],
      }),
    ],
    effect: ({ matchId, amount }, account) => [staked(matchId, account, amount)],
    closesAt,
    invalidates: [deployment.bettingPool, deployment.weth],
  })

const useBetting = bettingWith([placeBetCall])
const useBatch = bettingWith([approveCall, placeBetCall])

/** A stake that grows. */
const staked = (matchId: bigint, account: Address, wei: bigint) =>
  grows(
    stateValue({ ...bettingPoolContract, functionName: 'getUserBet', args: [matchId, account] }, 'amount'),
    wei,
  )

const sentCount = () => wallet.asked.filter((method) => method === 'eth_sendTransaction').length

const openOnes = () => storedWrites(bettor).filter(isOpen)

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
): Promise<EndedTransactionState> {
  const ended = deferred<EndedTransactionState>()
  act(() => void current.send(variables, options).then(ended.resolve))
  return ended.promise
}

let wrapped = parseEther('1')

/** Sends a transaction that stays pending. */
async function sendUnmined(result: { current: ReturnType<typeof useWrapping> }) {
  await testChain().client.setAutomine(false)
  // A new amount each time, because Anvil keeps receipts from before a revert.
  wrapped += 1n
  const ended = startSending(result, wrapped)
  await waitFor(() => expect(result.current.state.phase).toBe('pending'))
  const { state } = result.current
  if (state.phase !== 'pending' || !state.hash) throw new Error('It is not pending')
  return { hash: state.hash, ended }
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
    const ended = await act(() => result.current.send(parseEther('1')))
    expect(ended).toMatchObject({ phase: 'confirmed', receipt: { status: 'success' } })
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
    const ended = startSending(result, bet)
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
    expect(await act(() => ended)).toEqual(failedBy('BettingIsClosed', bet.matchId))
  })

  test('is followed although the wallet answers after nobody waited longer', async () => {
    const prompt = wallet.holdNext()
    const { result } = app.render(useWrapping)
    const ended = startSending(result, 7n)
    await prompt.opened
    await testChain().pass(11 * minute)
    await waitFor(() => expect(storedWrites(bettor)).toEqual([]))
    prompt.confirm()
    expect(await act(() => ended)).toMatchObject({ phase: 'confirmed' })
  })

  test('is kept on a chain without a block for hours', async () => {
    await testChain().client.increaseTime({ seconds: 130 * minute })
    const stop = await followHead()
    const requests = countRequests('eth_call')
    const prompt = wallet.holdNext()
    const { result } = app.render(useWrapping)
    const ended = startSending(result, 7n)
    await prompt.opened
    const before = requests.eth_call ?? 0
    await waitFor(() => expect(requests.eth_call).toBeGreaterThan(before + 1))
    expect(storedWrites(bettor)).toHaveLength(1)
    prompt.confirm()
    expect(await act(() => ended)).toMatchObject({ phase: 'confirmed' })
    stop()
  })

  test('is confirmed by its receipt although the value fell meanwhile', async () => {
    await testChain().fundBettor('3')
    const { result } = app.render(useWrapping)
    const { ended } = await sendUnmined(result)
    await testChain().client.writeContract({
      ...wethContract,
      functionName: 'transfer',
      args: [testChain().accounts.rival, parseEther('2')],
      account: bettor,
    })
    await mine()
    expect(await act(() => ended)).toMatchObject({ phase: 'confirmed' })
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
    const { ended } = await sendUnmined(first.result)
    first.unmount()
    const second = app.render(useWrapping)
    expect(second.result.current.state.phase).toBe('pending')
    await mine()
    await act(() => ended)
    expect(second.result.current.state.phase).toBe('confirmed')
    second.unmount()
    const key = transactionKey(bettor, { kind: 'wrap' })
    await waitFor(() => expect(transactionsOf(app.queryClient).stateOf(key).phase).toBe('idle'))
    expect(app.render(useWrapping).result.current.state.phase).toBe('idle')
  })
})

describe('the wallet’s chain', () => {
  test('may change while a prompt is open, which fails until the next attempt', async () => {
    const prompt = wallet.holdNext()
    const { result } = app.render(useWrapping)
    const ended = startSending(result, 1n)
    await prompt.opened
    await act(() => wallet.moveTo(MAINNET))
    prompt.confirm()
    expect(await act(() => ended)).toEqual(failed('signing', { kind: 'wrongChain' }))
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
  const { ended } = await sendUnmined(app.render(useWrapping).result)
  expect(invalidated()).toEqual([])
  await mine()
  await act(() => ended)
  expect(invalidated()).toEqual(['weth', 'coin'])
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
      useFollowedWrites(() => {})
      return useBetting()
    })
    expect(await act(() => result.current.send(bet))).toMatchObject({ phase: 'confirmed' })

    const args = [bet.matchId] as const
    const data = encodeFunctionData({ ...bettingPoolContract, functionName: 'closeBetting', args })
    const from = testChain().accounts.operator
    await reorg({ from, to: deployment.bettingPool, data }, await newest())
    await waitFor(() => expect(result.current.state).toEqual(failedBy('BettingIsClosed', ...args)))
  })

  test('waits again for a bet that it removed, which cannot come after its deadline', async () => {
    const bet = await payableBet()
    const closesAt = (await testChain().now()) + 5 * minute
    const { result } = app.render(() => useBettingUntil(closesAt))
    expect(await act(() => result.current.send(bet))).toMatchObject({ phase: 'confirmed' })
    await reorg()
    await waitFor(() => expect(openOnes()).toHaveLength(1))
    await testChain().pass(6 * minute)
    await waitFor(() => expect(result.current.state).toEqual(failed('receipt', { kind: 'notPlaced' })))
  })

  test('keeps what is mined again with the same result', async () => {
    const { result } = app.render(useWrapping)
    await act(() => result.current.send(parseEther('1')))
    await reorg(await newest())
    const reads = countRequests('eth_getTransactionReceipt')
    await waitFor(() => expect(reads.eth_getTransactionReceipt).toBeGreaterThan(2))
    expect(result.current.state).toMatchObject({ phase: 'confirmed' })
    expect(openOnes()).toEqual([])
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
  /** Answers to proposals that were executed, by their `safeTxHash`. */
  const executed = new Map<string, object>()

  /** Answers as the page that frames the app: with a proposal, or why it has none. */
  const answer = ({ data: { id, method, params } }: MessageEvent) => {
    if (method !== 'getTxBySafeTxHash') return
    const answered = failures.shift() ?? executed.get(params.safeTxHash) ?? found
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

  let proposed = 0

  /** Proposes a write that waits for other signers. Returns what follows it. */
  async function propose<Variables>(
    useAction: () => Pick<ReturnType<typeof useTransaction<Variables>>, 'send' | 'isBusy' | 'state'>,
    first: Variables,
  ) {
    wallet.answer('wallet_sendCalls', () => ({ id: numberToHex(++proposed, { size: 32 }) }))
    // As wagmi's Safe connector.
    Object.assign(getConnection(app.config).connector ?? {}, { id: 'safe' })
    const told: Followed[] = []
    const { result } = app.render(() => {
      useFollowedWrites((write, state) => told.push({ write, state }))
      return useAction()
    })
    const proposeOf = (variables: Variables) => act(() => result.current.send(variables))
    expect(await proposeOf(first)).toEqual({ phase: 'proposed' })
    const expectLast = (state: object) => waitFor(() => expect(told.at(-1)?.state).toMatchObject(state))
    return { result, told, proposeOf, expectLast }
  }

  const batches = () => wallet.asked.filter((method) => method === 'wallet_sendCalls').length

  /** Lets the signers execute a proposal to wrap. */
  async function execute(value = 1n) {
    const data = encodeFunctionData({ ...wethContract, functionName: 'deposit' })
    const hash = await testChain().client.sendTransaction({
      account: bettor,
      to: deployment.weth,
      data,
      value,
    })
    const write = openOnes().find(({ effects }) => effects[0]?.by === value)
    executed.set(write?.batchId ?? '', { txStatus: 'SUCCESS', txHash: hash })
  }

  test('several proposals wait for other signers until they are executed', async () => {
    const { result, told, proposeOf } = await propose<bigint>(useWrapping, 1n)
    expect(result.current.isBusy).toBe(false)
    await proposeOf(2n)
    expect(openOnes()).toHaveLength(2)
    found = signedBy(1)
    await waitFor(() =>
      expect(told.filter(({ state }) => 'signatures' in state && state.signatures?.given === 1)).toHaveLength(
        2,
      ),
    )
    await execute(2n)
    const confirmed = () => told.find(({ state }) => state.phase === 'confirmed')
    await waitFor(() => expect(confirmed()?.write.effects[0]?.by).toBe(2n))
    expect(openOnes()).toHaveLength(1)
    await execute(1n)
    await waitFor(() => expect(openOnes()).toEqual([]))
  })

  test('an equal proposal is not sent again while the first one waits', async () => {
    const { proposeOf, expectLast } = await propose<bigint>(useWrapping, 1n)
    expect(await proposeOf(1n)).toEqual({ phase: 'proposed' })
    expect(batches()).toBe(1)
    await execute()
    await expectLast({ phase: 'confirmed' })
    await proposeOf(1n)
    expect(batches()).toBe(2)
  })

  test('a bet is the same at other odds, and has time until the pool changes', async () => {
    const { matchId } = await payableBet()
    const closesAt = (await testChain().now()) + 20 * minute
    const terms = { matchId, matchName: 'T1 vs Gen.G', side: 1, coin: 'WETH' } as const
    const { proposeOf, expectLast } = await propose<bigint>(
      () =>
        useTransaction({
          kind: 'placeBet',
          bet: { ...terms, amount: parseEther('0.1') },
          calls: (minPayout: bigint, _, deadline) => [
            contractCall({
              ...bettingPoolContract,
              functionName: 'placeBetWithin',
              args: [matchId, parseEther('0.1'), 1, minPayout, deadline],
            }),
          ],
          effect: (_, account) => [staked(matchId, account, parseEther('0.1'))],
          closesAt,
          invalidates: [],
        }),
      0n,
    )
    expect(openOnes()).toMatchObject([{ until: closesAt }])
    await proposeOf(1n)
    expect(batches()).toBe(1)
    await testChain().pass(20 * minute + 20)
    await expectLast(failed('receipt', { kind: 'notPlaced' }))
    expect(openOnes()).toEqual([])
  })

  test.each([
    ['reject', { txStatus: 'CANCELLED' }, 'cancelled'],
    ['delete', UNKNOWN, 'cancelled'],
    ['execute, but whose calls revert,', { txStatus: 'FAILED' }, 'reverted'],
  ])('a proposal that the signers %s fails', async (_, outcome, kind) => {
    const { expectLast } = await propose<bigint>(useWrapping, 1n)
    found = outcome
    await expectLast(failed('receipt', { kind }))
    expect(openOnes()).toEqual([])
  })

  test('a proposal outlasts a gateway that does not know it yet, and other errors', async () => {
    failures = [UNKNOWN, UNKNOWN, 'CGW error - 503: Unavailable']
    const { expectLast } = await propose<bigint>(useWrapping, 1n)
    await waitFor(() => expect(failures).toEqual([]))
    await execute()
    await expectLast({ phase: 'confirmed' })
  })
})
