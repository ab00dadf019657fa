import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp } from '@/testing/testApp'
import { usePlayerTournaments } from './playerTournaments'

const testChain = setUpTestChain()

test('reads the tournaments that an account has joined, over all pages, newest first', async () => {
  const { url, accounts, tournaments } = testChain()
  const matchIds = await tournaments.createMatches()
  const ids: bigint[] = []
  for (let i = 0; i < 51; i++) ids.push(await tournaments.create({ matchIds }))
  const [first = 0n] = ids
  const last = ids.at(-1) ?? 0n
  await tournaments.play(first, accounts.rival, matchIds, [1, 2])
  await tournaments.play(last, accounts.rival, matchIds, [1, 2])
  const app = createTestApp(url)
  const { result } = app.render(() => usePlayerTournaments(accounts.rival))
  await waitFor(() =>
    expect(result.current.data?.map(({ tournament }) => tournament.id)).toEqual([last, first]),
  )
  expect(result.current.data?.[0]?.player.hasJoined).toBe(true)
}, 30_000)
