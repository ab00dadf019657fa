import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { test } from '../test.ts'

let loads = 0
test.beforeEach(({ page }) => {
  loads = 0
  page.on('load', () => loads++)
})
test.afterEach(() => expect(loads).toBe(1))

test('shows received WETH and another bettor’s bet', async ({ chain, matchPage }) => {
  await chain.approve(accounts.bettor, '100')
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '1' })
  await matchPage.openAndConnectAction(match)
  await matchPage.draftAction('Team B', '0.5')
  await matchPage.expectButton('Insufficient Balance')
  await chain.giveWeth(accounts.bettor, '1')
  await matchPage.expectReady('Place Bet')
  await expect(matchPage.pools).toContainText('Total pool1 WETH')
  await expect(matchPage.potentialWinnings).toHaveText('1.42 WETH')

  await chain.bet(match, { by: accounts.second, side: 2, amount: '0.5' })
  await expect(matchPage.pools).toContainText('Total pool1.5 WETH')
  await expect(matchPage.potentialWinnings).toHaveText('0.96 WETH')
  await matchPage.expectDraft('Team B', '0.5')
})

test('shows matches that appear, start and end', async ({ chain, time, layout, homePage, matchesPage }) => {
  const name = 'T1 vs Gen.G'
  await matchesPage.openAction()
  await matchesPage.expectMatches()
  await chain.createMatch({ name, startsIn: hour, endsIn: 2 * hour })
  await matchesPage.expectMatches(name)

  await layout.header.getByRole('link', { name: 'Clutchpool' }).click()
  await expect(homePage.ongoing).toContainText('No matches available yet')
  await time.pass(hour + 1)
  await expect(homePage.ongoingMatch(name)).toBeVisible()
  await time.pass(hour)
  await expect(homePage.ongoing).toContainText('No matches available yet')
})

test('follows the chain’s clock, not the computer’s', async ({
  chain,
  page,
  layout,
  homePage,
  matchesPage,
}) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.createMatch({ name: 'Fnatic vs G2', startsIn: 0 })
  await page.clock.setSystemTime(((await chain.now()) + 2 * day) * 1000)
  await homePage.openAction()
  await expect(homePage.ongoing.getByRole('article')).toHaveCount(1)
  await expect(homePage.ongoingMatch('Fnatic vs G2')).toContainText('Ends in59m')
  await layout.goToAction('Matches')
  await matchesPage.expectMatches('T1 vs Gen.G')
})
