import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { matchAbandonedAt } from '@/domain/match/match'
import { readMatch } from '@/domain/match/match.fixture'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { day, hour } from '@/testing/time'
import { ResultCard } from './ResultCard'

const testChain = setUpTestChain()

beforeAll(() => loadMessages('matchResult', 'transactions'))

test('awaits the result until anyone can void the match', async () => {
  const chain = testChain()
  const match = await readMatch(chain, await chain.createMatch())
  const { app } = await connectTestApp(chain.url, chain.accounts.second)
  for (const [secondsLeft, title, buttons] of [
    [1, 'Awaiting the result', 0],
    [0, 'No result in time', 1],
  ] as const) {
    const { unmount } = app.show(<ResultCard match={match} now={matchAbandonedAt(match) - secondsLeft} />)
    await screen.findByRole('heading', { name: title })
    expect(screen.queryAllByRole('button', { name: 'Void this match' })).toHaveLength(buttons)
    unmount()
  }
})

test('lets anyone void a challenged result once nobody ruled in time', async () => {
  const chain = testChain()
  const { url, accounts } = chain
  const matchId = await chain.createMatch()
  await chain.betOnBothSides(matchId)
  await chain.pass(3 * hour)
  await chain.finalize(matchId, 2)
  await chain.giveWeth(accounts.rival, '1')
  await chain.approve(accounts.rival, '1')
  await chain.challenge(matchId, { by: accounts.rival, outcome: 'B' })
  const match = await readMatch(chain, matchId)
  const { app } = await connectTestApp(url, accounts.second)

  const { unmount } = app.show(<ResultCard match={match} now={match.ruleBy - 1} />)
  await screen.findByText('Nobody is paid until the arbiter rules.')
  expect(screen.queryByRole('button', { name: 'Void this match' })).toBeNull()
  unmount()

  await chain.pass(7 * day)
  app.show(<ResultCard match={match} now={await chain.now()} />)
  await screen.findByText(
    'The arbiter didn’t rule in time. Anyone can void this match: every stake comes back, the bond is burned.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Void this match' }))
  await waitFor(async () => expect(await readMatch(chain, matchId)).toMatchObject({ isVoid: true }))
})
