import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { toFailure } from '@/chain/errors'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { pastMatchesQueryOptions, usePastMatches } from '@/domain/match/pastMatches'
import {
  matchQueryOptions,
  openMatchesQueryOptions,
  useMatch,
  useOpenMatches,
  useOpenMatchesSoFar,
} from '@/domain/match/queries'
import { useVoidAbandoned } from '@/domain/match/useVoidAbandoned'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { TestWallet } from '@/testing/wallet'

const testChain = setUpTestChain()
let app: TestApp

beforeEach(() => {
  const { url, accounts } = testChain()
  app = createTestApp(url, new TestWallet(url, accounts.bettor))
})

async function createMatches(count: number) {
  const { client, accounts } = testChain()
  const pool = { address: deployment.bettingPool, abi: bettingPoolAbi }
  const { timestamp } = await client.getBlock()
  const first = await client.readContract({ ...pool, functionName: 'getNextMatchId' })
  const names = Array.from({ length: count }, (_, index) => `A${first + BigInt(index)} vs B`)
  const hash = await client.writeContract({
    ...pool,
    functionName: 'createMatches',
    args: [
      names.map((name) => ({
        name,
        startTime: timestamp + 3_600n,
        endTime: timestamp + 7_200n,
        minBet: 1n,
        maxBet: 10n,
      })),
    ],
    account: accounts.operator,
    gas: 16_000_000n,
  })
  const { status } = await client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
}

async function voidMatch(id: bigint) {
  const { client, accounts } = testChain()
  const hash = await client.writeContract({
    address: deployment.bettingPool,
    abi: bettingPoolAbi,
    functionName: 'voidMatch',
    args: [id],
    account: accounts.operator,
  })
  await client.waitForTransactionReceipt({ hash })
}

describe('useOpenMatches', () => {
  test('reads all pages of unresolved matches, newest first', async () => {
    await createMatches(60)
    await createMatches(60)
    await voidMatch(7n)
    const { result } = app.render(useOpenMatches)
    await waitFor(() => expect(result.current.data).toHaveLength(119))
    const ids = result.current.data?.map(({ id }) => Number(id)) ?? []
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(ids).not.toContain(7)
    expect(result.current.data?.[0]).toMatchObject({ id: 120n, name: 'A120 vs B', winner: 0 })
  })

  test('shows the first hundred while the rest loads, and refreshes all at once', async () => {
    await createMatches(60)
    await createMatches(60)
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

    seen.length = 0
    await voidMatch(7n)
    await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
    await waitFor(() => expect(result.current).toHaveLength(119))
    expect(seen).not.toContainEqual(first)
  })

  test('is an empty list before the first match', async () => {
    const { result } = app.render(useOpenMatches)
    await waitFor(() => expect(result.current.data).toEqual([]))
  })

  test('finds what a loader has read', async () => {
    await createMatches(1)
    await app.queryClient.prefetchQuery(openMatchesQueryOptions(app.config))
    expect(app.render(useOpenMatches).result.current.data).toHaveLength(1)
  })
})

describe('usePastMatches', () => {
  test('pages past open matches to resolved ones', async () => {
    await createMatches(2)
    await voidMatch(1n)
    await createMatches(50)
    await createMatches(50)
    const { result } = app.render(() => usePastMatches(true))
    await waitFor(() => expect(result.current.data).toEqual([]))
    expect(result.current.hasNextPage).toBe(true)
    await result.current.fetchNextPage()
    await waitFor(() => expect(result.current.data).toMatchObject([{ id: 1n, isVoid: true }]))
    expect(result.current.hasNextPage).toBe(false)
  })

  test('reads nothing while disabled', () => {
    const { result } = app.render(() => usePastMatches(false))
    expect(result.current.fetchStatus).toBe('idle')
  })

  test('finds what a loader has read', async () => {
    await createMatches(1)
    await voidMatch(1n)
    await app.queryClient.prefetchInfiniteQuery(pastMatchesQueryOptions(app.config))
    expect(app.render(() => usePastMatches(true)).result.current.data).toHaveLength(1)
  })
})

describe('useMatch', () => {
  test('finds what a loader has read', async () => {
    const id = await testChain().createMatch({ name: 'T1 vs Gen.G' })
    await app.queryClient.prefetchQuery(matchQueryOptions(app.config, id))
    expect(app.render(() => useMatch(id)).result.current.data).toMatchObject({ id, name: 'T1 vs Gen.G' })
  })

  test('fails with the contract’s error for an unknown id', async () => {
    const { result } = app.render(() => useMatch(5n))
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(toFailure(result.current.error)).toEqual({ kind: 'contract', name: 'MatchNotFound', args: [5n] })
  })
})

describe('useVoidAbandoned', () => {
  const WEEK = 7 * 24 * 60 * 60

  async function openPage(secondsAfterEnd: number) {
    const { client } = testChain()
    const id = await testChain().createMatch()
    await app.connectWallet()
    const { result } = app.render(() => ({ match: useMatch(id).data, voiding: useVoidAbandoned(id) }))
    await waitFor(() => expect(result.current.match).toBeDefined())
    await client.setNextBlockTimestamp({
      timestamp: BigInt((result.current.match?.endTime ?? 0) + secondsAfterEnd),
    })
    await client.mine({ blocks: 1 })
    return result
  }

  test('lets anyone void a match a week after its end', async () => {
    const result = await openPage(WEEK)
    expect(await result.current.voiding.send()).toMatchObject({ phase: 'confirmed' })
    await waitFor(() => expect(result.current.match).toMatchObject({ isFinalized: true, isVoid: true }))
  })

  test('reports why it cannot be voided earlier', async () => {
    const result = await openPage(WEEK - 60)
    expect(await result.current.voiding.send()).toMatchObject({
      phase: 'failed',
      at: 'simulation',
      failure: { kind: 'contract', name: 'MatchNotAbandoned' },
    })
  })
})
