import { act, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { toBet } from '@/domain/bet/bet'
import { readMatch } from '@/domain/match/match.fixture'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { useBetAgain } from './BetAgain'

const testChain = setUpTestChain()

test('bets again though somebody else has claimed the refund just before', async () => {
  const chain = testChain()
  const { bettor, rival } = chain.accounts
  const { lens } = chain.contracts
  const matchId = await chain.createMatch({ teamB: { bettor: '0.5' } })
  const successorId = await chain.replaceMatch(matchId, { startsIn: 20 * hour })
  await chain.pass(13 * hour)
  await chain.approve(bettor, '0.5')
  const [[bet]] = await chain.client.readContract({
    ...lens,
    functionName: 'getUserBets',
    args: [bettor, matchId, 1n],
  })
  if (!bet) throw new Error('No bet')

  const successor = await readMatch(chain, successorId)
  const { app } = await connectTestApp(chain.url, bettor)
  const { result } = app.render(() => useBetAgain(toBet(bet), successor))
  await waitFor(() => expect(result.current.allowance).toBe(parseEther('0.5')))
  await chain.claimFor(bettor, [matchId], rival)
  expect(await act(() => result.current.press())).toMatchObject({ phase: 'confirmed' })
  expect(await chain.positionOf(successorId, bettor)).toMatchObject({ stake: parseEther('0.5'), side: 2 })
})
