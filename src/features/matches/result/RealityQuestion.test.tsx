import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Address, maxUint256, parseEther, toHex, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { readMatch } from '@/domain/match/match.fixture'
import { appointReality } from '@/testing/reality'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, createTestApp } from '@/testing/testApp'
import { day } from '@/testing/time'
import { RealityQuestion } from './RealityQuestion'

/** The template's first outcome. */
const TEAM_A = zeroHash
const TOO_SOON = toHex(maxUint256 - 1n)

const testChain = setUpTestChain()

async function show(matchId: bigint, arbiter: Address) {
  const { url, accounts } = testChain()
  const { app } = await connectTestApp(url, accounts.second)
  app.show(<RealityQuestion matchId={matchId} arbiter={arbiter} />)
  return app
}

/** Has a wrong result challenged before Reality.eth. */
async function challengeWrongResult() {
  const chain = testChain()
  const { rival } = chain.accounts
  const reality = await appointReality(chain)
  const matchId = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await chain.finish(2, matchId)
  await chain.fundAndChallenge(matchId, { by: rival, outcome: 'B' })
  return { ...reality, matchId }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('asks the question, and passes the final answer on', async () => {
  const chain = testChain()
  const { rival } = chain.accounts
  const { arbiter, answer, matchId } = await challengeWrongResult()

  const { queryClient } = await show(matchId, arbiter.address)
  await press('Ask Reality.eth')
  await screen.findByText('Reality.eth is answering this question:')
  expect(screen.queryByRole('button', { name: 'Pass the answer on' })).toBeNull()

  // The first answer's bond is at least the challenge's.
  await answer(matchId, { by: rival, answer: TEAM_A, bond: '0.02' })
  await chain.pass(day)
  await queryClient.invalidateQueries()
  await press('Pass the answer on')
  await waitFor(async () =>
    expect(await readMatch(chain, matchId)).toMatchObject({ winner: 1, isChallenged: false }),
  )
})

test('tells a visitor without a wallet that the answer is final', async () => {
  const chain = testChain()
  const { rival } = chain.accounts
  const { arbiter, answer, matchId } = await challengeWrongResult()
  await chain.send({ ...arbiter, functionName: 'ask', args: [matchId, 0n], account: rival })
  await answer(matchId, { by: rival, answer: TEAM_A, bond: '0.02' })
  await chain.pass(day)

  createTestApp(chain.url).show(<RealityQuestion matchId={matchId} arbiter={arbiter.address} />)
  await screen.findByText('Reality.eth has its final answer. Anyone can pass it on.')
})

test('shows the fee, pays no more than it, and asks again for it', async () => {
  const chain = testChain()
  const { second, rival } = chain.accounts
  const { arbiter, setFee, answer, matchId } = await challengeWrongResult()
  await setFee(parseEther('0.5'))
  await chain.giveWeth(second, '4')

  const { queryClient } = await show(matchId, arbiter.address)
  await screen.findByText('Arbitration fee: 0.5 WETH')
  await press('Approve WETH')
  await screen.findByRole('button', { name: 'Ask Reality.eth' })
  // The arbitrator raises its fee, which the page has not read yet.
  await setFee(parseEther('3'))
  await press('Ask Reality.eth')
  await screen.findByText(/The arbitration fee is now 3 WETH\. Check it and try again\./)
  expect(await chain.balanceOf(second)).toBe(parseEther('4'))

  await queryClient.invalidateQueries()
  await screen.findByText('Arbitration fee: 3 WETH')
  await press('Approve WETH')
  await press('Ask Reality.eth')
  await screen.findByText('Reality.eth is answering this question:')
  expect(await chain.balanceOf(second)).toBe(parseEther('1'))

  await answer(matchId, { by: rival, answer: TOO_SOON, bond: '0.02' })
  await chain.pass(day)
  await setFee(parseEther('2'))
  await queryClient.invalidateQueries()
  await screen.findByText(/^Reality\.eth answered too soon/)
  expect(await screen.findByText('You have 1 WETH, less than the fee.')).toBeTruthy()
  await setFee(parseEther('1'))
  await queryClient.invalidateQueries()
  await press('Approve WETH')
  await press('Ask again')
  await screen.findByText('Reality.eth is answering this question:')
  expect(await chain.balanceOf(second)).toBe(0n)
})

test('shows nothing for any other arbiter', async () => {
  const matchId = await testChain().createMatch()
  const { queryClient } = await show(matchId, testChain().accounts.rival)
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'))
  expect(screen.queryByRole('button')).toBeNull()
})
