import { act, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { useAllBets } from './allBets'

const testChain = setUpTestChain()
let app: TestApp

beforeEach(() => {
  app = createTestApp(testChain().url)
})

const stake = parseEther('0.01')

test('reads nothing without an account', () => {
  expect(app.render(() => useAllBets(undefined)).result.current).toMatchObject({
    data: undefined,
    fetchStatus: 'idle',
  })
})

test('reads all bets, newest first, and refreshes old ones that change', async () => {
  const { accounts, createMatch } = testChain()
  const matchIds: bigint[] = []
  for (let i = 0; i < 26; i++) {
    const matchId = await createMatch()
    await testChain().bet(matchId, { by: accounts.bettor, side: 1, amount: stake })
    matchIds.unshift(matchId)
  }
  const { result } = app.render(() => useAllBets(accounts.bettor))
  const shown = () => result.current.data?.bets.map(({ match }) => match.id)

  await waitFor(() => expect(shown()).toEqual(matchIds))
  expect(result.current.data?.isComplete).toBe(true)

  const oldest = matchIds[25] ?? 0n
  await testChain().bet(oldest, { by: accounts.bettor, side: 1, amount: stake })
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  await waitFor(() => expect(result.current.data?.bets[25]?.amount).toBe(2n * stake))
  expect(shown()).toEqual(matchIds)

  const oldestBet = () => result.current.data?.bets[25]
  await testChain().settle(1, oldest)
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  await waitFor(() => expect(oldestBet()).toMatchObject({ match: { winner: 1 }, claimed: false }))
  await testChain().claimFor(accounts.bettor, [oldest], accounts.rival)
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  await waitFor(() => expect(oldestBet()).toMatchObject({ claimed: true, wasPaid: true }))
}, 30_000)

test('returns an empty list for an account without bets', async () => {
  const { result } = app.render(() => useAllBets(testChain().accounts.bettor))
  await waitFor(() => expect(result.current.data).toEqual({ bets: [], isComplete: true }))
})
