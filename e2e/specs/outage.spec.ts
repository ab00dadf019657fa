import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

// Chromium logs each failed request.
test.beforeEach(({ consoleListener }) => consoleListener.allow(/ERR_CONNECTION_REFUSED/))

test('keeps the last data, and refreshes it after an outage', async ({ chain, rpc, layout, matchPage }) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await matchPage.openAndConnectAction(match)
  await matchPage.typeAmountAction('0.5')
  await expect(matchPage.pools).toContainText('Total pool1 WETH')

  await rpc.goDown()
  await layout.expectUnreachable()
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await expect(matchPage.pools).toContainText('Total pool1 WETH')
  await matchPage.expectPosition('Team A', '1 WETH')
  await matchPage.expectDraft('Team A', '0.5')

  rpc.comeBack()
  await layout.expectReachable()
  await expect(matchPage.pools).toContainText('Total pool2 WETH')
  await matchPage.expectDraft('Team A', '0.5')
})

test('opens with an error in an outage and recovers', async ({ chain, rpc, page, layout, matchesPage }) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await rpc.goDown()
  await matchesPage.openAction()
  await layout.expectUnreachable()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Error: Failed to initialize contracts. The network didn’t respond.',
  )
  await expect(page.getByText('No matches available yet')).toBeHidden()
  rpc.comeBack()
  await matchesPage.expectMatches('T1 vs Gen.G')
  await layout.expectReachable()
})

test('offers a reload when its scripts do not come', async ({ page, context, consoleListener }) => {
  consoleListener.allow(/ERR_FAILED/)
  await context.route('**/*.js', (route) => route.abort())
  await page.goto('/matches')
  await expect(page.getByRole('alert')).toContainText('Clutchpool couldn’t load.')
  await context.unroute('**/*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('No matches available yet')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('shows an error on a chain without contracts', async ({
  chain,
  page,
  layout,
  matchPage,
  matchesPage,
}) => {
  const match = await chain.createMatch()
  await matchPage.openAction(match)
  await expect(matchPage.form).toBeVisible()
  await chain.removePool()
  await layout.connectAction()
  await matchPage.expectRefused('Place Bet', 'Contracts are not available')
  await matchesPage.openAction()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Error: Failed to initialize contracts',
  )
})
