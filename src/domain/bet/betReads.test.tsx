import { act, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { watchHead } from '@/chain/network/head'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { useAllBets } from './allBets'
import { readClaimable, useClaimable } from './claimable'

const testChain = setUpTestChain()
let app: TestApp

const stake = parseEther('0.01')

beforeEach(async () => {
  const { url, accounts } = testChain()
  ;({ app } = await connectTestApp(url, accounts.bettor))
})

test('reads all pages of claims, newest first', async () => {
  const { accounts, createMatch, betOnBothSides, settle } = testChain()
  const matchIds = [await createMatch(), await createMatch(), await createMatch()]
  for (const matchId of matchIds) await betOnBothSides(matchId)
  await settle(1, ...matchIds)
  const read = (perCall?: { first: bigint; next: bigint }) =>
    readClaimable(app.queryClient, app.config, accounts.bettor, perCall)
  const whole = await read()
  expect(whole.claims.map(({ matchId }) => matchId)).toEqual(matchIds.toReversed())
  expect(whole.nextAt).toBeUndefined()
  expect(await read({ first: 1n, next: 2n })).toEqual(whole)
  expect(await read({ first: 3n, next: 1n })).toEqual(whole)
})

test('finds a claim when a dispute window ends without a transaction', async () => {
  const { createMatch, finish, pass } = testChain()
  const matchId = await createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await finish(1, matchId)
  await pass(12 * hour - 4)
  const stop = watchHead(app.config)
  const { result } = app.render(useClaimable)
  await waitFor(() => expect(result.current.data?.nextAt).toBeDefined())
  await pass(5)
  // The usual refetch comes after 30 seconds.
  const bet = expect.objectContaining({ amount: parseEther('1'), payout: parseEther('1.92') })
  const claims = [{ matchId, amount: parseEther('1.92'), bet }]
  await waitFor(() => expect(result.current.data).toEqual({ claims, nextAt: undefined }))
  stop()
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
  const expectOldest = async (bet: object) => {
    await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
    await waitFor(() => expect(result.current.data?.bets[25]).toMatchObject(bet))
  }
  await testChain().bet(oldest, { by: accounts.bettor, side: 1, amount: stake })
  await expectOldest({ amount: 2n * stake })
  expect(shown()).toEqual(matchIds)
  await testChain().settle(1, oldest)
  await expectOldest({ match: { winner: 1 }, claimed: false })
  await testChain().claimFor(accounts.bettor, [oldest], accounts.rival)
  await expectOldest({ claimed: true, wasPaid: true })
})
