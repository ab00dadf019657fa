import { act, waitFor } from '@testing-library/react'
import { encodeFunctionData } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { chunksOf } from '@/lib/chunksOf'
import { deferred } from '@/testing/deferred'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { usePastMatches } from './matchLists'
import {
  neighboursQueryOptions,
  openMatchesQueryOptions,
  useMatch,
  useOpenMatches,
  useOpenMatchesSoFar,
  useSeries,
} from './queries'

const testChain = setUpTestChain()
let app: TestApp

beforeEach(() => {
  app = createTestApp(testChain().url)
})

async function createMatches(count: number) {
  const { accounts, now, send } = testChain()
  const startTime = BigInt((await now()) + hour)
  const terms = [startTime, startTime + BigInt(hour), 1n, 10n] as const
  const calls = Array.from({ length: count }, (_, index) => {
    const args = [`A${index + 1} vs B`, ...terms] as const
    return encodeFunctionData({ ...bettingPoolContract, functionName: 'createMatch', args })
  })
  const asOperator = { ...bettingPoolContract, account: accounts.operator } as const
  for (const some of chunksOf(calls, 60))
    await send({ ...asOperator, functionName: 'multicall', args: [some] })
}

const refresh = () => act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))

describe('the open matches', () => {
  test('are shown from the first hundred on, newest first, and refreshed all at once', async () => {
    await createMatches(120)
    const seen: { soFar: number | undefined; all: number | undefined }[] = []
    const { result } = app.render(() => {
      const { data: soFar } = useOpenMatchesSoFar()
      const { data: all } = useOpenMatches()
      seen.push({ soFar: soFar?.matches.length, all: all?.length })
      return all
    })
    await waitFor(() => expect(result.current).toHaveLength(120))
    const first = { soFar: 100, all: undefined }
    expect(seen).toContainEqual(first)
    expect(result.current?.[0]).toMatchObject({ id: 120n, name: 'A120 vs B', winner: 0 })

    seen.length = 0
    await testChain().voidMatch(7n)
    await refresh()
    await waitFor(() => expect(result.current).toHaveLength(119))
    expect(seen).not.toContainEqual(first)
    const ids = result.current?.map(({ id }) => Number(id)) ?? []
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(ids).not.toContain(7)
  })

  test('are not overwritten by a first read that ends later', async () => {
    await createMatches(602)
    const { client, contracts } = testChain()
    const getOpenMatches = { ...contracts.lens, functionName: 'getOpenMatches' } as const
    const [, next] = await client.readContract({ ...getOpenMatches, args: [0n, 100n] })
    const secondPage = encodeFunctionData({ ...getOpenMatches, args: [next, 500n] })
    const held = deferred<undefined>()
    let isHeld = false
    app.network.onRequest = (body) => {
      if (!body.includes(secondPage.slice(2))) return undefined
      isHeld = true
      return held.promise
    }

    const { result } = app.render(useOpenMatchesSoFar)
    await waitFor(() => expect(isHeld).toBe(true))
    await waitFor(() =>
      expect(result.current.data).toMatchObject({ matches: { length: 100 }, isComplete: false }),
    )
    await refresh()
    await waitFor(() =>
      expect(result.current.data).toMatchObject({ matches: { length: 602 }, isComplete: true }),
    )

    const seen: unknown[] = []
    app.queryClient.getQueryCache().subscribe(({ query }) => seen.push(query.state.data?.isComplete))
    held.resolve(undefined)
    // Takes longer than the delayed request.
    await refresh()
    expect(new Set(seen)).toEqual(new Set([true]))
  })

  test('keep the reference of an unchanged match', async () => {
    await createMatches(2)
    const read = () => app.queryClient.fetchQuery({ ...openMatchesQueryOptions(app.config), staleTime: 0 })
    const first = await read()
    const second = await read()
    expect(second.matches).toHaveLength(2)
    for (const [index, match] of second.matches.entries()) expect(match).toBe(first.matches[index])
  })
})

test('a match is shown by what was read beside the one shown before', async () => {
  await createMatches(2)
  const show = (id: bigint) => {
    const { data: match } = useMatch(id)
    useSeries(match)
    return match
  }
  const { result, rerender } = app.render(show, { initialProps: 1n })
  const [before] = await waitFor(() => {
    const known = app.queryClient.getQueryData(neighboursQueryOptions(app.config, 1n).queryKey)
    return known ?? expect.fail()
  })
  expect(before).toHaveLength(2)
  app.network.isDown = true
  rerender(2n)
  expect(result.current).toMatchObject({ id: 2n, name: 'A2 vs B' })
})

describe('past matches', () => {
  test('page past open matches to resolved ones', async () => {
    await createMatches(102)
    await testChain().voidMatch(1n)
    const { result } = app.render(() => usePastMatches(true))
    await waitFor(() => expect(result.current.data).toMatchObject([{ id: 1n, isVoid: true }]))
    expect(result.current.hasNextPage).toBe(false)
  })

  test('are not read while disabled', () => {
    expect(app.render(() => usePastMatches(false)).result.current.fetchStatus).toBe('idle')
  })
})
