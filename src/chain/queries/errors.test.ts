import {
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  encodeErrorResult,
  http,
  parseEther,
} from 'viem'
import { simulateContract } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { local } from '@/chain/config/chains'
import { deployment } from '@/chain/config/config'
import type { Failure } from '@/lib/failure'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { reject, TestWallet, WalletError } from '@/testing/wallet'
import { toFailure } from './errors'
import { bettingPoolAbi, weth9Abi } from './generated'

describe('toFailure', () => {
  const testChain = setUpTestChain()

  const failureOf = (promise: Promise<unknown>): Promise<Failure> =>
    promise.then(() => {
      throw new Error('It did not fail')
    }, toFailure)

  const placeBet = (account: Address, matchId: bigint, amount: bigint) =>
    simulateContract(testChain().client, {
      address: deployment.bettingPool,
      abi: bettingPoolAbi,
      functionName: 'placeBet',
      args: [matchId, amount, 1],
      account,
    })

  test('returns the custom error and its arguments', async () => {
    expect(await failureOf(placeBet(testChain().accounts.bettor, 7n, 1n))).toEqual({
      kind: 'contract',
      name: 'MatchNotFound',
      args: [7n],
    })
  })

  test('recognises a WETH transfer that reverts without a reason', async () => {
    const matchId = await testChain().createMatch()
    const { bettor } = testChain().accounts
    expect(await failureOf(placeBet(bettor, matchId, parseEther('1')))).toEqual({
      kind: 'revertedWithoutReason',
    })
    const unwrap = simulateContract(testChain().client, {
      address: deployment.weth,
      abi: weth9Abi,
      functionName: 'withdraw',
      args: [1n],
      account: bettor,
    })
    expect(await failureOf(unwrap)).toEqual({ kind: 'revertedWithoutReason' })
  })

  test('recognises insufficient funds', async () => {
    const wrap = simulateContract(testChain().client, {
      address: deployment.weth,
      abi: weth9Abi,
      functionName: 'deposit',
      value: parseEther('1000000'),
      account: testChain().accounts.bettor,
    })
    expect(await failureOf(wrap)).toEqual({ kind: 'insufficientFunds' })
  })

  test('recognises an unreachable RPC', async () => {
    // Nothing listens on port 9.
    const client = createPublicClient({
      chain: local,
      transport: http('http://127.0.0.1:9', { retryCount: 0 }),
    })
    expect(await failureOf(client.getBlockNumber())).toEqual({ kind: 'network' })
  })

  test('recognises a failed dynamic import', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: https://example.org/assets/match.js',
      'error loading dynamically imported module: https://example.org/assets/match.js',
      'Importing a module script failed.',
    ]) {
      expect(toFailure(new TypeError(message))).toEqual({ kind: 'network' })
    }
  })

  test('finds a custom error nested by wallets', () => {
    const data = encodeErrorResult({ abi: bettingPoolAbi, errorName: 'InsufficientGas' })
    const error = {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { originalError: { code: 3, data } },
    }
    expect(toFailure(error)).toEqual({ kind: 'contract', name: 'InsufficientGas', args: [] })
  })

  test('keeps the selector of another contract’s error', () => {
    expect(toFailure({ code: 3, message: 'execution reverted', data: '0xdeadbeef' })).toEqual({
      kind: 'contract',
      name: '0xdeadbeef',
      args: [],
    })
  })

  test('finds a nested rejection', () => {
    expect(() => reject([])).toThrow(WalletError)
    expect(toFailure(new WalletError(4001, 'No.'))).toEqual({ kind: 'rejected' })
    expect(toFailure(new Error('Outer', { cause: { code: 4001, message: 'No.' } }))).toEqual({
      kind: 'rejected',
    })
  })

  test.each([
    ['refused parameters', { code: -32602, message: 'No valid HTTPS url.' }, 'unknown'],
    ['a rejection', { code: 4001, message: 'No.' }, 'rejected'],
    [
      'a nested rejection',
      { code: -32603, message: 'Oops.', data: { originalError: { code: 4001 } } },
      'rejected',
    ],
    ['a rejected switch', new Error('User rejected switch after adding network.'), 'rejected'],
    ['a rejection without its cause', undefined, 'rejected'],
  ])('reads %s out of wagmi’s rejection of a new chain', (_, cause, kind) => {
    const error = Object.assign(new Error('User rejected the request.'), {
      name: 'UserRejectedRequestError',
      code: 4001,
      cause,
    })
    expect(toFailure(error)).toMatchObject({ kind })
    if (kind === 'unknown') expect(toFailure(error)).toMatchObject({ message: 'No valid HTTPS url.' })
  })

  test('recognises an open prompt', () => {
    expect(toFailure({ code: -32002, message: 'Already pending.' })).toEqual({ kind: 'promptOpen' })
  })

  test.each([
    [-32080, 'RPC endpoint returned HTTP client error.'],
    [-32006, 'Unauthorized.'],
    [-32002, 'RPC endpoint not found or unavailable.'],
    [-32005, 'Request is being rate limited.'],
    [-32603, 'RPC 0x7a69 Custom eth_sendRawTransaction: RPC endpoint returned HTTP client error.'],
  ])('recognises a wallet whose own RPC fails with %d', async (code, message) => {
    const wallet = new TestWallet(testChain().url, testChain().accounts.bettor)
    wallet.answer('eth_sendTransaction', () => {
      throw new WalletError(code, message)
    })
    const transport = custom(wallet.provider, { retryCount: 0 })
    const sent = createWalletClient({ chain: local, transport }).writeContract({
      address: deployment.weth,
      abi: weth9Abi,
      functionName: 'deposit',
      account: testChain().accounts.bettor,
    })
    expect(await failureOf(sent)).toEqual({ kind: 'walletRpc' })
  })

  test('tells a wallet’s internal error from a revert', async () => {
    const wallet = new TestWallet(testChain().url, testChain().accounts.bettor)
    wallet.answer('eth_sendTransaction', () => {
      throw new WalletError(-32603, 'The wallet lost its key.')
    })
    const sent = createWalletClient({ chain: local, transport: custom(wallet.provider) }).writeContract({
      address: deployment.weth,
      abi: weth9Abi,
      functionName: 'deposit',
      account: testChain().accounts.bettor,
    })
    expect(await failureOf(sent)).toEqual({ kind: 'unknown', message: 'The wallet lost its key.' })
  })

  test('keeps the message of an unknown error', () => {
    expect(toFailure(new Error('Odd.'))).toEqual({ kind: 'unknown', message: 'Odd.' })
    expect(toFailure('Odd.')).toEqual({ kind: 'unknown', message: 'Odd.' })
  })
})
