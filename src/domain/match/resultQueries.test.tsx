import { act, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { useContractWrite } from '@/chain/transactions/useTransaction'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { day } from '@/testing/time'
import { readMatch } from './match.fixture'
import { resultNamed } from './matchChanges'
import { useIsRuled } from './resultQueries'

const testChain = setUpTestChain()

/** Has the lack of a result challenged, with a bond of 2 % of the 1 WETH that either result moves. */
async function challengeSilence() {
  const { accounts, createMatch, pass, fundAndChallenge } = testChain()
  const id = await createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await pass(4 * day)
  await fundAndChallenge(id, { by: accounts.bettor, outcome: 'None' })
  return id
}

/** Reads a match, and whether the app takes it for one that the arbiter has ruled on. */
async function readRuled(id: bigint) {
  const { url, accounts } = testChain()
  const { app } = await connectTestApp(url, accounts.operator)
  const match = await readMatch(testChain(), id)
  const { result } = app.render(() => useIsRuled(id))
  await waitFor(() => expect(result.current.data).toBeDefined())
  return { app, match, isRuled: result.current.data }
}

test('a challenged silence that is named is not ruled: the bond goes back and the owner can correct it', async () => {
  const { accounts, finalize, balanceOf } = testChain()
  const id = await challengeSilence()
  const before = await balanceOf(accounts.bettor)
  await finalize(id, 1)
  expect(await balanceOf(accounts.bettor)).toBe(before + parseEther('0.02'))
  const { app, match, isRuled } = await readRuled(id)
  expect(match).toMatchObject({ winner: 1, isChallenged: false })
  expect(isRuled).toBe(false)
  const { result } = app.render(() =>
    useContractWrite('admin', bettingPoolContract, 'overruleResult', () => [id, 2], {
      effect: () => resultNamed(id, 'B'),
    }),
  )
  expect(await act(() => result.current.send())).toMatchObject({ phase: 'confirmed' })
})

test('a challenged silence that the arbiter decides is ruled', async () => {
  const id = await challengeSilence()
  await testChain().rule(id, 'A')
  expect((await readRuled(id)).isRuled).toBe(true)
})
