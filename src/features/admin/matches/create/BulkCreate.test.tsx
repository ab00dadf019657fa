import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { reject } from '@/testing/wallet'
import { useBulkCreate } from './BulkCreate'
import type { CsvRow } from './matchesCsv'

const testChain = setUpTestChain()

test('creates a file in batches, and resumes after a rejection without duplicates', async () => {
  const { client, url, accounts, now } = testChain()
  const { wallet, app } = await connectTestApp(url, accounts.operator)
  const start = Math.ceil((await now()) / hour + 1) * hour
  const iso = (time: number) => new Date(time * 1_000).toISOString().replace('.000', '')
  // The longest valid names.
  const rows = Array.from(
    { length: 60 },
    (_, index): CsvRow => ({
      row: index + 2,
      cells: {
        name: `${index} vs `.padEnd(100, 'x'),
        start: iso(start),
        end: iso(start + hour),
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
  const pool = { address: deployment.bettingPool, abi: bettingPoolAbi }
  expect(await client.readContract({ ...pool, functionName: 'getNextMatchId' })).toBe(61n)
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  expect(states()).toEqual([0, 60])
  expect((await act(() => result.current.createAll())).phase).toBe('rejected')
  expect(prompts).toBe(4)
})
