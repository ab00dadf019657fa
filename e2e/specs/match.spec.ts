import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

test.describe('without a wallet', () => {
  test.use({ walletNames: [] })

  test('shows teams, times and limits, and previews the typed bet', async ({ chain, page, app }) => {
    const name = 'CS2: Natus Vincere vs FaZe Clan — Major Final'
    const match = await chain.createMatch({ name, minBet: '0.05', maxBet: '2.5' })
    await chain.bet(match, { by: accounts.rival, side: 1, amount: '2' })
    await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
    await app.match.open(match)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Natus Vincere vs FaZe Clan')
    const main = page.getByRole('main')
    await expect(main).toContainText(name)
    await expect(main).toContainText('Start Time1 Mar 2027, 14:01')
    await expect(main).toContainText('End Time1 Mar 2027, 15:01')
    await expect(main).toContainText('Min Bet0.05 WETH')
    await expect(main).toContainText('Max Bet2.5 WETH')
    await expect(page).toHaveTitle('Natus Vincere vs FaZe Clan · Clutchpool')

    await expect(app.match.team('Team A')).toBeChecked()
    await expect(app.match.form.getByLabel('Bet Amount (WETH)')).toHaveAttribute('inputmode', 'decimal')
    await expect(app.match.preview).toBeHidden()

    await app.match.draft('Team B', '1')
    await expect(app.match.potentialWinnings).toHaveText('1.92 WETH')
    await expect(app.match.preview).toContainText(/Profit.*0\.92/)
    await expect(app.match.preview).toContainText(/Fee \(8%.*0\.08/)
    await expect(app.match.preview).toContainText('2.84× now, 1.92× with your bet')
    await expect(app.match.preview).toContainText('50%')
    await expect(app.match.preview).toContainText('Estimate. Odds and matching change with each bet.')
  })
})

test('shows Loading... first, and warns when a win would not pay', async ({ chain, rpc, page, app }) => {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  const release = await rpc.hold()
  await app.match.open(match)
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeAttached()
  release()
  await expect(app.match.form).toBeVisible()
  await app.match.amount.fill('1')
  await app.match.expectNote('No one has bet on Team B (Gen.G) yet.')
})

test('falls back to Team A and Team B when the name has no teams', async ({ chain, page, app }) => {
  await app.match.open(await chain.createMatch({ name: 'Grand final of the season' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team A vs Team B')
  await expect(page.getByRole('main')).toContainText('Grand final of the season')
  await expect(app.match.form.locator('label').getByText('Team A')).toHaveCSS('font-size', '16px')
})

test('shows the result in place of the bet form', async ({ chain, time, page, app }) => {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '2' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
  await time.pass(3 * hour)
  await chain.finalize(match, 2)
  await app.match.open(match)
  await expect(page.getByRole('heading', { name: 'Gen.G won (Team B)' })).toBeVisible()
  await expect(app.match.form).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'See open matches' }).click()
  await expect(page).toHaveURL('/matches')
})

test('shows received WETH and another bettor’s bet', async ({ chain, page, app }) => {
  let loads = 0
  page.on('load', () => loads++)
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
  expect(loads).toBe(1)
})
