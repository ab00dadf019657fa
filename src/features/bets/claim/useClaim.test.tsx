// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readClaimable, useClaimable } from '@/domain/bet/claimable'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { reject, TestWallet } from '@/testing/wallet'
import { useToasts } from '@/ui/overlay/toast'
import { claimBatch } from './claimBatch'
import { useClaim, useClaimMany } from './useClaim'

beforeAll(() => loadMessages('bets'))

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address
/** Three matches won, then one lost. */
let matchIds: readonly bigint[]

beforeEach(async () => {
  localStorage.clear()
  const { url, accounts, createMatch } = testChain()
  bettor = accounts.bettor
  matchIds = [await createMatch(), await createMatch(), await createMatch(), await createMatch()]
  for (const [index, matchId] of matchIds.entries()) {
    await testChain().bet(matchId, {
      by: bettor,
      side: index < 3 ? 1 : 2,
      amount: parseEther('0.1') + BigInt(index),
    })
    await testChain().bet(matchId, { by: accounts.rival, side: index < 3 ? 2 : 1, amount: '0.2' })
  }
  await testChain().settle(1, ...matchIds)
  wallet = new TestWallet(url, bettor)
  app = createTestApp(url, wallet)
  await app.connectWallet()
})

const first = () => matchIds[0] ?? 0n

function render() {
  return app.render(() => ({
    one: useClaim(first()),
    many: useClaimMany(),
    claimable: useClaimable().data,
    toasts: useToasts().map(({ role, text }) => ({ role, text })),
  }))
}

test('claims one match, then the rest in one transaction', async () => {
  const { result } = render()
  await waitFor(() => expect(result.current.claimable?.claims).toHaveLength(3))
  const amountOf = (id: bigint) =>
    result.current.claimable?.claims.find(({ matchId }) => matchId === id)?.amount ?? 0n
  const firstAmount = amountOf(first())
  const all = result.current.claimable?.total ?? 0n

  await act(() => result.current.one.claim())
  expect(await testChain().balanceOf(bettor)).toBe(firstAmount)
  await waitFor(() => expect(result.current.claimable?.total).toBe(all - firstAmount))

  const rest = result.current.claimable
  if (!rest) throw new Error('Nothing is left')
  await act(() => result.current.many.claim(claimBatch(rest).matchIds))
  expect(await testChain().balanceOf(bettor)).toBe(all)
  await waitFor(() => expect(result.current.claimable).toEqual({ claims: [], total: 0n }))
  expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2)
})

test('reads all pages of claims', async () => {
  const whole = await readClaimable(app.config, bettor)
  expect(whole.claims.map(({ matchId }) => matchId)).toEqual(matchIds.slice(0, 3).toReversed())
  expect(await readClaimable(app.config, bettor, 1n)).toEqual(whole)
  expect(await readClaimable(app.config, bettor, 3n)).toEqual(whole)
})

test('shows no toast for a rejection, and an alert for a failure', async () => {
  wallet.answer('eth_sendTransaction', reject)
  const { result } = render()
  const before = result.current.toasts.length
  await act(() => result.current.one.claim())
  expect(result.current.toasts).toHaveLength(before)

  await act(() => result.current.many.claim([first(), first()]))
  expect(result.current.toasts.at(-1)).toEqual({
    role: 'alert',
    text: 'Failed to claim winnings. Please try again.',
  })
})

/** Holds the wallet's prompt open until the returned function is called. */
function holdPrompt(): () => void {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  wallet.answer('eth_sendTransaction', async (params) => {
    await answered
    return wallet.ask('eth_sendTransaction', params)
  })
  return () => answer()
}

test('blocks the batch while one match is claimed, and vice versa', async () => {
  const { result } = render()
  const answerOne = holdPrompt()
  const one = result.current.one.claim()
  await waitFor(() => expect(result.current.many).toMatchObject({ isBlocked: true, isBusy: false }))
  answerOne()
  await act(() => one)
  expect(result.current.many.isBlocked).toBe(false)

  const answerMany = holdPrompt()
  const many = result.current.many.claim(matchIds.slice(1, 3))
  await waitFor(() => expect(result.current.many).toMatchObject({ isBlocked: false, isBusy: true }))
  answerMany()
  await act(() => many)
})
