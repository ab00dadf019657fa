import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import type { Match } from '@/domain/match/match'
import { readMatch } from '@/domain/match/match.fixture'
import { loadMessages } from '@/i18n/messages'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import type { TestWallet } from '@/testing/wallet'
import { useBetForm } from './useBetForm'

beforeAll(() => loadMessages('bets', 'transactions'))

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
  await waitFor(() => expect(form().max).toBe(parseEther('1')))
  act(() => setDailyStakeLimit(parseEther('0.75')))
  expect(form().max).toBe(parseEther('0.75'))
  act(() => setDailyStakeLimit(parseEther('0.5')))

  await testChain().bet(match.id, { by: bettor, side: 1, amount: '9.9' })
  await app.queryClient.invalidateQueries()
  await waitFor(() => expect(form().max).toBe(parseEther('0.1')))
})

test('a bet beyond the bounds has no preview and no approval', async () => {
  const form = render()
  act(() => form().change({ text: '0.5' }))
  await waitFor(() => expect(form().steps).toEqual(['approve', 'bet']))
  expect(form().preview).toBeDefined()
  act(() => setDailyStakeLimit(parseEther('0.25')))
  expect(form()).toMatchObject({
    preview: undefined,
    steps: ['bet'],
    payable: { max: parseEther('0.25'), bound: 'dailyLimit' },
  })
})

test('says what a wallet lacks, and offers no approval without gas', async () => {
  const { client } = testChain()
  await client.setBalance({ address: bettor, value: 0n })
  const form = render()
  act(() => form().change({ text: '0.5' }))
  await waitFor(() => {
    expect(form().missing).toEqual({ stake: false, gas: true, canPayWithCoin: false })
    expect(form().button).toMatchObject({ step: 'bet', label: 'Insufficient Balance', disabled: true })
  })

  await client.setBalance({ address: bettor, value: parseEther('2') })
  await app.queryClient.invalidateQueries()
  await waitFor(() => expect(form().missing).toBeUndefined())
  act(() => form().change({ text: '1.5' }))
  expect(form().missing).toEqual({ stake: true, gas: false, canPayWithCoin: true })
})

test('shows a revert until the next change, and keeps the draft', async () => {
  // The validation call only logs its failure.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await testChain().approve(bettor, parseEther('1'))
  const form = render()
  act(() => form().change({ text: '0.5' }))
  await waitFor(() => expect(form().button).toMatchObject({ label: 'Place Bet', disabled: false }))
  await testChain().pause()
  await act(() => form().press())
  expect(form().bet).toMatchObject({ phase: 'failed', failure: { name: 'EnforcedPause' } })
  expect(form().draft.text).toBe('0.5')
  expect(wallet.asked).not.toContain('eth_sendTransaction')
  act(() => form().change({ text: '0.6' }))
  expect(form().bet).toEqual({ phase: 'idle' })
})
