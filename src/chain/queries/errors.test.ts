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
import { bettingPoolAbi, communityHubAbi, realityArbiterAbi, tournamentAbi } from './generated'

const testChain = setUpTestChain()
const account = accounts.bettor
const unknown = (message: string) => ({ kind: 'unknown', message })
const contractError = (name: string, ...args: readonly unknown[]) => ({ kind: 'contract', name, args })

async function failureOf(promise: Promise<unknown>) {
  const [outcome] = await Promise.allSettled([promise])
  if (outcome?.status !== 'rejected') throw new Error('It did not fail')
  return toFailure(outcome.reason)
}

const onPool = { ...bettingPoolContract, account } as const
const onWeth = { ...wethContract, account } as const
const placeBet = (matchId: bigint) =>
  simulateContract(testChain().client, {
    ...onPool,
    functionName: 'placeBet',
    args: [matchId, parseEther('1'), 1],
  })
const withdraw = () =>
  simulateContract(testChain().client, { ...onWeth, functionName: 'withdraw', args: [1n] })
const deposit = (value: bigint) =>
  simulateContract(testChain().client, { ...onWeth, functionName: 'deposit', value })
// Nothing listens on port 9.
const nowhere = http('http://127.0.0.1:9', { retryCount: 0 })
const readNowhere = () => createPublicClient({ chain: local, transport: nowhere }).getBlockNumber()

const noReason = { kind: 'revertedWithoutReason' }

test.each([
  ['a custom error with its arguments', () => placeBet(7n), contractError('MatchNotFound', 7n)],
  [
    'a WETH transfer that reverts without a reason',
    async () => placeBet(await testChain().createMatch()),
    noReason,
  ],
  ['a withdrawal that reverts without a reason', withdraw, noReason],
  ['insufficient funds', () => deposit(parseEther('1000000')), { kind: 'insufficientFunds' }],
  ['an unreachable RPC', readNowhere, { kind: 'network' }],
])('recognises %s', async (_, fail, failure) => {
  expect(await failureOf(fail())).toEqual(failure)
})

const insufficientGas = encodeErrorResult({ abi: bettingPoolAbi, errorName: 'InsufficientGas' })

const importErrors = [
  'Failed to fetch dynamically imported module: https://example.org/assets/match.js',
  'error loading dynamically imported module: https://example.org/assets/match.js',
  'Importing a module script failed.',
]

test.each<readonly [name: string, error: unknown, failure: object]>([
  [
    'a custom error nested by a wallet',
    { code: -32603, message: 'Internal error.', data: { originalError: { code: 3, data: insufficientGas } } },
    contractError('InsufficientGas'),
  ],
  [
    'the selector of another contract’s error',
    { code: 3, message: 'execution reverted', data: '0xdeadbeef' },
    contractError('0xdeadbeef'),
  ],
  ['a rejection', new WalletError(4001, 'No.'), { kind: 'rejected' }],
  ['a nested rejection', new Error('Outer', { cause: { code: 4001, message: 'No.' } }), { kind: 'rejected' }],
  ['an open prompt', { code: -32002, message: 'Already pending.' }, { kind: 'requestOpen' }],
  ['the message of an unknown error', new Error('Odd.'), unknown('Odd.')],
  ['an error that is text', 'Odd.', unknown('Odd.')],
  ...importErrors.map((message) => [message, new TypeError(message), { kind: 'network' }] as const),
])('finds %s', (_, error, failure) => {
  expect(toFailure(error)).toEqual(failure)
})

test.each([
  [
    'Ledger',
    { code: -32603, message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)' },
  ],
  ['Ledger, by its status alone', { message: 'UNKNOWN_ERROR (0x6985)' }],
  ['Trezor', { code: 'Failure_ActionCancelled', message: 'Action cancelled by user' }],
  ['Trezor, its popup closed', { message: 'Popup closed: cancelled by user' }],
  ['WalletConnect, the chains', { code: 5001, message: 'User disapproved requested chains' }],
  ['WalletConnect, the methods', { code: 5002, message: 'User rejected methods.' }],
  ['a wallet without codes', { message: 'User denied transaction signature.' }],
  ['a node’s code', { code: -32000, message: 'user declined the request' }],
  ['Safe', { message: 'Transaction was rejected' }],
  ['a sentence', { message: 'Transaction signing was rejected.' }],
  ['the second person', { message: 'You cancelled the request' }],
  ['one word', { message: 'Cancelled' }],
  ['a closed modal', { message: 'User closed modal' }],
])('finds the rejection of %s', async (_, error) => {
  expect(toFailure(error)).toEqual({ kind: 'rejected' })
  const refuse = () => Promise.reject(error)
  const transport = custom({ request: refuse }, { retryCount: 0 })
  const client = createWalletClient({ account, chain: local, transport })
  expect(await failureOf(client.requestAddresses())).toEqual({ kind: 'rejected' })
  expect(await failureOf(client.sendTransaction({ to: account, gas: 21_000n }))).toEqual({ kind: 'rejected' })
})

test.each([
  'context canceled',
  'transaction rejected: fee too low',
  'UserOperation was rejected: AA21 didn’t pay prefund',
  'user operation rejected by the bundler',
  'access denied',
  'The user is not authorized.',
])('takes “%s” for no rejection', (message) => {
  expect(toFailure({ code: -32000, message })).toEqual(unknown(message))
})

test('takes a contract’s reason for no rejection', () => {
  const message = 'execution reverted: denied by the owner'
  expect(toFailure({ code: 3, message })).toEqual(noReason)
})

test.each([
  { code: 8000, message: 'Too late.' },
  { message: 'Request expired. Please try again.' },
  { message: 'Proposal expired' },
  { code: -32603, message: 'Waiting for user approval timed out' },
])('finds the expired request $message', (error) => {
  expect(toFailure(error)).toEqual({ kind: 'expired' })
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
  expect(toFailure({ code: 3, data })).toEqual(contractError(error.name, ...args))
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
])('says what a wallet’s error %d means: %s', async (code, message, failure) => {
  const wallet = new TestWallet(testChain().url)
  wallet.failNext(code, message)
  const transport = custom(wallet.provider, { retryCount: 0 })
  const sent = createWalletClient({ chain: local, transport }).writeContract({
    ...onWeth,
    functionName: 'deposit',
  })
  expect(await failureOf(sent)).toEqual(failure)
})
