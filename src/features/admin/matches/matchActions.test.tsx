// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { type Side, toMatch } from '@/domain/match/match'
import { useVoidAbandoned } from '@/domain/match/useVoidAbandoned'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { reject, type TestWallet } from '@/testing/wallet'
import type { CsvRow } from './matchesCsv'
import { useBulkCreate } from './useBulkCreate'
import {
  createdBy,
  useCloseBetting,
  useCreateMatch,
  useFinalizeMatch,
  useOverruleResult,
  useVoidMatch,
} from './useMatchActions'

const testChain = setUpTestChain()
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const HOUR = 60 * 60
let wallet: TestWallet
let app: TestApp

beforeEach(async () => {
  const { url, accounts } = testChain()
  ;({ wallet, app } = await connectTestApp(url, accounts.operator))
})

async function now(): Promise<number> {
  return Number((await testChain().client.getBlock()).timestamp)
}

async function pass(seconds: number) {
  const { client } = testChain()
  await client.increaseTime({ seconds })
  await client.mine({ blocks: 1 })
}

const bet = (matchId: bigint, by: Address, side: Side) =>
  testChain().bet(matchId, { by, side, amount: '0.1' })

async function read(matchId: bigint) {
  return toMatch(
    await testChain().client.readContract({ ...pool, functionName: 'getMatch', args: [matchId] }),
  )
}

function renderActions(id: bigint) {
  return app.render(() => ({
    close: useCloseBetting(id),
    finalize: useFinalizeMatch(id),
    voidIt: useVoidMatch(id),
    voidAbandoned: useVoidAbandoned(id),
    overrule: useOverruleResult(id),
  })).result
}

test('creates a match', async () => {
  const startTime = (await now()) + HOUR
  const match = { name: 'KRÜ vs LEV', startTime, endTime: startTime + HOUR, minBet: 1n, maxBet: 2n }
  const { result } = app.render(() => useCreateMatch())
  const settled = await act(() => result.current.send(match))
  if (settled.phase !== 'confirmed') throw new Error(settled.phase)
  const [created] = await createdBy(settled.receipt)
  if (!created) throw new Error('Nothing was created')
  expect(await read(created.id)).toMatchObject(match)
})

test('closes, finalizes, overrules and voids a match', async () => {
  const { accounts, createMatch } = testChain()
  const id = await createMatch()
  await bet(id, accounts.bettor, 1)
  await bet(id, accounts.rival, 2)
  const actions = renderActions(id)

  expect((await act(() => actions.current.close.send())).phase).toBe('confirmed')
  expect(await read(id)).toMatchObject({ isBettingClosed: true })
  await pass(3 * HOUR)
  expect((await act(() => actions.current.finalize.send(1))).phase).toBe('confirmed')
  expect(await read(id)).toMatchObject({ winner: 1 })
  expect((await act(() => actions.current.overrule.send(2))).phase).toBe('confirmed')
  expect(await read(id)).toMatchObject({ winner: 2 })
  expect((await act(() => actions.current.voidIt.send())).phase).toBe('confirmed')
  expect(await read(id)).toMatchObject({ winner: 0, isVoid: true })

  await pass(13 * HOUR)
  expect(await act(() => actions.current.overrule.send(2))).toMatchObject({
    phase: 'failed',
    failure: { kind: 'contract', name: 'ResolutionFinal' },
  })
})

test('voids an abandoned match by the public call', async () => {
  const { createMatch } = testChain()
  const id = await createMatch()
  await pass(8 * 24 * HOUR)
  const actions = renderActions(id)
  expect(await act(() => actions.current.voidIt.send())).toMatchObject({
    failure: { kind: 'contract', name: 'MatchAbandoned' },
  })
  expect((await act(() => actions.current.voidAbandoned.send())).phase).toBe('confirmed')
  expect(await read(id)).toMatchObject({ isVoid: true })
})

test('creates a file in batches, and resumes after a rejection without duplicates', async () => {
  const { client } = testChain()
  const start = Math.ceil((await now()) / HOUR + 1) * HOUR
  const iso = (time: number) => new Date(time * 1_000).toISOString().replace('.000', '')
  // The longest valid names.
  const rows = Array.from(
    { length: 60 },
    (_, index): CsvRow => ({
      row: index + 2,
      cells: {
        name: `${index} vs `.padEnd(100, 'x'),
        start: iso(start),
        end: iso(start + HOUR),
        min: '0.01',
        max: '1',
      },
    }),
  )
  const { result } = app.render(() => useBulkCreate(rows))
  const states = () => {
    const shown = result.current.rows ?? []
    return ['ready', 'exists'].map((state) => shown.filter((row) => row.state === state).length)
  }
  await waitFor(() => expect(states()).toEqual([60, 0]))

  let prompts = 0
  wallet.answer('eth_sendTransaction', (params) =>
    ++prompts === 2 ? reject(params) : wallet.ask('eth_sendTransaction', params),
  )
  expect((await act(() => result.current.createAll())).phase).toBe('rejected')
  await waitFor(() => expect(states()).toEqual([35, 25]))
  const { gasUsed } = await client.getBlock()
  expect(gasUsed).toBeLessThan(6_000_000n)
  expect(gasUsed).toBeGreaterThan(3_000_000n)

  expect((await act(() => result.current.createAll())).phase).toBe('confirmed')
  await waitFor(() => expect(states()).toEqual([0, 60]))
  expect(prompts).toBe(4)
  expect(await client.readContract({ ...pool, functionName: 'getNextMatchId' })).toBe(61n)
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  expect(states()).toEqual([0, 60])
  expect((await act(() => result.current.createAll())).phase).toBe('rejected')
  expect(prompts).toBe(4)
})
