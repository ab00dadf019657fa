import { act, waitFor } from '@testing-library/react'
import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp } from '@/testing/testApp'
import { TestWallet } from '@/testing/wallet'
import { openMatchesQueryOptions, useOpenMatchesSoFar } from './queries'

const testChain = setUpTestChain()
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi }

async function createMatches(count: number) {
  const { client, accounts, send } = testChain()
  const { timestamp } = await client.getBlock()
  const match = { startTime: timestamp + 3_600n, endTime: timestamp + 7_200n, minBet: 1n, maxBet: 10n }
  for (let created = 0; created < count; created += 60) {
    const names = Array.from({ length: Math.min(60, count - created) }, (_, index) => `A${index} vs B`)
    await send({
      ...pool,
      functionName: 'createMatches',
      args: [names.map((name) => ({ name, ...match }))],
      account: accounts.operator,
      gas: 16_000_000n,
    })
  }
}

test('a first read does not overwrite a newer one', async () => {
  await createMatches(602)
  const { url, client, accounts } = testChain()
  const app = createTestApp(url, new TestWallet(url, accounts.bettor))
  const [, next] = await client.readContract({ ...pool, functionName: 'getOpenMatches', args: [0n, 100n] })
  const secondPage = encodeFunctionData({ ...pool, functionName: 'getOpenMatches', args: [next, 500n] })
  let goOn = () => {}
  const held = new Promise<undefined>((resolve) => {
    goOn = () => resolve(undefined)
  })
  let isHeld = false
  app.network.onRequest = (body) => {
    if (!body.includes(secondPage)) return undefined
    isHeld = true
    return held
  }

  const { result } = app.render(useOpenMatchesSoFar)
  await waitFor(() => expect(isHeld).toBe(true))
  expect(result.current.data).toMatchObject({ matches: { length: 100 }, isComplete: false })
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  await waitFor(() =>
    expect(result.current.data).toMatchObject({ matches: { length: 602 }, isComplete: true }),
  )

  const seen: unknown[] = []
  app.queryClient.getQueryCache().subscribe(({ query }) => seen.push(query.state.data?.isComplete))
  goOn()
  // Takes longer than the delayed request.
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  expect(new Set(seen)).toEqual(new Set([true]))
})

test('an unchanged match keeps its reference', async () => {
  await createMatches(2)
  const { url, accounts } = testChain()
  const { config, queryClient } = createTestApp(url, new TestWallet(url, accounts.bettor))
  const read = () => queryClient.fetchQuery({ ...openMatchesQueryOptions(config), staleTime: 0 })

  const first = await read()
  const second = await read()
  expect(second.matches).toHaveLength(2)
  for (const [index, match] of second.matches.entries()) expect(match).toBe(first.matches[index])
})
