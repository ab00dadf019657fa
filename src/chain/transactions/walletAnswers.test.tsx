import { act, waitFor } from '@testing-library/react'
import { type Address, type Hash, type Hex, numberToHex, parseEther, toHex, zeroHash } from 'viem'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { watchHead } from '@/chain/network/head'
import { bettingPoolContract, wethContract } from '@/chain/queries/contracts'
import { stateValue } from '@/chain/queries/stateValues'
import { WalletError } from '@/chain/wallet/devWallet'
import { deferred } from '@/testing/deferred'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, createTestApp, type TestApp } from '@/testing/testApp'
import { hour, minute } from '@/testing/time'
import type { TestWallet } from '@/testing/wallet'
import { grows } from './effect'
import { type Followed, transactionsOf } from './transactionStore'
import { contractCall, type EndedTransactionState } from './types'
import { useFollowedWrites } from './useFollowedWrites'
import { useAtomicStatus, useOpenWrites, useTransaction } from './useTransaction'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address
let matchId: bigint
let closesAt: number
const amount = parseEther('0.5')

beforeEach(async () => {
  const { url, accounts, fundBettor, createMatch, now } = testChain()
  bettor = accounts.bettor
  await fundBettor('3')
  matchId = await createMatch()
  closesAt = (await now()) + hour - 1
  ;({ wallet, app } = await connectTestApp(url, bettor))
})

interface Wanted {
  /** In one batch with the approval. */
  isBatch?: boolean
  wei?: bigint
}

const betOf = (wei: bigint, deadline: bigint) =>
  contractCall({
    ...bettingPoolContract,
    functionName: 'placeBetWithin',
    args: [matchId, wei, 1, 0n, deadline],
  })

/** A page with the match's bet: what it shows of it, of those that may still come, and what it told. */
function openPage(of: TestApp = app) {
  const told: Followed[] = []
  const { result, unmount } = of.render(() => {
    useFollowedWrites((write, state) => told.push({ write, state }))
    const bet = useTransaction<Wanted>({
      kind: 'placeBet',
      scope: String(matchId),
      bet: { matchId, matchName: 'T1 vs Gen.G', side: 1, amount, coin: 'WETH' },
      calls: ({ isBatch, wei = amount }, _, deadline) => [
        ...(isBatch
          ? [contractCall({ ...wethContract, functionName: 'approve', args: [deployment.bettingPool, wei] })]
          : []),
        betOf(wei, deadline),
      ],
      effect: ({ wei = amount }, account) => [
        grows(
          stateValue(
            { ...bettingPoolContract, functionName: 'getUserBet', args: [matchId, account] },
            'amount',
          ),
          wei,
        ),
      ],
      closesAt,
      invalidates: [deployment.bettingPool],
    })
    return { bet, open: useOpenWrites(), status: useAtomicStatus().data }
  })
  const page = {
    result,
    told,
    unmount,
    /** Presses without waiting for the end. */
    press: (wanted: Wanted = {}, anyway = false): Promise<EndedTransactionState> => {
      const ended = deferred<EndedTransactionState>()
      act(() => void result.current.bet.send(wanted, { anyway }).then(ended.resolve))
      return ended.promise
    },
    expectState: (state: object) => waitFor(() => expect(result.current.bet.state).toMatchObject(state)),
    expectOpen: (count: number) => waitFor(() => expect(result.current.open).toHaveLength(count)),
    expectTold: (phase: string) => waitFor(() => expect(told.at(-1)?.state.phase).toBe(phase)),
  }
  return page
}

const failed = (kind: string) => ({ phase: 'failed', failure: { kind } })
const sends = () => wallet.asked.filter((method) => /send/i.test(method))
const unknownHash = (): Hash => toHex(Math.floor(performance.now() * 1e6), { size: 32 })

const stake = () => testChain().positionOf(matchId, bettor)
const expectStake = async (wei: bigint) => expect(await stake()).toMatchObject({ stake: wei })

/** Bets by a transaction that the page knows nothing of, as a relayer or a repriced one does. */
const betElsewhere = (fees: { maxFeePerGas?: bigint; maxPriorityFeePerGas?: bigint } = {}) =>
  testChain().client.writeContract({
    ...bettingPoolContract,
    functionName: 'placeBetWithin',
    args: [matchId, amount, 1, 0n, 2n ** 64n - 1n],
    account: bettor,
    ...fees,
  })

/** Lets a page's clock run ahead a second at each look, so that what is sent soon counts as late. */
function runLate() {
  const now = performance.now.bind(performance)
  let ahead = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    ahead += 1_000
    return now() + ahead
  })
  return () => void vi.restoreAllMocks()
}

describe('a hash that no node knows', () => {
  beforeEach(() => wallet.answer('eth_sendTransaction', () => unknownHash()))

  test('leaves the bet open until it is placed by another transaction: sped up, wrapped or relayed', async () => {
    const page = openPage()
    void page.press()
    await page.expectState({ phase: 'pending' })
    const restore = runLate()
    await page.expectState({ phase: 'undecided' })
    await page.expectOpen(1)
    restore()
    expect(await page.press()).toEqual({ phase: 'undecided' })
    await betElsewhere()
    await page.expectState({ phase: 'confirmed', receipt: undefined, bet: { amount } })
    await page.expectTold('confirmed')
    await page.expectOpen(0)
    expect(sends()).toEqual(['eth_sendTransaction'])
  })

  test('is not placed once a final block is beyond the deadline: cancelled before a node saw it', async () => {
    const page = openPage()
    void page.press()
    await page.expectState({ phase: 'pending' })
    await testChain().client.sendTransaction({ account: bettor, to: bettor })
    await testChain().pass(10 * minute - 5)
    await page.expectState({ phase: expect.stringMatching(/^(pending|undecided)$/) })
    await testChain().pass(30)
    await page.expectState(failed('notPlaced'))
    wallet.restore('eth_sendTransaction')
    expect(await act(() => page.press())).toMatchObject({ phase: 'confirmed' })
    await expectStake(amount)
  })

  test('is not placed after its deadline on a chain that makes no blocks meanwhile', async () => {
    const page = openPage()
    void page.press()
    await page.expectState({ phase: 'pending' })
    await testChain().client.increaseTime({ seconds: 10 * minute + 30 })
    onTestFinished(watchHead(app.config))
    onTestFinished(runLate())
    await page.expectState(failed('notPlaced'))
  })

  test('is that of a proposal, of an account whose owners sign one after another', async () => {
    await testChain().client.setCode({ address: bettor, bytecode: '0x00' })
    const page = openPage()
    void page.press()
    await page.expectState({ phase: 'pending' })
    const restore = runLate()
    await page.expectOpen(1)
    restore()
    expect(page.result.current.open).toMatchObject([{ until: closesAt, hasOwners: true }])
    await testChain().pass(40 * minute)
    await betElsewhere()
    await page.expectState({ phase: 'confirmed' })
    expect(sends()).toEqual(['eth_sendTransaction'])
  })

  test('has ten minutes, if the account was upgraded (EIP-7702)', async () => {
    const { client, now } = testChain()
    await client.setCode({ address: bettor, bytecode: `0xef0100${deployment.weth.slice(2)}` })
    const page = openPage()
    void page.press()
    await page.expectState({ phase: 'pending' })
    const restore = runLate()
    await page.expectOpen(1)
    restore()
    expect(page.result.current.open[0]?.until).toBeLessThanOrEqual((await now()) + 10 * minute)
  })
})

describe('an error after which it may have been sent', () => {
  test.each([
    [-32603, 'Internal error'],
    [-32000, 'already known'],
    [-32003, 'nonce too low'],
    [-32002, 'RPC endpoint not found or unavailable.'],
    [4900, 'The background page restarted.'],
  ])('%d %s: the wallet is asked once, and the bet is found', async (code, message) => {
    await testChain().stopMining()
    wallet.answer('eth_sendTransaction', async (params) => {
      await wallet.ask('eth_sendTransaction', params)
      throw new WalletError(code, message)
    })
    const page = openPage()
    expect(await act(() => page.press())).toEqual({ phase: 'undecided' })
    await page.expectOpen(1)
    expect(page.result.current.open[0]?.unclear).toBeDefined()
    expect(await act(() => page.press())).toEqual({ phase: 'undecided' })
    await testChain().resumeMining()
    await page.expectState({ phase: 'confirmed' })
    await page.expectTold('confirmed')
    expect(sends()).toEqual(['eth_sendTransaction'])
    await expectStake(amount)
  })

  test('that sent nothing: the bet isn’t placed after its deadline, and only a choice sends another one before', async () => {
    wallet.failNext(-32603, 'Internal error')
    const page = openPage()
    await act(() => page.press())
    await page.expectOpen(1)
    expect(await act(() => page.press({}, true))).toMatchObject({ phase: 'confirmed' })
    await page.expectOpen(1)
    await testChain().pass(10 * minute + 16)
    await page.expectOpen(0)
    await waitFor(() => expect(page.told.at(-1)?.state).toMatchObject(failed('notPlaced')))
    expect(sends()).toHaveLength(2)
    await expectStake(amount)
  })
})

interface Refusal {
  code?: number
  message: string
}
/** After public reports of wallets. */
const fromTheField: Refusal[] = [
  {
    code: -32603,
    message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
  },
  { code: 5002, message: 'User rejected methods.' },
  { message: 'User denied transaction signature.' },
]

describe('a clear refusal', () => {
  test.each([
    ...fromTheField,
    { code: 4001, message: 'User rejected the request.' },
    { code: -32000, message: 'User rejected' },
    { code: -32603, message: 'Ledger device: UNKNOWN_ERROR (0x5501)' },
    { code: -32603, message: 'Action cancelled by user' },
    { message: 'Failure_ActionCancelled' },
    { message: 'Cancelled' },
    { code: -32603, message: 'The request was declined.' },
    { code: -32099, message: 'The transaction was rejected by the user' },
    { message: 'Popup closed' },
    { code: -32603, message: '用户拒绝了交易' },
  ])('$code $message is a rejection, and frees the form', async ({ code, message }) => {
    wallet.answer('eth_sendTransaction', () => {
      throw Object.assign(new Error(message), code === undefined ? {} : { code })
    })
    const page = openPage()
    expect(await act(() => page.press())).toEqual({ phase: 'rejected' })
    expect(page.result.current.open).toEqual([])
    wallet.restore('eth_sendTransaction')
    expect(await act(() => page.press())).toMatchObject({ phase: 'confirmed' })
  })

  test.each([
    [8000, 'Request expired. Please try again.', 'expired'],
    [-32603, 'User did not confirm in time: signing timed out', 'expired'],
    [4100, 'Unauthorized.', 'unknown'],
    [4200, 'The method is not supported.', 'unknown'],
    [4901, 'Not connected to this chain.', 'wrongChain'],
    [-32000, 'insufficient funds for gas * price + value', 'insufficientFunds'],
    [-32080, 'RPC endpoint returned HTTP client error.', 'walletRpc'],
    [-32603, 'execution reverted', 'walletRefused'],
  ])('%d %s frees the form and says why', async (code, message, kind) => {
    wallet.failNext(code, message)
    const page = openPage()
    expect(await act(() => page.press())).toMatchObject({ ...failed(kind), at: 'signing' })
    expect(page.result.current.open).toEqual([])
    expect(sends()).toEqual(['eth_sendTransaction'])
  })

  test('that comes all the same is told', async () => {
    wallet.rejectNext()
    const page = openPage()
    expect(await act(() => page.press())).toEqual({ phase: 'rejected' })
    await betElsewhere()
    await page.expectTold('confirmed')
    await page.expectState({ phase: 'confirmed' })
  })
})

describe('an equal bet after one that didn’t come', () => {
  test('is placed, however it was mined', async () => {
    wallet.rejectNext()
    const page = openPage()
    expect(await act(() => page.press())).toEqual({ phase: 'rejected' })
    wallet.answer('eth_sendTransaction', () => unknownHash())
    void page.press()
    await page.expectState({ phase: 'pending' })
    await betElsewhere()
    await testChain().pass(10 * minute + 16)
    await waitFor(() => expect(page.result.current.bet.state.phase).toMatch(/confirmed|failed/))
    expect(page.told.filter(({ state }) => state.phase === 'confirmed')).toEqual([])
    expect(page.result.current.bet.state.phase).toBe('confirmed')
  })

  test('pressed anyway twice, asks the wallet once', async () => {
    wallet.failNext(-32603, 'Internal error')
    const page = openPage()
    await act(() => page.press())
    await page.expectOpen(1)
    const both = [page.press({}, true), page.press({}, true)]
    await act(() => Promise.all(both))
    expect(sends()).toHaveLength(2)
  })
})

describe('a batch', () => {
  beforeEach(async () => {
    await testChain().approve(bettor, '0')
    wallet.startBatching()
  })

  const answerStatus = (status: object) =>
    wallet.answer('wallet_getCallsStatus', () => ({
      ...{ version: '2.0.0', id: '0x01', chainId: '0x7a69', atomic: true },
      ...status,
    }))

  test.each([
    ['without receipts', { status: 200 }],
    ['with an empty list', { status: 200, receipts: [] }],
    ['with null', { status: 200, receipts: null }],
    [
      'with receipts without hashes',
      { status: 200, receipts: [{ status: '0x1', blockNumber: '0x1', gasUsed: '0x1' }] },
    ],
    ['as pending for ever', { status: 100 }],
    ['as failed in part, although it was mined', { status: 600, receipts: [] }],
  ])('is confirmed by its effect, reported %s', async (_, status) => {
    answerStatus(status)
    const page = openPage()
    expect(await act(() => page.press({ isBatch: true }))).toMatchObject({ phase: 'confirmed' })
    await page.expectOpen(0)
    await expectStake(amount)
  })

  test('is confirmed by its effect, with an ID that the wallet no longer knows', async () => {
    wallet.answer('wallet_getCallsStatus', () => {
      throw new WalletError(5730, 'Unknown bundle id.')
    })
    const page = openPage()
    expect(await act(() => page.press({ isBatch: true }))).toMatchObject({ phase: 'confirmed' })
  })

  test('is confirmed by its effect, by a wallet that never answers again', async () => {
    wallet.answer('wallet_getCallsStatus', () => new Promise(() => {}))
    const page = openPage()
    expect(await act(() => page.press({ isBatch: true }))).toMatchObject({ phase: 'confirmed' })
  })

  test('that never comes isn’t placed after its deadline', async () => {
    wallet.answer('wallet_sendCalls', () => ({ id: zeroHash }))
    answerStatus({ status: 100 })
    const page = openPage()
    void page.press({ isBatch: true })
    await page.expectState({ phase: 'pending' })
    await testChain().pass(10 * minute + 16)
    await page.expectState(failed('notPlaced'))
  })

  test('fails if the wallet says so and nothing is staked', async () => {
    wallet.answer('wallet_sendCalls', () => ({ id: zeroHash }))
    answerStatus({ status: 400, receipts: [] })
    const page = openPage()
    void page.press({ isBatch: true })
    await page.expectState(failed('cancelled'))
  })

  test('of a smart account fails if its calls reverted in a mined transaction', async () => {
    const hash = await testChain().client.sendTransaction({ account: bettor, to: bettor })
    wallet.answer('wallet_sendCalls', () => ({ id: zeroHash }))
    answerStatus({ status: 500, receipts: [await wallet.ask('eth_getTransactionReceipt', [hash])] })
    const page = openPage()
    void page.press({ isBatch: true })
    await page.expectState(failed('reverted'))
  })

  test.each([4100, 4200, -32004, -32601, -32602, 5700, 5710, 5740, 5760])(
    'that the wallet refuses with %d makes the app approve first, for the session',
    async (code) => {
      wallet.answer('wallet_sendCalls', () => {
        throw new WalletError(code, 'No batches.')
      })
      const page = openPage()
      await waitFor(() => expect(page.result.current.status).toBe('supported'))
      expect(await act(() => page.press({ isBatch: true }))).toMatchObject(failed('batchRefused'))
      expect(page.result.current.open).toEqual([])
      await waitFor(() => expect(page.result.current.status).toBe('unsupported'))
      const again = createTestApp(testChain().url, wallet)
      await again.connectWallet()
      const { result } = openPage(again)
      await waitFor(() => expect(result.current.status).toBe('unsupported'))
      expect(sends()).toEqual(['wallet_sendCalls'])
    },
  )
})

describe('a node that lags', () => {
  /** Answers reads of state as before this block. */
  const lagBehind = (block: bigint) => {
    app.network.onRequest = (body) =>
      body.includes('"eth_call"') ? body.replaceAll('"latest"', `"${numberToHex(block)}"`) : undefined
  }

  test('behind the receipt doesn’t make a bet doubtful', async () => {
    lagBehind(await testChain().client.getBlockNumber())
    const page = openPage()
    expect(await act(() => page.press())).toMatchObject({
      phase: 'confirmed',
      receipt: { status: 'success' },
    })
  })

  test('behind the pending block doesn’t make a placed bet not placed', async () => {
    wallet.answer('eth_sendTransaction', () => unknownHash())
    const page = openPage()
    void page.press()
    await page.expectState({ phase: 'pending' })
    lagBehind(await testChain().client.getBlockNumber())
    await betElsewhere()
    await testChain().pass(10 * minute + 30)
    onTestFinished(watchHead(app.config))
    await waitFor(() => expect(page.result.current.bet.state.phase).toMatch(/confirmed|failed/))
    expect(page.result.current.bet.state).toMatchObject({ phase: 'confirmed' })
  })

  test('behind the nonce doesn’t make a bet that was sped up cancelled', async () => {
    const { client } = testChain()
    await testChain().stopMining()
    const page = openPage()
    void page.press()
    await page.expectState({ phase: 'pending' })
    const { state } = page.result.current.bet
    const hash = 'hash' in state ? state.hash : undefined
    await waitFor(() => expect(page.result.current.open).toEqual([]))
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('"nonce"'))
    const sent = await client.getTransaction({ hash: hash ?? '0x' })
    lagBehind(await client.getBlockNumber())
    const fee = (sent.maxFeePerGas ?? 0n) * 2n
    const suffix: Hex = `${sent.input}80218021`
    await client.sendTransaction({
      ...{ account: bettor, to: sent.to, data: suffix, nonce: sent.nonce, gas: sent.gas },
      ...{ maxFeePerGas: fee, maxPriorityFeePerGas: fee },
    })
    await testChain().resumeMining()
    await page.expectState({ phase: 'confirmed' })
  })
})

test('cancelled in the wallet is told as soon as its nonce is used', async () => {
  const { client, stopMining, resumeMining } = testChain()
  await stopMining()
  const page = openPage()
  void page.press()
  await page.expectState({ phase: 'pending' })
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('"nonce"'))
  const { transactions } = await client.getBlock({ blockTag: 'pending', includeTransactions: true })
  const [{ nonce, maxFeePerGas = 0n } = { nonce: 0 }] = transactions
  const fees = { maxFeePerGas: maxFeePerGas * 2n, maxPriorityFeePerGas: maxFeePerGas * 2n }
  await client.sendTransaction({ account: bettor, to: bettor, nonce, ...fees })
  await resumeMining()
  await page.expectState(failed('cancelled'))
})

test('an equal bet of another device isn’t taken for one that still waits', async () => {
  const { client, stopMining } = testChain()
  const gwei = 10n ** 9n
  await stopMining()
  await betElsewhere({ maxFeePerGas: 100n * gwei, maxPriorityFeePerGas: gwei })
  wallet.answer('eth_sendTransaction', ([transaction]) =>
    wallet.ask('eth_sendTransaction', [
      {
        ...Object(transaction),
        maxFeePerGas: numberToHex(5n * gwei),
        maxPriorityFeePerGas: numberToHex(gwei),
      },
    ]),
  )
  const page = openPage()
  void page.press()
  await page.expectState({ phase: 'pending' })
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('"nonce"'))
  await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 20n * gwei })
  await client.mine({ blocks: 1 })
  await expectStake(amount)
  let looks = 0
  app.network.onRequest = (body) => {
    if (body.includes('eth_getTransactionCount')) looks++
    return undefined
  }
  await waitFor(() => expect(looks).toBeGreaterThan(3))
  expect(page.result.current.bet.state.phase).toBe('pending')
  // The wallet speeds it up. Nobody can tell which of the two this page's is, until one can't come any more.
  await client.setAutomine(true)
  await betElsewhere({ maxFeePerGas: 100n * gwei, maxPriorityFeePerGas: gwei })
  await testChain().pass(10 * minute + 16)
  await page.expectState({ phase: 'confirmed' })
  await expectStake(2n * amount)
})

describe('two tabs', () => {
  /** Opens another tab of the same browser: its own page, and the same storage and wallet. */
  async function openTab() {
    const tab = createTestApp(testChain().url, wallet)
    await tab.connectWallet()
    return openPage(tab)
  }

  test('show each other’s bets on their way, and neither sends one twice', async () => {
    await testChain().stopMining()
    const [page, tab] = [openPage(), await openTab()]
    const ended = page.press()
    await page.expectState({ phase: 'pending' })
    await tab.expectState({ phase: 'pending' })
    await testChain().resumeMining()
    expect(await act(() => ended)).toMatchObject({ phase: 'confirmed' })
    await tab.expectState({ phase: 'confirmed', bet: { amount } })
    await tab.expectTold('confirmed')
    expect(page.told.filter(({ state }) => state.phase === 'confirmed')).toEqual([])
    expect(sends()).toHaveLength(1)
  })

  test('hold back a bet while the wallet is asked in the other one, until it refuses', async () => {
    const [page, tab] = [openPage(), await openTab()]
    const prompt = wallet.holdNext()
    const ended = page.press()
    await prompt.opened
    await tab.expectOpen(1)
    expect(page.result.current.open).toEqual([])
    expect(await act(() => tab.press())).toEqual({ phase: 'undecided' })
    prompt.reject()
    expect(await act(() => ended)).toEqual({ phase: 'rejected' })
    await tab.expectOpen(0)
    await tab.expectState({ phase: 'idle' })
    expect(await act(() => tab.press())).toMatchObject({ phase: 'confirmed' })
  })

  test('take back that a bet was placed once the wallet names the transaction of another one', async () => {
    const [page, tab] = [openPage(), await openTab()]
    wallet.failNext(-32603, 'Internal error')
    await act(() => page.press())
    const openIds = () => page.result.current.open.map(({ id }) => id)
    const [first] = openIds()
    const answered = deferred<void>()
    wallet.answer('eth_sendTransaction', async (params) => {
      const hash = await wallet.ask('eth_sendTransaction', params)
      await answered.promise
      return hash
    })
    const ended = tab.press({}, true)
    // Both asked for the same, so the older one is taken for the one that was placed.
    await page.expectTold('confirmed')
    expect(openIds()).not.toContain(first)
    answered.resolve()
    expect(await act(() => ended)).toMatchObject({ phase: 'confirmed', receipt: { status: 'success' } })
    await waitFor(() => expect(openIds()).toEqual([first]))
    await expectStake(amount)
  })

  test('tell two bets of different amounts apart, whichever is placed', async () => {
    const [page, tab] = [openPage(), await openTab()]
    const first = wallet.holdNext()
    const ended = page.press()
    await first.opened
    await tab.expectOpen(1)
    expect(await act(() => tab.press({ wei: 2n * amount }, true))).toMatchObject({ phase: 'confirmed' })
    expect(page.result.current.bet.state.phase).toBe('signing')
    first.confirm()
    expect(await act(() => ended)).toMatchObject({ phase: 'confirmed' })
    await expectStake(3n * amount)
  })

  test('tell what became of a bet in a page that was open before, and in none that opens later', async () => {
    const before = createTestApp(testChain().url, wallet)
    await before.connectWallet()
    transactionsOf(before.queryClient)
    const page = openPage()
    expect(await act(() => page.press())).toMatchObject({ phase: 'confirmed' })
    // It begins to follow once its code is loaded.
    await openPage(before).expectTold('confirmed')
    const later = await openTab()
    await later.expectState({ phase: 'idle' })
    expect(later.told).toEqual([])
  })

  test('after a reload, a request that the wallet still shows is open, then told', async () => {
    const prompt = wallet.holdNext()
    const before = openPage()
    void before.press()
    await prompt.opened
    before.unmount()
    const after = await openTab()
    await after.expectOpen(1)
    prompt.confirm()
    await after.expectTold('confirmed')
    await after.expectOpen(0)
    expect(sends()).toHaveLength(1)
  })
})

test('an account’s bet that is placed while another one is connected is told once it is back', async () => {
  const prompt = wallet.holdNext()
  const page = openPage()
  const ended = page.press()
  await prompt.opened
  await act(() => wallet.choose(testChain().accounts.rival))
  expect(page.result.current.open).toEqual([])
  prompt.confirm()
  await act(() => ended)
  expect(page.told).toEqual([])
  await act(() => wallet.choose(bettor))
  await page.expectTold('confirmed')
})

test('an account’s bet is told once it is back, however long another one is connected', async () => {
  wallet.failNext(-32603, 'Internal error')
  const page = openPage()
  await act(() => page.press())
  await act(() => wallet.choose(testChain().accounts.rival))
  await betElsewhere()
  const stored = () => Object.values(localStorage).join()
  await waitFor(() => expect(stored()).toContain('"confirmed"'))
  await testChain().pass(5 * minute)
  let looks = 0
  app.network.onRequest = (body) => {
    if (body.includes('eth_call')) looks++
    return undefined
  }
  await waitFor(() => expect(looks > 8 || stored() === '').toBe(true))
  expect(page.told).toEqual([])
  await act(() => wallet.choose(bettor))
  expect(stored()).toContain('"confirmed"')
  await page.expectTold('confirmed')
})

test('a wallet that sends and never answers is left alone once the bet is placed', async () => {
  wallet.answer('eth_sendTransaction', async (params) => {
    await wallet.ask('eth_sendTransaction', params)
    return new Promise(() => {})
  })
  const page = openPage()
  expect(await act(() => page.press())).toMatchObject({ phase: 'confirmed' })
  wallet.restore('eth_sendTransaction')
  expect(await act(() => page.press())).toMatchObject({ phase: 'confirmed' })
  await expectStake(2n * amount)
})

test('a wrong clock of the computer changes no deadline', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(0)
  wallet.answer('eth_sendTransaction', () => unknownHash())
  const page = openPage()
  void page.press()
  await page.expectState({ phase: 'pending' })
  const restore = runLate()
  await page.expectOpen(1)
  restore()
  const { until = 0 } = page.result.current.open[0] ?? {}
  expect(until - (await testChain().now())).toBe(10 * minute)
})
