import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
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
    await expect(layout.header).toContainText('1.92')
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
    expect(await page.getByRole('alert').count()).toBe(0)
    await myBetsPage.expectStatus(WON, 'Claimed')
    await expect(myBetsPage.claimButton(WON)).toBeHidden()
    // The stake plus the rival's, less the 8% fee.
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1.92'))
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })
})

test('gives back the part of a lost stake that nobody matched', async ({
  chain,
  time,
  page,
  layout,
  matchPage,
  myBetsPage,
}) => {
  await chain.fundBettor('4', '4')
  const match = await chain.createMatch({ name: LOST })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '0.02' })
  await matchPage.openAndConnectAction(match)
  await matchPage.draftAction('Team A', '4')
  await expect(matchPage.preview).toContainText('Matched now1 of 4 WETH')
  await expect(matchPage.preview).toContainText('Only the matched part can be lost; the rest comes back.')
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/4/)
  await expect(matchPage.position).toContainText('Matched now1 of 4 WETH')
  await time.pass(3 * hour)
  await chain.finalize(match, 2)
  await time.pass(1)

  await myBetsPage.openAction()
  await myBetsPage.expectStatus(LOST, 'Lost')
  await myBetsPage.expectStatus(LOST, 'Unmatched, comes back 3')
  await expectAccessible(page)
  await myBetsPage.claimAction(LOST)
  await layout.expectStatus(/3 WETH/)
  await myBetsPage.expectStatus(LOST, 'Unmatched, paid back 3')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('3'))
})

test('shows a challenged bet as such until the arbiter has ruled', async ({
  chain,
  time,
  page,
  myBetsPage,
}) => {
  await chain.setDisputeWindow(12 * hour)
  const match = await chain.createMatch({ name: WON })
  await chain.betOnBothSides(match)
  await time.pass(3 * hour)
  await chain.finalize(match, 1)
  await chain.giveWeth(accounts.rival, '1')
  await chain.approve(accounts.rival, '1')
  await chain.challenge(match, { by: accounts.rival, outcome: 'A' })
  await myBetsPage.openAndConnectAction()
  await myBetsPage.expectStatus(WON, 'Challenged')
  await myBetsPage.expectStatus(WON, 'The arbiter has until')
  await expect(myBetsPage.claimButton(WON)).toBeHidden()
  await expectAccessible(page)
  await chain.rule(match, 'A')
  await time.pass(12 * hour)
  await myBetsPage.expectStatus(WON, 'Won')
  await expect(myBetsPage.claimButton(WON)).toBeVisible()
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

test('claims bets and tournaments from one place, one confirmation per contract', async ({
  chain,
  tournaments,
  time,
  wallet,
  page,
  layout,
  homePage,
  myBetsPage,
}) => {
  const match = await chain.createMatch({ name: WON })
  await chain.betOnBothSides(match)
  const matchIds = await tournaments.createMatches()
  const cups: bigint[] = []
  for (const name of ['Spring cup', 'Summer cup', 'Autumn cup']) {
    const id = await tournaments.create({ name, matchIds })
    await tournaments.play(id, accounts.bettor, [], [])
    await tournaments.cancel(id)
    cups.push(id)
  }
  await time.pass(3 * hour)
  await chain.finalize(match, 1)

  await test.step('shows them in the header and on the home page, in place of the user guide', async () => {
    await homePage.openAction()
    await expect(homePage.guide).toBeVisible()
    await layout.connectAction()
    await expect(layout.header).toContainText('2.22')
    await expect(myBetsPage.readyToClaim).toContainText('From 1 match and 3 tournaments.')
    await expect(homePage.guide).toBeHidden()
    await homePage.ongoing.getByRole('link', { name: 'View All Matches' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible()
    await layout.header.getByRole('link', { name: 'Claimable' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Bets' })).toBeVisible()
  })

  await test.step('keeps what was paid when a later confirmation is rejected', async () => {
    await expect(myBetsPage.readyToClaim).toContainText('2 confirmations')
    await expect(myBetsPage.readyToClaim.getByRole('link', { name: 'Spring cup' })).toBeVisible()
    await expectAccessible(page)
    wallet.confirmNext()
    wallet.rejectNext()
    await myBetsPage.claimAllAction()
    await layout.expectStatus('Claimed: 1.92 WETH')
    await expect(myBetsPage.readyToClaim).toContainText('From 3 tournaments. One confirmation')
    await expect(myBetsPage.readyToClaim).toContainText('You cancelled in your wallet.')
    wallet.expectPrompts('connect', 'send', 'send')
  })

  await test.step('skips a tournament claimed elsewhere meanwhile', async () => {
    const prompt = wallet.holdNext()
    await myBetsPage.claimAllAction()
    await prompt.opened
    await tournaments.claim(cups[1] ?? 0n, accounts.bettor)
    prompt.confirm()
    await layout.expectStatus('Claimed: 0.2 WETH')
    await expect(myBetsPage.readyToClaim).toBeHidden()
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('2.22'))
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })
})

test('claims bets and tournaments in one confirmation if the wallet batches', async ({
  chain,
  tournaments,
  time,
  wallet,
  layout,
  myBetsPage,
}) => {
  wallet.startBatching()
  const match = await chain.createMatch({ name: WON })
  await chain.betOnBothSides(match)
  const matchIds = await tournaments.createMatches()
  const cup = await tournaments.create({ matchIds })
  await tournaments.play(cup, accounts.bettor, [], [])
  await tournaments.cancel(cup)
  await time.pass(3 * hour)
  await chain.finalize(match, 1)
  await myBetsPage.openAndConnectAction()
  await expect(myBetsPage.readyToClaim).toContainText('2.02')
  await expect(myBetsPage.readyToClaim).toContainText('One confirmation')
  await myBetsPage.claimAllAction()
  await layout.expectStatus('Claimed: 2.02 WETH')
  await expect(myBetsPage.readyToClaim).toBeHidden()
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('2.02'))
  wallet.expectPrompts('connect', 'send batch')
})

test('says that somebody else paid a bet out', async ({
  chain,
  time,
  wallet,
  page,
  matchPage,
  myBetsPage,
}) => {
  const [won, voided, own] = [
    await chain.createMatch({ name: WON }),
    await chain.createMatch({ name: VOID }),
    await chain.createMatch({ name: WON_TOO }),
  ]
  for (const match of [won, voided, own]) await chain.betOnBothSides(match)
  await time.pass(3 * hour)
  await chain.finalize(won, 1)
  await chain.finalize(own, 1)
  await chain.voidMatch(voided)
  await chain.claim(own, accounts.bettor)
  await myBetsPage.openAndConnectAction()
  await expect(myBetsPage.readyToClaim).toContainText('2.92')
  await chain.claimFor(accounts.bettor, [won, voided], accounts.rival)

  await myBetsPage.expectStatus(WON, /Paid 1.92.*Claimed for you. It’s in your wallet./)
  await myBetsPage.expectStatus(VOID, /Refunded.*Claimed for you. It’s in your wallet./)
  await myBetsPage.expectStatus(WON_TOO, /Claimed(?! for you)/)
  await expect(myBetsPage.readyToClaim).toBeHidden()
  await expect(myBetsPage.claimButton(WON)).toBeHidden()
  await expectAccessible(page)
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('4.84'))

  await myBetsPage.filter('Show').selectOption({ label: 'Paid for you (2)' })
  await myBetsPage.expectMatches(VOID, WON)
  await page.reload()
  await myBetsPage.expectMatches(VOID, WON)
  await myBetsPage.expectStatus(VOID, 'Claimed for you.')
  await matchPage.openAction(won)
  await matchPage.expectPosition('Paid', 'Claimed for you.')
  wallet.expectPrompts('connect')
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
