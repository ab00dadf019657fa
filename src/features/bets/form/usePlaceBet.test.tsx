import { act, waitFor } from '@testing-library/react'
import { type Address, parseEther } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { deployment } from '@/chain/config/config'
import { invalidateContracts } from '@/chain/queries/invalidate'
import { NO_STAKES, payoutIfWon, previewBet, type Stakes, unmatchedStake } from '@/domain/bet/payout'
import { useUserBet } from '@/domain/bet/queries'
import { readMatch } from '@/domain/match/match.fixture'
import { poolsOf } from '@/domain/match/odds'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { hour, minute } from '@/testing/time'
import { reject, type TestWallet } from '@/testing/wallet'
import { keepDraft, readDraft } from './draft'
import { minPayoutOf } from './stakeRules'
import { type BetRequest, usePlaceBet } from './usePlaceBet'

const testChain = setUpTestChain()
let wallet: TestWallet
let app: TestApp
let bettor: Address
let matchId: bigint
let closesAt: number

const stake = parseEther('0.123456789012345678')
const request = { side: 1, amount: stake, payWith: 'weth', minPayout: 0n } as const

beforeEach(async () => {
  const { url, accounts, createMatch } = testChain()
  bettor = accounts.bettor
  matchId = await createMatch()
  closesAt = (await testChain().now()) + hour
  await testChain().bet(matchId, { by: accounts.rival, side: 2, amount: '0.777777777777777777' })
  ;({ wallet, app } = await connectTestApp(url, bettor))
})

const potentialWinnings = (wei: bigint) =>
  testChain().client.readContract({
    ...testChain().contracts.bettingPool,
    functionName: 'calculatePotentialWinnings',
    args: [matchId, wei, 1],
  })

async function previewedPayout(amount: bigint) {
  const match = await readMatch(testChain(), matchId)
  return previewBet(match, 1, amount, NO_STAKES, await testChain().now()).payout
}

async function payoutOf(stakes: Stakes) {
  const match = await readMatch(testChain(), matchId)
  return payoutIfWon(poolsOf(match), 1, stakes, match).payout
}

const requestOf = (changes: Partial<BetRequest> = {}): BetRequest => ({
  ...request,
  matchName: 'T1 vs Gen.G',
  closesAt,
  ...changes,
})

const place = (changes: Partial<BetRequest> = {}) =>
  app.render(() => usePlaceBet(matchId, requestOf(changes))).result.current.press()

async function fund(wei = stake) {
  await testChain().giveWeth(bettor, wei)
  await testChain().approve(bettor, wei)
}

test('previews a bet and a top-up as the contract does, which pays the position to the wei', async () => {
  await fund(stake * 3n)
  const { result } = app.render(() => useUserBet(matchId, bettor).data)
  expect(await potentialWinnings(stake)).toBe(await previewedPayout(stake))
  await place()
  expect(await potentialWinnings(stake * 2n)).toBe(await previewedPayout(stake * 2n))
  await place({ amount: stake * 2n })
  const payout = await payoutOf({ ...NO_STAKES, early: stake * 3n })
  await testChain().settle(1, matchId)
  await act(() => invalidateContracts(app.queryClient, [deployment.bettingPool]))
  await waitFor(() => expect(result.current).toMatchObject({ amount: stake * 3n, payout }))
  await testChain().claim(matchId, bettor)
  expect(await testChain().balanceOf(bettor)).toBe(payout)
})

test('pays losers the unmatched stake to the wei, early and live apart', async () => {
  const { rival, second } = testChain().accounts
  const thin = await testChain().createMatch({ maxBet: '100' })
  await testChain().bet(thin, { by: rival, side: 2, amount: '0.01' })
  await testChain().bet(thin, { by: bettor, side: 1, amount: parseEther('3') + 7n })
  await testChain().pass(hour + minute)
  await testChain().bet(thin, { by: bettor, side: 1, amount: parseEther('2') + 5n })
  await testChain().bet(thin, { by: second, side: 2, amount: '0.03' })
  const match = await readMatch(testChain(), thin)
  const stakes = { early: parseEther('3') + 7n, live: parseEther('2') + 5n }
  const unmatched = unmatchedStake(poolsOf(match), 1, stakes, match)
  // 50 times 0.01 and 0.03 WETH are matched.
  expect(unmatched).toBe(parseEther('3') + 12n)

  await testChain().settle(2, thin)
  await testChain().claim(thin, bettor)
  expect(await testChain().balanceOf(bettor)).toBe(unmatched)
})

test('pays winners of both pools to the wei, capped in the early one', async () => {
  const { rival, second } = testChain().accounts
  await fund(stake)
  await place()
  await testChain().bet(matchId, { by: rival, side: 2, amount: parseEther('8') + 11n })
  await testChain().pass(hour + minute)
  await testChain().bet(matchId, { by: second, side: 2, amount: parseEther('0.3') + 3n })
  const live = parseEther('0.05') + 1n
  expect(await potentialWinnings(live)).toBe(await previewedPayout(live))

  await testChain().bet(matchId, { by: bettor, side: 1, amount: live })
  const payout = await payoutOf({ early: stake, live })
  await testChain().settle(1, matchId)
  await testChain().claim(matchId, bettor)
  expect(await testChain().balanceOf(bettor)).toBe(payout)
})

test('counts only a placed bet against the daily limit, a joined one once, and drops its draft', async () => {
  await fund()
  keepDraft(matchId, { ...readDraft(matchId), text: '0.5' })
  wallet.answer('eth_sendTransaction', reject)
  expect(await place()).toEqual({ phase: 'rejected' })
  expect(localStorage.getItem('clutchpool.dailyStake')).toBeNull()
  expect(readDraft(matchId).text).toBe('0.5')

  wallet.restore('eth_sendTransaction')
  const first = place()
  await place({ amount: stake * 2n })
  await first
  expect(JSON.parse(localStorage.getItem('clutchpool.dailyStake') ?? '{}')).toMatchObject({
    staked: String(stake),
  })
  expect(readDraft(matchId).text).toBe('')
})

test.each(['weth', 'coin'] as const)(
  'a bet in %s with an odds limit fails before the wallet opens once the odds moved or its deadline passed',
  async (payWith) => {
    await fund()
    const limit = {
      payWith,
      minPayout: minPayoutOf(stake, await previewedPayout(stake), 500),
      closesAt: (await testChain().now()) + 10 * minute,
    }
    const failureOf = async () => {
      const ended = await place(limit)
      return ended?.phase === 'failed' && ended.at === 'simulation' && ended.failure
    }
    await testChain().bet(matchId, { by: testChain().accounts.operator, side: 1, amount: '1' })
    expect(await failureOf()).toMatchObject({ kind: 'contract', name: 'PayoutBelowMinimum' })
    await testChain().pass(602)
    expect(await failureOf()).toMatchObject({ kind: 'contract', name: 'DeadlinePassed' })
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  },
)

test('a reverting bet fails in the simulation, before the wallet opens, and is logged once', async () => {
  await fund()
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ended = await place({ amount: 1n })
  expect(ended).toMatchObject({
    phase: 'failed',
    at: 'simulation',
    failure: { kind: 'contract', name: 'BetBelowMinimum', args: [1n, 10n ** 16n] },
  })
  await waitFor(() =>
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      ended?.phase === 'failed' && ended.failure,
    ),
  )
  expect(wallet.asked).not.toContain('eth_sendTransaction')
  logged.mockRestore()
})

test('a wallet that is ready to batch approves by default, and upgrades the account if asked to', async () => {
  await testChain().giveWeth(bettor, stake)
  wallet.startBatching('ready')
  const { result } = app.render(() => usePlaceBet(matchId, requestOf()))
  await waitFor(() => expect(result.current).toMatchObject({ needsApproval: true, canUpgrade: true }))

  wallet.rejectNext()
  expect(await act(() => result.current.press('upgrade'))).toEqual({ phase: 'rejected' })
  wallet.rejectNext()
  await act(() => result.current.press())
  expect(wallet.prompts).toEqual(['connect', 'upgrade account', 'send'])
  expect(await testChain().allowanceOf(bettor)).toBe(0n)

  expect(await act(() => result.current.press('upgrade'))).toMatchObject({ phase: 'confirmed' })
  expect(wallet.prompts.slice(3)).toEqual(['upgrade account', 'send batch'])
  await waitFor(() => expect(result.current).toMatchObject({ canBatch: true, canUpgrade: false }))
})

test('does not replace a larger allowance that a batching wallet has not read yet', async () => {
  await fund(stake * 3n)
  wallet.startBatching()
  const { result } = app.render(() => usePlaceBet(matchId, requestOf()))
  await waitFor(() => expect(result.current).toMatchObject({ canBatch: true, allowance: stake * 3n }))
  for (const query of app.queryClient.getQueryCache().findAll({ queryKey: ['readContract'] })) query.reset()
  await waitFor(() => expect(result.current.allowance).toBeUndefined())
  expect(await act(() => result.current.press())).toMatchObject({ phase: 'confirmed' })
  expect(await testChain().allowanceOf(bettor)).toBe(stake * 2n)
})
