import { waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { watchHead } from '@/chain/network/head'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { readClaimable, useClaimable } from './claimable'

const testChain = setUpTestChain()
let app: TestApp

beforeEach(async () => {
  const { url, accounts } = testChain()
  ;({ app } = await connectTestApp(url, accounts.bettor))
})

test('reads all pages of claims, newest first', async () => {
  const { accounts, createMatch, betOnBothSides, settle } = testChain()
  const matchIds = [await createMatch(), await createMatch(), await createMatch()]
  for (const matchId of matchIds) await betOnBothSides(matchId)
  await settle(1, ...matchIds)
  const whole = await readClaimable(app.queryClient, app.config, accounts.bettor)
  expect(whole.claims.map(({ matchId }) => matchId)).toEqual(matchIds.toReversed())
  expect(whole.nextAt).toBeUndefined()
  expect(await readClaimable(app.queryClient, app.config, accounts.bettor, 1n)).toEqual(whole)
  expect(await readClaimable(app.queryClient, app.config, accounts.bettor, 3n)).toEqual(whole)
})

test('finds a claim when a dispute window ends without a transaction', async () => {
  const { createMatch, betOnBothSides, finalize, pass } = testChain()
  const matchId = await createMatch()
  await betOnBothSides(matchId)
  await pass(3 * hour)
  await finalize(matchId, 1)
  await pass(12 * hour - 4)
  const stop = watchHead(app.config)
  const { result } = app.render(useClaimable)
  await waitFor(() => expect(result.current.data?.nextAt).toBeDefined())
  await pass(5)
  // The usual refetch comes after 30 seconds.
  await waitFor(
    () =>
      expect(result.current.data).toEqual({
        claims: [{ matchId, amount: parseEther('1.92') }],
        nextAt: undefined,
      }),
    {
      timeout: 15_000,
    },
  )
  stop()
})
