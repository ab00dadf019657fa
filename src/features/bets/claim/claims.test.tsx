import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { useClaimAll, useIsClaimingAll } from './claims'

const testChain = setUpTestChain()

test('claims the rest if somebody else claims one of them meanwhile', async () => {
  const { url, accounts, createMatch, betOnBothSides, settle, balanceOf, claimFor } = testChain()
  const { bettor, rival } = accounts
  const [first, ...others] = [await createMatch(), await createMatch(), await createMatch()] as const
  const lost = await createMatch()
  for (const matchId of [first, ...others, lost]) await betOnBothSides(matchId)
  await settle(1, first, ...others)
  await settle(2, lost)

  const { wallet, app } = await connectTestApp(url, bettor)
  const { result } = app.render(() => ({ ...useClaimAll(), isClaimingAll: useIsClaimingAll() }))
  await waitFor(() => expect(result.current.bets).toHaveLength(3))
  expect(result.current.confirmations).toBe(1)
  const prompt = wallet.holdNext()
  let claiming: Promise<unknown> | undefined
  act(() => {
    claiming = result.current.send()
  })
  await waitFor(() => expect(result.current.note).toBe('Confirm the claim in your wallet.'))
  expect(result.current).toMatchObject({ isBusy: true, isClaimingAll: true })
  await claimFor(bettor, [first], rival)
  const paid = await balanceOf(bettor)
  prompt.confirm()
  await act(() => claiming ?? Promise.resolve())
  await waitFor(() => expect(result.current).toMatchObject({ isBusy: false, total: 0n }))
  expect(await balanceOf(bettor)).toBe(3n * paid)
})
