// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { setDailyStakeLimit } from '@/domain/bet/dailyStakeLimit'
import { type Match, toMatch } from '@/domain/match/match'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { reject, TestWallet } from '@/testing/wallet'
import { onOpenWalletPicker } from '@/ui/overlay/walletPicker'
import { useBetForm } from './useBetForm'

beforeAll(() => loadMessages('bets'))

const testChain = setUpTestChain()
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const

let wallet: TestWallet
let app: TestApp
let bettor: Address
let match: Match

beforeEach(async () => {
  localStorage.clear()
  const { url, accounts, createMatch, client, giveWeth } = testChain()
  bettor = accounts.bettor
  const matchId = await createMatch()
  await giveWeth(bettor, parseEther('1'))
  match = toMatch(await client.readContract({ ...pool, functionName: 'getMatch', args: [matchId] }))
  wallet = new TestWallet(url, bettor)
  app = createTestApp(url, wallet)
})

function render() {
  const { result } = app.render(() => useBetForm(match))
  const form = () => result.current
  return {
    form,
    type: (text: string) => act(() => form().change({ text })),
    change: (changes: Parameters<ReturnType<typeof useBetForm>['change']>[0]) =>
      act(() => form().change(changes)),
    press: () => act(() => form().press()),
    untilLabel: (label: string) =>
      waitFor(() => expect(form().button).toMatchObject({ label, disabled: false })),
  }
}

const sent = () => wallet.asked.filter((method) => method === 'eth_sendTransaction').length

describe('the steps to a placed bet', () => {
  test('connects, approves and bets, and keeps the draft after rejections', async () => {
    const { form, change, press, untilLabel } = render()
    const openPicker = vi.fn()
    onOpenWalletPicker(openPicker)
    change({ text: '0,5', side: 2 })
    expect(form().button.label).toBe('Connect Wallet')
    await press()
    expect(openPicker).toHaveBeenCalledOnce()

    await act(() => app.connectWallet())
    await untilLabel('Approve WETH')
    wallet.answer('eth_sendTransaction', reject)
    await press()
    expect(form().approval).toEqual({ step: 'rejected' })
    wallet.restore('eth_sendTransaction')
    await press()
    expect(form().approval).toEqual({ step: 'successful' })
    expect(await testChain().allowanceOf(bettor)).toBe(parseEther('0.5'))

    await untilLabel('Place Bet')
    wallet.answer('eth_sendTransaction', reject)
    await press()
    expect(form().bet).toEqual({ phase: 'rejected' })
    expect(form()).toMatchObject({ draft: { text: '0,5' }, side: 2 })
    wallet.restore('eth_sendTransaction')
    await press()
    expect(form().bet.phase).toBe('confirmed')
    await waitFor(() => expect(form()).toMatchObject({ held: parseEther('0.5'), side: 2 }))
  })

  test('pays ether in one transaction, and Max keeps some for gas', async () => {
    const { form, change, press, untilLabel } = render()
    await app.connectWallet()
    change({ payWith: 'coin', text: '0.25' })
    await untilLabel('Place Bet')
    expect(form().steps).toEqual(['bet'])
    await press()
    expect(form().bet.phase).toBe('confirmed')
    expect(sent()).toBe(1)

    const balance = await testChain().client.getBalance({ address: bettor })
    await waitFor(() => expect(form().situation.spendable).toBeLessThan(balance))
    expect(form().situation.spendable).toBeGreaterThan(balance - parseEther('0.01'))
  })
})

describe('the largest stake', () => {
  test('is the balance, the daily limit or the rest of the position', async () => {
    const { form } = render()
    await app.connectWallet()
    await waitFor(() => expect(form().max).toBe(parseEther('1')))
    act(() => setDailyStakeLimit(parseEther('0.75')))
    expect(form().max).toBe(parseEther('0.75'))
    act(() => setDailyStakeLimit(parseEther('0.5')))

    await testChain().bet(match.id, { by: bettor, side: 1, amount: '9.9' })
    await app.queryClient.invalidateQueries()
    await waitFor(() => expect(form().max).toBe(parseEther('0.1')))
  })
})

test('a position fixes the side', async () => {
  await testChain().bet(match.id, { by: bettor, side: 2, amount: '0.1' })
  const { form, change } = render()
  change({ side: 1 })
  await app.connectWallet()
  await waitFor(() => expect(form()).toMatchObject({ side: 2, held: parseEther('0.1') }))
})

test('shows a revert until the next change, and keeps the draft', async () => {
  // The validation call only logs its failure.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await testChain().approve(bettor, parseEther('1'))
  const { form, type, press, untilLabel } = render()
  await app.connectWallet()
  type('0.5')
  await untilLabel('Place Bet')
  await testChain().pause()
  await press()
  expect(form().bet).toMatchObject({ phase: 'failed', failure: { name: 'EnforcedPause' } })
  expect(form().draft.text).toBe('0.5')
  expect(sent()).toBe(0)
  type('0.6')
  expect(form().bet).toEqual({ phase: 'idle' })
})
