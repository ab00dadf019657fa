import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { test } from '../test.ts'

const WON = 'T1 vs Gen.G'
const WON_TOO = 'FaZe Clan vs Vitality'
const LOST = 'Fnatic vs G2'
const VOID = 'Team Spirit vs Tundra'

test('claims winnings', async ({ chain, time, wallet, layout, myBetsPage }) => {
  const match = await chain.createMatch({ name: WON })
  await chain.betOnBothSides(match)
  await time.pass(3 * hour)
  await chain.finalize(match, 1)
  await myBetsPage.openAndConnectAction()

  await myBetsPage.expectStatus(WON, 'Won')
  // The stake plus the rival's, less the 8% fee.
  await expect(layout.header).toContainText('1.92')
  await myBetsPage.claimAction(WON)
  await layout.expectStatus(/1\.92 WETH/)
  await myBetsPage.expectStatus(WON, 'Claimed')
  await expect(myBetsPage.claimButton(WON)).toBeHidden()
  await expect(layout.header).not.toContainText('1.92')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1.92'))
  wallet.expectPrompts('connect', 'send')
})

test('claims winnings and refunds in one transaction', async ({ chain, time, wallet, myBetsPage }) => {
  const [won, wonToo, lost, voided] = [
    await chain.createMatch({ name: WON }),
    await chain.createMatch({ name: WON_TOO }),
    await chain.createMatch({ name: LOST }),
    await chain.createMatch({ name: VOID }),
  ]
  for (const match of [won, wonToo, lost, voided]) {
    await chain.betOnBothSides(match)
  }
  await time.pass(3 * hour)
  await chain.finalize(won, 1)
  await chain.finalize(wonToo, 1)
  await chain.finalize(lost, 2)
  await chain.voidMatch(voided)
  await myBetsPage.openAndConnectAction()

  await myBetsPage.expectStatus(LOST, 'Lost')
  await expect(myBetsPage.claimButton(LOST)).toBeHidden()
  await myBetsPage.expectStatus(VOID, 'Refund')
  await expect(myBetsPage.readyToClaim).toContainText('4.84')
  await expect(myBetsPage.readyToClaim).toContainText('3 matches')
  await myBetsPage.claimAllAction()

  await myBetsPage.expectStatus(WON, 'Claimed')
  await myBetsPage.expectStatus(WON_TOO, 'Claimed')
  await myBetsPage.expectStatus(VOID, 'Refunded')
  await expect(myBetsPage.readyToClaim).toBeHidden()
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('4.84'))
  wallet.expectPrompts('connect', 'send')
})

test('claims a refund on the match page', async ({ chain, matchPage }) => {
  const match = await chain.createMatch({ name: VOID })
  await chain.bet(match, { by: accounts.bettor, side: 2, amount: '0.7' })
  await chain.voidMatch(match)
  await matchPage.openAndConnectAction(match)
  await matchPage.expectPosition('Refund', '0.7 WETH')
  await matchPage.position.getByRole('button', { name: 'Claim' }).click()
  await matchPage.expectPosition('Refunded')
  await expect(matchPage.position.getByRole('button', { name: 'Claim' })).toBeHidden()
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.7'))
})

test('refunds everybody when nobody bet on the winner', async ({ chain, time, myBetsPage }) => {
  const match = await chain.createMatch({ name: WON })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await time.pass(3 * hour)
  await chain.finalize(match, 2)
  await myBetsPage.openAndConnectAction()
  await myBetsPage.expectStatus(WON, 'Refund')
})

test('alerts on a failed claim but not on a rejected one', async ({
  chain,
  wallet,
  page,
  layout,
  myBetsPage,
}) => {
  const match = await chain.createMatch({ name: VOID })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.voidMatch(match)
  await myBetsPage.openAndConnectAction()

  wallet.rejectNext()
  await myBetsPage.claimAction(VOID)
  await expect(myBetsPage.claimButton(VOID)).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)

  wallet.failNext(-32603, 'Internal error')
  await myBetsPage.claimAction(VOID)
  await layout.expectAlert('Failed to claim winnings. Please try again.')
  await myBetsPage.claimAction(VOID)
  await myBetsPage.expectStatus(VOID, 'Refunded')
  wallet.expectPrompts('connect', 'send', 'send', 'send')
})

test('holds winnings until the dispute window ends', async ({ chain, time, myBetsPage }) => {
  await chain.setDisputeWindow(12 * hour)
  const match = await chain.createMatch({ name: WON })
  await chain.betOnBothSides(match)
  await time.pass(3 * hour)
  await chain.finalize(match, 1)
  await myBetsPage.openAndConnectAction()

  await myBetsPage.expectStatus(WON, 'Claimable in 11h 59m')
  await expect(myBetsPage.claimButton(WON)).toBeHidden()
  await expect(myBetsPage.readyToClaim).toBeHidden()
  await time.pass(12 * hour)
  await myBetsPage.expectStatus(WON, 'Won')
  await myBetsPage.claimAction(WON)
  await myBetsPage.expectStatus(WON, 'Claimed')
})

test('lets anyone void an abandoned match and refunds the stake', async ({
  chain,
  time,
  page,
  matchPage,
}) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await time.pass(3 * hour)
  await matchPage.openAndConnectAction(match)
  const voidButton = page.getByRole('button', { name: 'Void this match' })
  await expect(page.getByRole('heading', { name: 'Awaiting the result' })).toBeVisible()
  await expect(voidButton).toBeHidden()

  await time.pass(7 * day)
  await voidButton.click()
  await expect(page.getByRole('heading', { name: 'This match is void' })).toBeVisible()
  await matchPage.expectPosition('Refund')
  await matchPage.position.getByRole('button', { name: 'Claim' }).click()
  await matchPage.expectPosition('Refunded')
})
