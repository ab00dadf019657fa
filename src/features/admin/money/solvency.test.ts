import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { readLedger } from '@/domain/ledger/readLedger'
import { isFinal } from '@/domain/match/match'
import { readAppLogs } from '@/testing/appLogs'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { hour, minute } from '@/testing/time'
import { accountFor, isDecided, solvencyOf } from './accounting'
import { netOf, statementOf } from './statement'

const testChain = setUpTestChain()

/**
 * Asserts that liabilities and dust add up to the pool's balance, and equal what the lens says that the pool owes, and that the
 * statements add up to the fees that can be withdrawn.
 */
async function expectBalanced() {
  const { client, config, contracts } = testChain()
  const ledger = await readLedger(config, undefined, { withClaims: true })
  const accounting = accountFor(ledger)
  const { balance, accruedFees } = accounting
  const { isCovered, surplus } = solvencyOf(accounting)
  expect(isCovered).toBe(true)
  expect(surplus).toBe(accounting.dust)

  const [owed] = await client.readContract({
    ...contracts.lens,
    functionName: 'obligations',
    args: [0n, 1_000n],
  })
  // The lens counts the stakes of a match in its dispute window as open.
  const inWindow = [...ledger.matches.values()].filter(
    (match) => match.hasResult && !match.isChallenged && !isFinal(match, ledger.time),
  )
  const own = inWindow.length === 0 ? { stakes: accounting.open, payouts: accounting.owed } : {}
  expect(owed).toMatchObject({ bonds: accounting.bonds, accruedFees, ...own })
  const { stakes, payouts, payoutFees, bonds } = owed
  expect(stakes + payouts + payoutFees + bonds + accruedFees).toBeLessThanOrEqual(balance)

  const months = statementOf(await readAppLogs(client, 0n), ledger)
  const earned = months.reduce((sum, month) => sum + netOf(month) - month.withdrawn, 0n)
  expect(earned).toBe(accruedFees)
  return accounting
}

test('balances to the wei after every step', async () => {
  const chain = testChain()
  const { accounts, createMatch } = chain
  const { operator: owner, bettor, rival: other } = accounts
  const third = accounts.second
  await expectBalanced()

  await chain.register(bettor, owner)
  const [won, voided, open] = [await createMatch(), await createMatch(), await createMatch()]
  // Amounts that do not divide.
  await chain.bet(won, { by: bettor, side: 1, amount: parseEther('1') + 1n })
  await chain.bet(won, { by: third, side: 1, amount: '0.333333333333333333' })
  await chain.bet(won, { by: other, side: 2, amount: parseEther('1.7') + 7n })
  await chain.bet(voided, { by: bettor, side: 1, amount: '0.5' })
  await chain.bet(voided, { by: other, side: 2, amount: '0.25' })
  await chain.bet(open, { by: other, side: 2, amount: '0.2' })
  const placed = await expectBalanced()
  expect(placed).toMatchObject({ owed: 0n, feesToCome: 0n, dust: 0n })
  expect(placed.open).toBe(placed.balance)

  await chain.voidMatch(voided)
  await chain.settle(1, won)
  const resolved = await expectBalanced()
  expect(resolved.open).toBe(parseEther('0.2'))
  expect(resolved.matches.map(({ match }) => isDecided(match) && match.winner)).toEqual([false, 0, 1])

  // The contract pays what the ledger owes.
  const owedBefore = resolved.owed
  const before = await chain.balanceOf(bettor)
  await chain.claim(won, bettor)
  const paid = (await chain.balanceOf(bettor)) - before
  const claimed = await expectBalanced()
  expect(owedBefore - claimed.owed).toBe(paid)

  await chain.claim(won, third)
  await chain.claim(voided, other)
  const accounting = await expectBalanced()
  expect(accounting.owed).toBe(parseEther('0.5'))
  expect(accounting.feesToCome).toBe(0n)
  expect(accounting.dust).toBeGreaterThan(0n)
  // The fees of all matches, less the referrer's part, are those of the contract.
  const fees = accounting.matches.reduce((total, match) => total + match.fees, 0n)
  const referrals = await chain.client.readContract({
    ...chain.contracts.communityHub,
    functionName: 'referralRewards',
    args: [owner],
  })
  expect(referrals).toBeGreaterThan(0n)
  expect(fees - referrals).toBe((await expectBalanced()).accruedFees)

  const withdrawal = { functionName: 'withdrawFees', args: [owner], account: owner } as const
  await chain.send({ ...chain.contracts.bettingPool, ...withdrawal })
  expect((await expectBalanced()).accruedFees).toBe(0n)
})

test('balances with live bets, unmatched stakes and challenges', async () => {
  const chain = testChain()
  const { bettor, rival: other, second: third } = chain.accounts
  const [lopsided, upheld, changed, unruled] = [
    await chain.createMatch(),
    await chain.createMatch(),
    await chain.createMatch(),
    await chain.createMatch(),
  ]
  await chain.bet(lopsided, { by: bettor, side: 1, amount: parseEther('0.01') + 1n })
  await chain.bet(lopsided, { by: other, side: 2, amount: parseEther('2') + 3n })
  for (const matchId of [upheld, changed, unruled]) await chain.betOnBothSides(matchId)
  await chain.pass(hour + minute)
  await chain.bet(lopsided, { by: third, side: 1, amount: parseEther('0.3') + 7n })
  await chain.bet(lopsided, { by: other, side: 2, amount: '0.7' })
  await expectBalanced()

  await chain.pass(2 * hour)
  for (const matchId of [lopsided, upheld, changed, unruled]) await chain.finalize(matchId, 1)
  await chain.giveWeth(third, '1')
  await chain.approve(third, '1')
  for (const matchId of [upheld, changed, unruled])
    await chain.challenge(matchId, { by: third, outcome: 'A' })
  const suspended = await expectBalanced()
  // 2 % of the 1 WETH that each result moves.
  expect(suspended.bonds).toBe(parseEther('0.06'))
  expect(suspended.open).toBe(parseEther('6'))

  await chain.rule(upheld, 'A')
  expect((await expectBalanced()).accruedFees).toBe(parseEther('0.02'))
  await chain.rule(changed, 'B')
  await chain.pass(8 * 24 * hour)
  await chain.voidAbandoned(unruled, other)
  const decided = await expectBalanced()
  // One bond went back, one became a fee, one was burned.
  expect(decided).toMatchObject({ bonds: 0n, open: 0n })
  expect(decided.accruedFees).toBe(parseEther('0.02'))
  expect(await chain.balanceOf(third)).toBe(parseEther('0.96'))

  for (const by of [bettor, other, third]) await chain.claim(lopsided, by)
  const accounting = await expectBalanced()
  expect(accounting.matches.find(({ match }) => match.id === lopsided)).toMatchObject({
    owed: 0n,
    feesToCome: 0n,
  })
})
