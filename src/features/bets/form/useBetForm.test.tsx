import { act, waitFor } from '@testing-library/react'
import { type Address, numberToHex, parseEther } from 'viem'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AppChain } from '@/chain/config/chains'
import { chain as configured } from '@/chain/config/config'
import { publicChains } from '@/chain/config/publicChains'
import { setDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import type { Match } from '@/domain/match/match'
import { readMatch } from '@/domain/match/match.fixture'
import { describeFailure } from '@/i18n/describeFailure'
import { en } from '@/i18n/en/catalogue'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import type { TestWallet } from '@/testing/wallet'
import { useBetForm } from './useBetForm'

const chain: AppChain = configured
const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address
let match: Match

beforeEach(async () => {
  const { url, accounts, createMatch, giveWeth } = testChain()
  bettor = accounts.bettor
  await giveWeth(bettor, parseEther('1'))
  match = await readMatch(testChain(), await createMatch())
  ;({ wallet, app } = await connectTestApp(url, bettor))
})

function render() {
  const { result } = app.render(() => useBetForm(match))
  return () => result.current
}

test('the largest stake is the balance, the daily limit or the rest of the position', async () => {
  const form = render()
  await waitFor(() => expect(form().situation.payable.max).toBe(parseEther('1')))
  act(() => setDailyStakeLimit(parseEther('0.75')))
  expect(form().situation.payable.max).toBe(parseEther('0.75'))
  act(() => setDailyStakeLimit(parseEther('0.5')))

  await testChain().bet(match.id, { by: bettor, side: 1, amount: '9.9' })
  await app.queryClient.invalidateQueries()
  await waitFor(() => expect(form().situation.payable.max).toBe(parseEther('0.1')))
})

test('a bet beyond the bounds has no preview and no approval', async () => {
  const form = render()
  act(() => form().change({ text: '0.5' }))
  await waitFor(() => expect(form().action.steps).toEqual(['approve', 'bet']))
  expect(form().preview).toBeDefined()
  act(() => setDailyStakeLimit(parseEther('0.25')))
  expect(form()).toMatchObject({
    preview: undefined,
    action: { steps: ['bet'] },
    situation: { payable: { max: parseEther('0.25'), bound: 'dailyLimit' } },
  })
})

test('says what a wallet lacks, and offers no approval without gas', async () => {
  const { client } = testChain()
  await client.setBalance({ address: bettor, value: 0n })
  const form = render()
  act(() => form().change({ text: '0.5' }))
  await waitFor(() => {
    expect(form().action.missing).toEqual({ stake: false, gas: true, canPayWithCoin: false })
    expect(form().action.button).toMatchObject({ step: 'bet', label: 'Insufficient Balance', disabled: true })
  })

  await client.setBalance({ address: bettor, value: parseEther('2') })
  await app.queryClient.invalidateQueries()
  await waitFor(() => expect(form().action.missing).toBeUndefined())
  act(() => form().change({ text: '1.5' }))
  expect(form().action.missing).toEqual({ stake: true, gas: false, canPayWithCoin: true })
})

test('shows a revert until the next change, and keeps the draft', async () => {
  // The validation call only logs its failure.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await testChain().approve(bettor, parseEther('1'))
  const form = render()
  act(() => form().change({ text: '0.5' }))
  await waitFor(() => expect(form().action.button).toMatchObject({ label: 'Place Bet', disabled: false }))
  await testChain().pause()
  await act(() => form().action.press())
  expect(form().action.transaction).toMatchObject({ phase: 'failed', failure: { name: 'EnforcedPause' } })
  expect(form().draft.text).toBe('0.5')
  expect(wallet.asked).not.toContain('eth_sendTransaction')
  act(() => form().change({ text: '0.6' }))
  expect(form().action.transaction).toEqual({ phase: 'idle' })
})

/** Answers any call with these words. @returns what restores the chain */
async function standInForOracle(
  name: 'gasPriceOracle' | 'nodeInterface',
  address: Address,
  ...words: bigint[]
) {
  const code = words.flatMap((word, index) => [
    pushed(word),
    // MSTORE
    `60${(index * 32).toString(16).padStart(2, '0')}52`,
  ])
  await testChain().client.setCode({
    address,
    // PUSH1 size, PUSH1 0, RETURN
    bytecode: `0x${code.join('')}60${(words.length * 32).toString(16).padStart(2, '0')}6000f3`,
  })
  const { contracts } = chain
  chain.contracts = { ...contracts, [name]: { address } }
  onTestFinished(() => {
    chain.contracts = contracts
  })
}

/** PUSH32 */
const pushed = (word: bigint) => `7f${numberToHex(word, { size: 32 }).slice(2)}`

test.each([
  [
    'an OP Stack chain',
    'gasPriceOracle',
    publicChains.b3.chain.contracts.gasPriceOracle,
    [parseEther('0.01')],
  ],
  // Gas for L1 and the base fee.
  [
    'an Arbitrum chain',
    'nodeInterface',
    publicChains.nova.chain.contracts.nodeInterface,
    [10n ** 6n, 10n ** 10n, 1n],
  ],
] as const)('keeps the data fee of %s, and names what to leave', async (_, name, { address }, words) => {
  await standInForOracle(name, address, ...words)
  await testChain().client.setBalance({ address: bettor, value: parseEther('0.5') })
  const form = render()
  act(() => form().change({ payWith: 'coin' }))
  await waitFor(() => expect(form().situation.spendable).toBeDefined())
  expect(form().situation.payable.max).toBeLessThan(parseEther('0.48'))
  expect(form().situation.payable.max).toBeGreaterThan(parseEther('0.47'))

  wallet.failNext(-32603, 'insufficient funds for gas * price + value')
  act(() => form().change({ text: '0.4' }))
  await waitFor(() => expect(form().action.button).toMatchObject({ label: 'Place Bet', disabled: false }))
  await act(() => form().action.press())
  const { transaction } = form().action
  if (transaction.phase !== 'failed') throw new Error('It did not fail')
  expect(describeFailure(transaction.failure, en)).toMatch(
    /^Not enough ETH to cover this plus gas\. Leave at least 0\.02\d+ ETH for gas\.$/,
  )
})
