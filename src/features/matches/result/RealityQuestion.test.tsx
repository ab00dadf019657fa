import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, zeroHash } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { readMatch } from '@/domain/match/match.fixture'
import { loadMessages } from '@/i18n/messages'
import { appointReality } from '@/testing/reality'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { day } from '@/testing/time'
import { RealityQuestion } from './RealityQuestion'

/** The template's first outcome. */
const TEAM_A = zeroHash

const testChain = setUpTestChain()

beforeAll(() => loadMessages('matchResult', 'transactions'))

async function show(matchId: bigint, arbiter: Address) {
  const { url, accounts } = testChain()
  const { app } = await connectTestApp(url, accounts.second)
  app.show(<RealityQuestion matchId={matchId} arbiter={arbiter} />)
  return app
}

test('asks the question, and passes the final answer on', async () => {
  const chain = testChain()
  const { rival } = chain.accounts
  const { arbiter, answer } = await appointReality(chain)
  const matchId = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await chain.finish(2, matchId)
  await chain.fundAndChallenge(matchId, { by: rival, outcome: 'B' })

  const { queryClient } = await show(matchId, arbiter.address)
  fireEvent.click(await screen.findByRole('button', { name: 'Ask Reality.eth' }))
  await screen.findByText('Reality.eth is answering this question:')
  expect(screen.queryByRole('button', { name: 'Pass the answer on' })).toBeNull()

  // The first answer's bond is at least the challenge's.
  await answer(matchId, { by: rival, answer: TEAM_A, bond: '0.02' })
  await chain.pass(day)
  await queryClient.invalidateQueries()
  fireEvent.click(await screen.findByRole('button', { name: 'Pass the answer on' }))
  await waitFor(async () =>
    expect(await readMatch(chain, matchId)).toMatchObject({ winner: 1, isChallenged: false }),
  )
})

test('shows nothing for any other arbiter', async () => {
  const matchId = await testChain().createMatch()
  const { queryClient } = await show(matchId, testChain().accounts.rival)
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'))
  expect(screen.queryByRole('button')).toBeNull()
})
