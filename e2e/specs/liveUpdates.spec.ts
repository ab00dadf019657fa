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

test('shows received WETH and another bettor’s bet', async ({ chain, app }) => {
  await chain.approve(accounts.bettor, '100')
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '1' })
  await app.match.openAndConnect(match)
  await app.match.draft('Team B', '0.5')
  await app.match.expectButton('Insufficient Balance')
  await chain.giveWeth(accounts.bettor, '1')
  await app.match.expectReady('Place Bet')
  await expect(app.match.pools).toContainText('Total pool1 WETH')
  await expect(app.match.potentialWinnings).toHaveText('1.42 WETH')

  await chain.bet(match, { by: accounts.second, side: 2, amount: '0.5' })
  await expect(app.match.pools).toContainText('Total pool1.5 WETH')
  await expect(app.match.potentialWinnings).toHaveText('0.96 WETH')
  await app.match.expectDraft('Team B', '0.5')
})

test('shows matches that appear, start and end', async ({ chain, time, app }) => {
  const name = 'T1 vs Gen.G'
  await app.matches.open()
  await app.matches.expectMatches()
  await chain.createMatch({ name, startsIn: hour, endsIn: 2 * hour })
  await app.matches.expectMatches(name)

  await app.header.getByRole('link', { name: 'Clutchpool' }).click()
  await expect(app.home.ongoing).toContainText('No matches available yet')
  await time.pass(hour + 1)
  await expect(app.home.ongoingMatch(name)).toBeVisible()
  await time.pass(hour)
  await expect(app.home.ongoing).toContainText('No matches available yet')
})

test('follows the chain’s clock, not the computer’s', async ({ chain, page, app }) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.createMatch({ name: 'Fnatic vs G2', startsIn: 0 })
  await page.clock.setSystemTime(((await chain.now()) + 2 * day) * 1000)
  await app.home.open()
  await expect(app.home.ongoing.getByRole('article')).toHaveCount(1)
  await expect(app.home.ongoingMatch('Fnatic vs G2')).toContainText('Ends in59m')
  await app.goTo('Matches')
  await app.matches.expectMatches('T1 vs Gen.G')
})
