import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import type { TestWallet } from '@/testing/wallet'
import { useClaim } from './useClaim'
import { useClaimAll, useIsClaimingAll } from './useClaimAll'

beforeAll(() => loadMessages('bets'))

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address
/** Three matches won, then one lost. */
let matchIds: readonly bigint[]

beforeEach(async () => {
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
  ;({ wallet, app } = await connectTestApp(url, bettor))
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
  const { result } = app.render(() => ({
    one: useClaim(matchIds[0] ?? 0n),
    all: useClaimAll(),
    isClaimingAll: useIsClaimingAll(),
  }))
  await waitFor(() => expect(result.current.all.bets).toHaveLength(3))
  const answerOne = holdPrompt()
  const one = result.current.one.claim()
  await waitFor(() => expect(result.current.all).toMatchObject({ isBlocked: true, isBusy: false }))
  answerOne()
  await act(() => one)
  await waitFor(() => expect(result.current.all).toMatchObject({ isBlocked: false, confirmations: 1 }))

  const answerAll = holdPrompt()
  let all: Promise<void> | undefined
  act(() => {
    all = result.current.all.claim()
  })
  await waitFor(() => expect(result.current).toMatchObject({ isClaimingAll: true }))
  expect(result.current.all).toMatchObject({ isBlocked: false, isBusy: true })
  answerAll()
  await act(() => all)
  await waitFor(() => expect(result.current.all).toMatchObject({ isBusy: false, total: 0n }))
})
