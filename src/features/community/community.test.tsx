import { waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { useLogs } from '@/chain/history/useLogs'
import { useLiveUpdates } from '@/chain/live/liveUpdates'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { rewardsOf } from './Payments'
import { useCommunityStats } from './queries'

const testChain = setUpTestChain()
test('register, bet, win, claim: the referrer’s reward is paid, counted and listed, live', async () => {
  const chain = testChain()
  const { bettor: account, rival: other } = chain.accounts
  const { app } = await connectTestApp(chain.url, account)
  const { result } = app.render(() => {
    useLiveUpdates()
    const { logs, isComplete } = useLogs({ from: 0 })
    return {
      stats: useCommunityStats(account).data,
      rewards: isComplete ? rewardsOf(logs, account) : undefined,
    }
  })
  await waitFor(() => expect(result.current.rewards).toEqual([]))

  await chain.register(other, account)
  await waitFor(() => expect(result.current.stats).toMatchObject({ reputation: 10, referralCount: 1 }))

  const matchId = await chain.createMatch()
  await chain.bet(matchId, { by: account, side: 2, amount: '1' })
  // A bet counts as a point of reputation, although only the pool knows it.
  await waitFor(() => expect(result.current.stats?.reputation).toBe(11))
  await chain.bet(matchId, { by: other, side: 1, amount: '1' })
  await chain.settle(1, matchId)
  const claimed = await chain.claim(matchId, other)

  const reward = parseEther('0.05')
  await waitFor(() => expect(result.current.stats?.referralRewards).toBe(reward))
  await waitFor(() =>
    expect(result.current.rewards).toMatchObject([{ referee: other, amount: reward, hash: claimed }]),
  )

  const paid = await chain.payBonus(account, parseEther('1'))
  await waitFor(() =>
    expect(result.current.rewards).toMatchObject([
      { referee: undefined, amount: parseEther('1'), hash: paid },
      { hash: claimed },
    ]),
  )
  await waitFor(() => expect(result.current.stats?.referralRewards).toBe(reward + parseEther('1')))
})
