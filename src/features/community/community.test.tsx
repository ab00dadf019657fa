// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther, zeroAddress } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { percentRead } from '@/chain/history/eventHistory'
import { useLiveUpdates } from '@/chain/network/liveUpdates'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { reject, type TestWallet } from '@/testing/wallet'
import { useCommunityStats, useReferrers, useRegister } from './queries'
import { rewardsOf } from './rewards'
import { useHistory, useMonthStart } from './useHistory'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let account: Address
let other: Address

beforeEach(async () => {
  ;({ bettor: account, rival: other } = testChain().accounts)
  ;({ wallet, app } = await connectTestApp(testChain().url, account))
})

function useScreen() {
  useLiveUpdates()
  const history = useHistory().data
  return {
    stats: useCommunityStats(account).data,
    rewards: history && percentRead(history) === 100 ? rewardsOf(history.events, account) : undefined,
    referrers: useReferrers(account, other).data,
    register: useRegister(),
  }
}

test('registering gives both accounts points and updates at once', async () => {
  const { result } = app.render(useScreen)
  await waitFor(() =>
    expect(result.current).toMatchObject({
      stats: { reputation: 0, referralCount: 0, referralRewards: 0n, referrer: null },
      referrers: { named: zeroAddress, theirs: zeroAddress },
    }),
  )
  await act(() => result.current.register.send(other))
  expect(result.current.register.state).toMatchObject({ phase: 'confirmed' })
  await waitFor(() =>
    expect(result.current).toMatchObject({
      stats: { reputation: 5, referrer: other },
      referrers: { named: other },
    }),
  )
  const theirs = app.render(() => useCommunityStats(other)).result
  await waitFor(() => expect(theirs.current.data).toMatchObject({ reputation: 10, referralCount: 1 }))
})

test('reports a revert before the wallet opens', async () => {
  const { result } = app.render(useScreen)
  await testChain().register(other, account)
  for (const [referrer, name] of [
    [account, 'SelfReferral'],
    [other, 'CircularReferral'],
  ] as const) {
    const ended = await act(() => result.current.register.send(referrer))
    expect(ended).toMatchObject({ phase: 'failed', at: 'simulation', failure: { kind: 'contract', name } })
  }
  expect(wallet.asked).not.toContain('eth_sendTransaction')
})

test('treats a rejection as neutral', async () => {
  wallet.answer('eth_sendTransaction', reject)
  const { result } = app.render(useScreen)
  expect(await act(() => result.current.register.send(other))).toEqual({ phase: 'rejected' })
})

test('register, bet, win, claim: the referrer’s reward is paid, counted and listed, live', async () => {
  const chain = testChain()
  const { result } = app.render(useScreen)
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
  expect(result.current.stats?.referralRewards).toBe(reward + parseEther('1'))
})

test('the last 30 days follow the chain’s time', async () => {
  const { client, createMatch } = testChain()
  await createMatch()
  await client.increaseTime({ seconds: 31 * 24 * 60 * 60 })
  await client.mine({ blocks: 1 })
  const { number } = await client.getBlock()
  const { result } = app.render(() => useMonthStart(true))
  await waitFor(() => expect(result.current.data).toBe(number))
})
