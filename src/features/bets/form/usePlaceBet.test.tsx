// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { previewBet } from '@/domain/bet/payout'
import { useUserBet } from '@/domain/bet/queries'
import { type Match, toMatch } from '@/domain/match/match'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { reject, type TestWallet } from '@/testing/wallet'
import { guardDeadline, minPayoutOf } from './oddsLimit'
import { placedBetOf } from './placedBet'
import { type BetRequest, usePlaceBet } from './usePlaceBet'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address
let other: Address
let matchId: bigint

const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
const stake = parseEther('0.123456789012345678')
const request: BetRequest = {
  side: 1,
  amount: stake,
  payWith: 'weth',
  withApproval: false,
  limit: undefined,
}

beforeEach(async () => {
  const { url, accounts, createMatch } = testChain()
  ;({ bettor, rival: other } = accounts)
  matchId = await createMatch()
  await testChain().bet(matchId, { by: other, side: 2, amount: '0.777777777777777777' })
  ;({ wallet, app } = await connectTestApp(url, bettor))
})

const readMatch = async (): Promise<Match> =>
  toMatch(await testChain().client.readContract({ ...pool, functionName: 'getMatch', args: [matchId] }))

function render() {
  return app.render(() => ({ bet: usePlaceBet(matchId), position: useUserBet(matchId, bettor).data }))
}

async function fund(wei = stake) {
  await testChain().giveWeth(bettor, wei)
  await testChain().approve(bettor, wei)
}

describe('a bet', () => {
  test('stakes the whole balance and updates the position', async () => {
    await fund()
    const { result } = render()
    await waitFor(() => expect(result.current.position).toBeNull())
    const settled = await result.current.bet.place(request)
    expect(settled.phase === 'confirmed' && placedBetOf(settled.receipt)).toEqual({
      matchId,
      amount: stake,
      side: 1,
    })
    expect(await testChain().balanceOf(bettor)).toBe(0n)
    await waitFor(() => expect(result.current.position).toMatchObject({ amount: stake, prediction: 1 }))
  })

  test('pays the previewed amount to the wei', async () => {
    await fund()
    const { payout, payoutOfAmount } = previewBet(await readMatch(), 1, stake)
    const args = [matchId, stake, 1] as const
    expect(
      await testChain().client.readContract({ ...pool, functionName: 'calculatePotentialWinnings', args }),
    ).toBe(payout)
    expect(payoutOfAmount).toBe(payout)

    await render().result.current.bet.place(request)
    await testChain().settle(1, matchId)
    await testChain().claim(matchId, bettor)
    expect(await testChain().balanceOf(bettor)).toBe(payout)
  })

  test('pays the previewed amount for a top-up', async () => {
    await fund(stake * 3n)
    const { result } = render()
    await result.current.bet.place(request)
    const { payout } = previewBet(await readMatch(), 1, stake * 2n, stake)
    await result.current.bet.place({ ...request, amount: stake * 2n })
    await testChain().settle(1, matchId)
    await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
    await waitFor(() => expect(result.current.position).toMatchObject({ amount: stake * 3n, payout }))
  })

  test('in ether needs no approval and no WETH', async () => {
    const { result } = render()
    const settled = await result.current.bet.place({ ...request, payWith: 'coin' })
    expect(settled.phase).toBe('confirmed')
    expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
    await waitFor(() => expect(result.current.position?.amount).toBe(stake))
  })

  test('is neutral when rejected', async () => {
    await fund()
    wallet.answer('eth_sendTransaction', reject)
    const { result } = render()
    expect(await result.current.bet.place(request)).toEqual({ phase: 'rejected' })
    expect(localStorage.getItem('clutchpool.dailyStake')).toBeNull()
  })

  test('counts against the daily limit once placed', async () => {
    await fund()
    await render().result.current.bet.place(request)
    expect(localStorage.getItem('clutchpool.dailyStake')).toContain(String(stake))
  })
})

test('counts a joined bet once', async () => {
  await fund()
  const { result } = render()
  const first = result.current.bet.place(request)
  await result.current.bet.place({ ...request, amount: stake * 2n })
  await first
  expect(JSON.parse(localStorage.getItem('clutchpool.dailyStake') ?? '{}')).toMatchObject({
    staked: String(stake),
  })
})

describe('a bet with an odds limit', () => {
  const limited = async (): Promise<BetRequest> => ({
    ...request,
    limit: {
      minPayout: minPayoutOf(stake, previewBet(await readMatch(), 1, stake).payout, 500),
      deadline: guardDeadline(Number((await testChain().client.getBlock()).timestamp)),
    },
  })

  test('succeeds while the odds hold', async () => {
    await fund()
    expect((await render().result.current.bet.place(await limited())).phase).toBe('confirmed')
  })

  test('fails without being sent once the odds have moved', async () => {
    await fund()
    const limitedRequest = await limited()
    await testChain().bet(matchId, { by: testChain().accounts.operator, side: 1, amount: '1' })
    expect(await render().result.current.bet.place(limitedRequest)).toMatchObject({
      phase: 'failed',
      at: 'simulation',
      failure: { kind: 'contract', name: 'PayoutBelowMinimum' },
    })
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  })

  test('reverts after its deadline', async () => {
    await fund()
    const limitedRequest = await limited()
    await testChain().client.increaseTime({ seconds: 601 })
    await testChain().client.mine({ blocks: 1 })
    expect(await render().result.current.bet.place(limitedRequest)).toMatchObject({
      phase: 'failed',
      at: 'simulation',
      failure: { kind: 'contract', name: 'DeadlinePassed' },
    })
  })
})

describe('a reverting bet', () => {
  test('fails in the simulation, before the wallet opens', async () => {
    await fund()
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const settled = await render().result.current.bet.place({ ...request, amount: 1n })
    expect(settled).toMatchObject({
      phase: 'failed',
      at: 'simulation',
      failure: { kind: 'contract', name: 'BetBelowMinimum', args: [1n, 10n ** 16n] },
    })
    await waitFor(() =>
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        expect.any(String),
        settled.phase === 'failed' && settled.failure,
      ),
    )
    expect(wallet.asked).not.toContain('eth_sendTransaction')
    logged.mockRestore()
  })

  test('fails when betting has closed meanwhile', async () => {
    await fund()
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await testChain().closeBetting(matchId)
    expect(await render().result.current.bet.place(request)).toMatchObject({
      phase: 'failed',
      at: 'simulation',
      failure: { kind: 'contract', name: 'BettingIsClosed' },
    })
    await waitFor(() => expect(logged).toHaveBeenCalledOnce())
    logged.mockRestore()
  })
})
