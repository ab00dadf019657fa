import { act, waitFor } from '@testing-library/react'
import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { getConnection } from 'wagmi/actions'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { forgetWrite, storedWrites } from '@/chain/transactions/writes'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { reject } from '@/testing/wallet'
import { useBulkCreate } from './BulkCreate'
import type { CheckedRow, CsvRow } from './matchesCsv'

const testChain = setUpTestChain()

/** Returns rows of matches with the longest valid names, an hour from now. */
async function rowsOf(count: number): Promise<CsvRow[]> {
  const start = Math.ceil((await testChain().now()) / hour + 1) * hour
  const iso = (time: number) => new Date(time * 1_000).toISOString().replace('.000', '')
  const times = { start: iso(start), end: iso(start + hour) }
  return Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    cells: { name: `${index} vs `.padEnd(100, 'x'), ...times, min: '0.01', max: '1' },
  }))
}

const countRows = (rows: readonly CheckedRow[] = []) =>
  (['ready', 'exists', 'proposed'] as const).map((of) => rows.filter(({ state }) => state === of).length)

test('creates a file in batches, and resumes after a rejection without duplicates', async () => {
  const { client, url, accounts } = testChain()
  const { wallet, app } = await connectTestApp(url, accounts.operator)
  const rows = await rowsOf(60)
  const { result } = app.render(() => useBulkCreate(rows))
  const states = () => countRows(result.current.rows)
  await waitFor(() => expect(states()).toEqual([60, 0, 0]))

  let prompts = 0
  wallet.answer('eth_sendTransaction', (params) =>
    ++prompts === 2 ? reject(params) : wallet.ask('eth_sendTransaction', params),
  )
  expect((await act(() => result.current.createAll())).phase).toBe('rejected')
  await waitFor(() => expect(states()).toEqual([35, 25, 0]))
  const { gasUsed } = await client.getBlock()
  expect(gasUsed).toBeLessThan(6_000_000n)
  expect(gasUsed).toBeGreaterThan(3_000_000n)

  expect((await act(() => result.current.createAll())).phase).toBe('confirmed')
  await waitFor(() => expect(states()).toEqual([0, 60, 0]))
  expect(prompts).toBe(4)
  const pool = { address: deployment.bettingPool, abi: bettingPoolAbi }
  expect(await client.readContract({ ...pool, functionName: 'getNextMatchId' })).toBe(61n)
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  expect(states()).toEqual([0, 60, 0])
  expect((await act(() => result.current.createAll())).phase).toBe('rejected')
  expect(prompts).toBe(4)
})

test('leaves out what waits for the signers of a Safe, until they delete it', async () => {
  const { url, accounts } = testChain()
  const { wallet, app } = await connectTestApp(url, accounts.operator)
  wallet.startBatching()
  wallet.answer('wallet_sendCalls', () => ({ id: zeroHash }))
  // As wagmi's Safe connector.
  Object.assign(getConnection(app.config).connector ?? {}, { id: 'safe' })
  const rows = await rowsOf(3)
  const { result, rerender } = app.render(useBulkCreate, { initialProps: rows.slice(0, 2) })
  const states = () => countRows(result.current.rows)
  await waitFor(() => expect(states()).toEqual([2, 0, 0]))
  expect((await act(() => result.current.createAll())).phase).toBe('proposed')
  expect(states()).toEqual([0, 0, 2])
  rerender(rows)
  expect(states()).toEqual([1, 0, 2])
  expect(result.current.calls()).toHaveLength(1)

  const [proposal] = storedWrites(accounts.operator)
  act(() => proposal && forgetWrite(proposal))
  expect(states()).toEqual([3, 0, 0])
})
