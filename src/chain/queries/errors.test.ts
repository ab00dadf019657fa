import {
  type Abi,
  createPublicClient,
  createWalletClient,
  custom,
  encodeErrorResult,
  http,
  parseEther,
  zeroHash,
} from 'viem'
import { simulateContract } from 'viem/actions'
import { formatAbiItem } from 'viem/utils'
import { expect, test } from 'vitest'
import { local } from '@/chain/config/chains'
import { WalletError } from '@/chain/wallet/devWallet'
import { accounts } from '@/testing/accounts'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { TestWallet } from '@/testing/wallet'
import { bettingPoolContract, wethContract } from './contracts'
import { toFailure } from './errors'
import { bettingPoolAbi, communityHubAbi, tournamentAbi } from './generated'
import { realityArbiterAbi } from './generatedRare'

const testChain = setUpTestChain()
const account = accounts.bettor
const unknown = (message: string) => ({ kind: 'unknown', message })

async function failureOf(promise: Promise<unknown>) {
  const [outcome] = await Promise.allSettled([promise])
  if (outcome?.status !== 'rejected') throw new Error('It did not fail')
  return toFailure(outcome.reason)
}

const placeBet = (matchId: bigint) =>
  simulateContract(testChain().client, {
    ...bettingPoolContract,
    functionName: 'placeBet',
    args: [matchId, parseEther('1'), 1],
    account,
  })

test.each([
  [
    'a custom error with its arguments',
    () => placeBet(7n),
    { kind: 'contract', name: 'MatchNotFound', args: [7n] },
  ],
  [
    'a WETH transfer that reverts without a reason',
    async () => placeBet(await testChain().createMatch()),
    { kind: 'revertedWithoutReason' },
  ],
  [
    'a withdrawal that reverts without a reason',
    () =>
      simulateContract(testChain().client, {
        ...wethContract,
        functionName: 'withdraw',
        args: [1n],
        account,
      }),
    { kind: 'revertedWithoutReason' },
  ],
  [
    'insufficient funds',
    () =>
      simulateContract(testChain().client, {
        ...wethContract,
        functionName: 'deposit',
        value: parseEther('1000000'),
        account,
      }),
    { kind: 'insufficientFunds' },
  ],
  [
    'an unreachable RPC',
    // Nothing listens on port 9.
    () =>
      createPublicClient({
        chain: local,
        transport: http('http://127.0.0.1:9', { retryCount: 0 }),
      }).getBlockNumber(),
    { kind: 'network' },
  ],
])('recognises %s', async (_, fail, failure) => {
  expect(await failureOf(fail())).toEqual(failure)
})

test.each<[name: string, error: unknown, failure: object]>([
  ...[
    'Failed to fetch dynamically imported module: https://example.org/assets/match.js',
    'error loading dynamically imported module: https://example.org/assets/match.js',
    'Importing a module script failed.',
  ].map(
    (message) => [message, new TypeError(message), { kind: 'network' }] satisfies [string, unknown, object],
  ),
  [
    'a custom error nested by a wallet',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: {
        originalError: {
          code: 3,
          data: encodeErrorResult({ abi: bettingPoolAbi, errorName: 'InsufficientGas' }),
        },
      },
    },
    { kind: 'contract', name: 'InsufficientGas', args: [] },
  ],
  [
    'the selector of another contract’s error',
    { code: 3, message: 'execution reverted', data: '0xdeadbeef' },
    { kind: 'contract', name: '0xdeadbeef', args: [] },
  ],
  ['a rejection', new WalletError(4001, 'No.'), { kind: 'rejected' }],
  ['a nested rejection', new Error('Outer', { cause: { code: 4001, message: 'No.' } }), { kind: 'rejected' }],
  ['an open prompt', { code: -32002, message: 'Already pending.' }, { kind: 'promptOpen' }],
  ['the message of an unknown error', new Error('Odd.'), unknown('Odd.')],
  ['an error that is text', 'Odd.', unknown('Odd.')],
])('finds %s', (_, error, failure) => {
  expect(toFailure(error)).toEqual(failure)
})

function exampleOf(type: string) {
  if (type === 'address') return account
  if (type === 'bytes32') return zeroHash
  // viem reads integers of up to 48 bits as numbers.
  return Number(type.replace('uint', '')) > 48 ? 2n : 2
}

const abis = [...bettingPoolAbi, ...communityHubAbi, ...tournamentAbi, ...realityArbiterAbi]
const errors = abis.filter((item) => item.type === 'error')

test.each(errors.map((error) => [formatAbiItem(error), error] as const))('decodes %s', (_, error) => {
  const args = error.inputs.map(({ type }) => exampleOf(type))
  const data = encodeErrorResult({ abi: [error] as Abi, errorName: error.name, args })
  expect(toFailure({ code: 3, data })).toEqual({ kind: 'contract', name: error.name, args })
})

test.each([
  ['refused parameters', { code: -32602, message: 'No valid HTTPS url.' }, unknown('No valid HTTPS url.')],
  ['a rejection', { code: 4001, message: 'No.' }, { kind: 'rejected' }],
  [
    'a nested rejection',
    { code: -32603, message: 'Oops.', data: { originalError: { code: 4001 } } },
    { kind: 'rejected' },
  ],
  ['a rejected switch', new Error('User rejected switch after adding network.'), { kind: 'rejected' }],
  ['a rejection without its cause', undefined, { kind: 'rejected' }],
])('reads %s out of wagmi’s rejection of a new chain', (_, cause, failure) => {
  const name = 'UserRejectedRequestError'
  const error = Object.assign(new Error('User rejected the request.'), { name, code: 4001, cause })
  expect(toFailure(error)).toEqual(failure)
})

const walletRpc = { kind: 'walletRpc' }

test.each([
  [-32080, 'RPC endpoint returned HTTP client error.', walletRpc],
  [-32006, 'Unauthorized.', walletRpc],
  [-32002, 'RPC endpoint not found or unavailable.', walletRpc],
  [-32005, 'Request is being rate limited.', walletRpc],
  [-32603, 'RPC 0x7a69 Custom eth_sendRawTransaction: RPC endpoint returned HTTP client error.', walletRpc],
  // An internal error of the wallet, which viem reports as a revert.
  [-32603, 'The wallet lost its key.', unknown('The wallet lost its key.')],
])('tells what a wallet’s error %d means: %s', async (code, message, failure) => {
  const wallet = new TestWallet(testChain().url)
  wallet.failNext(code, message)
  const transport = custom(wallet.provider, { retryCount: 0 })
  const sent = createWalletClient({ chain: local, transport }).writeContract({
    ...wethContract,
    functionName: 'deposit',
    account,
  })
  expect(await failureOf(sent)).toEqual(failure)
})
