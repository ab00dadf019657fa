import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import type { TestWallet } from '@/testing/wallet'
import { useClaimAll, useIsClaimingAll } from './claims'

beforeAll(() => loadMessages('placedBets', 'betHistory', 'transactions'))

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

test('claims the rest if somebody else claims one of them meanwhile', async () => {
  const { balanceOf, claimFor, accounts } = testChain()
  const { result } = app.render(() => ({ ...useClaimAll(), isClaimingAll: useIsClaimingAll() }))
  await waitFor(() => expect(result.current.bets).toHaveLength(3))
  expect(result.current.confirmations).toBe(1)
  const prompt = wallet.holdNext()
  let claiming: Promise<void> | undefined
  act(() => {
    claiming = result.current.claim()
  })
  await waitFor(() => expect(result.current.note).toBe('Confirm the claim in your wallet.'))
  expect(result.current).toMatchObject({ isBusy: true, isClaimingAll: true })
  await claimFor(bettor, [matchIds[1] ?? 0n], accounts.rival)
  const paid = await balanceOf(bettor)
  prompt.confirm()
  await act(() => claiming ?? Promise.resolve())
  await waitFor(() => expect(result.current).toMatchObject({ isBusy: false, total: 0n }))
  expect(await balanceOf(bettor)).toBeGreaterThan(2n * paid)
})
