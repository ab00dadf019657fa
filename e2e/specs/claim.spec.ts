import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { test } from '../test.ts'

const WON = 'T1 vs Gen.G'
const WON_TOO = 'FaZe Clan vs Vitality'
const LOST = 'Fnatic vs G2'
const VOID = 'Team Spirit vs Tundra'
const UNMATCHED = 'NIP vs Heroic'

test('holds winnings, then claims them', async ({ chain, time, wallet, page, layout, myBetsPage }) => {
  await chain.setDisputeWindow(12 * hour)
  const match = await chain.createMatch({ name: WON })
  await chain.betOnBothSides(match)
  let loads = 0
  page.on('load', () => loads++)
  await myBetsPage.openAndConnectAction()
  await myBetsPage.expectStatus(WON, 'Pending')
  await time.pass(3 * hour)
  await chain.finalize(match, 1)

  await test.step('holds winnings until the dispute window ends', async () => {
    await myBetsPage.expectStatus(WON, 'Claimable in 11h 59m')
    await expect(myBetsPage.claimButton(WON)).toBeHidden()
    await expect(myBetsPage.readyToClaim).toBeHidden()
    await time.pass(12 * hour)
    await myBetsPage.expectStatus(WON, 'Won')
    await expect(myBetsPage.claimButton(WON)).toBeVisible()
    expect(loads).toBe(1)
  })

  await test.step('alerts on a failed claim but not on a rejected one', async () => {
    wallet.rejectNext()
    await myBetsPage.claimAction(WON)
    await expect.poll(() => wallet.prompts).toEqual(['connect', 'send'])
    await expect(myBetsPage.claimButton(WON)).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('alert')).toHaveCount(0)

    wallet.failNext(-32603, 'Internal error')
    await myBetsPage.claimAction(WON)
    await layout.expectAlert('Failed to claim winnings. Please try again.')
  })

  await test.step('claims winnings', async () => {
    await myBetsPage.claimAction(WON)
    await layout.expectStatus(/1\.92 WETH/)
    await myBetsPage.expectStatus(WON, 'Claimed')
    await expect(myBetsPage.claimButton(WON)).toBeHidden()
    // The stake plus the rival's, less the 8% fee.
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1.92'))
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })
})

test('claims winnings and refunds at once', async ({ chain, time, wallet, layout, myBetsPage }) => {
  const [won, wonToo, lost, voided, unmatched] = [
    await chain.createMatch({ name: WON }),
    await chain.createMatch({ name: WON_TOO }),
    await chain.createMatch({ name: LOST }),
    await chain.createMatch({ name: VOID }),
    await chain.createMatch({ name: UNMATCHED }),
  ]
  for (const match of [won, wonToo, lost, voided]) {
    await chain.betOnBothSides(match)
  }
  await chain.bet(unmatched, { by: accounts.bettor, side: 1, amount: '1' })
  await time.pass(3 * hour)
  await chain.finalize(won, 1)
  await chain.finalize(wonToo, 1)
  await chain.finalize(lost, 2)
  await chain.voidMatch(voided)
  await chain.finalize(unmatched, 2)
  await myBetsPage.openAndConnectAction()

  await myBetsPage.expectStatus(LOST, 'Lost')
  await expect(myBetsPage.claimButton(LOST)).toBeHidden()
  await myBetsPage.expectStatus(VOID, 'Refund')
  await myBetsPage.expectStatus(UNMATCHED, 'Refund')
  await expect(myBetsPage.readyToClaim).toContainText('5.84')
  await expect(myBetsPage.readyToClaim).toContainText('4 matches')
  await expect(layout.header).toContainText('5.84')
  await myBetsPage.claimAllAction()

  await myBetsPage.expectStatus(WON, 'Claimed')
  await myBetsPage.expectStatus(WON_TOO, 'Claimed')
  await myBetsPage.expectStatus(VOID, 'Refunded')
  await myBetsPage.expectStatus(UNMATCHED, 'Refunded')
  await expect(myBetsPage.readyToClaim).toBeHidden()
  await expect(layout.header).not.toContainText('5.84')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('5.84'))
  wallet.expectPrompts('connect', 'send')
})

test('lets anyone void an abandoned match and claim the refund', async ({ chain, time, page, matchPage }) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.bettor, side: 2, amount: '0.7' })
  await time.pass(3 * hour)
  await matchPage.openAndConnectAction(match)
  const voidButton = page.getByRole('button', { name: 'Void this match' })
  await expect(page.getByRole('heading', { name: 'Awaiting the result' })).toBeVisible()
  await expect(voidButton).toBeHidden()

  await time.pass(7 * day)
  await voidButton.click()
  await expect(page.getByRole('heading', { name: 'This match is void' })).toBeVisible()
  await matchPage.expectPosition('Refund', '0.7 WETH')
  await matchPage.position.getByRole('button', { name: 'Claim' }).click()
  await matchPage.expectPosition('Refunded')
  await expect(matchPage.position.getByRole('button', { name: 'Claim' })).toBeHidden()
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.7'))
})
