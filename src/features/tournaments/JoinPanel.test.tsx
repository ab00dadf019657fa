import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { waitForFirstBlock, watchHead } from '@/chain/network/head'
import { useTournament } from '@/domain/tournament/queries'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { JoinPanel } from './JoinPanel'

const testChain = setUpTestChain()

function Panel({ id }: { id: bigint }) {
  const { data } = useTournament(id)
  return data && <JoinPanel tournament={data} />
}

/** Shows a tournament of two matches, of which the last starts in a day. */
async function show(prepare: (matchIds: readonly [bigint, bigint]) => Promise<unknown>) {
  const { url, accounts, tournaments } = testChain()
  const matchIds = await tournaments.createMatches()
  const id = await tournaments.create({ matchIds, entryFee: 0n })
  await prepare(matchIds)
  const { app } = await connectTestApp(url, accounts.second)
  onTestFinished(watchHead(app.config))
  await waitForFirstBlock()
  app.show(<Panel id={id} />)
}

const locked = 'No prediction is open any more, so nobody who joins now could score.'

test.each<[string, (last: bigint) => Promise<unknown>]>([
  ['void', (last) => testChain().voidMatch(last)],
  ['closed by hand', (last) => testChain().closeBetting(last)],
])('offers no joining once the first match has started and the last one is %s', async (_, lock) => {
  await show(async ([, last]) => {
    await testChain().pass(12 * hour)
    await lock(last)
  })
  expect(await screen.findByText(locked)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Entries are closed' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each<[string, (matchIds: readonly [bigint, bigint]) => Promise<unknown>]>([
  ['the last match is void before the first one starts', ([, last]) => testChain().voidMatch(last)],
  ['the first match has started', () => testChain().pass(12 * hour)],
])('offers joining while a prediction is open: %s', async (_, prepare) => {
  await show(prepare)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Join for free' })).toBeTruthy())
  expect(screen.queryByText(locked)).toBeNull()
})
