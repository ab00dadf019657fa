import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Match, matchAbandonedAt } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { ResultCard } from './ResultCard'

const testChain = setUpTestChain()

const silent = aMatch()
const challenged = aMatch({ hasResult: true, winner: 2, isChallenged: true, ruleBy: silent.endTime + 9 })
const UNRULED =
  'The arbiter didn’t rule in time. Anyone can void this match: every stake comes back, but the challenger loses the bond.'

test.each<[Match, number, string, number]>([
  [silent, matchAbandonedAt(silent) - 1, 'Awaiting the result', 0],
  [silent, matchAbandonedAt(silent), 'No result in time', 1],
  [challenged, challenged.ruleBy - 1, 'Nobody is paid until the arbiter rules.', 0],
  [challenged, challenged.ruleBy, UNRULED, 1],
])('lets anyone void a match without a result or a ruling in time: %#', async (match, now, text, buttons) => {
  const { url, accounts } = testChain()
  const { app } = await connectTestApp(url, accounts.second)
  app.show(<ResultCard match={match} now={now} />)
  await screen.findByText(text)
  expect(screen.queryAllByRole('button', { name: 'Void this match' })).toHaveLength(buttons)
})
