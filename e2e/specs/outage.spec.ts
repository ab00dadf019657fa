import { expect } from '@playwright/test'
import { accounts } from '../fixtures/accounts.ts'
import { test } from '../test.ts'

const BANNER = 'The network cannot be reached.'

// The browser itself logs each request that fails.
test.beforeEach(({ consoleListener }) => consoleListener.allow(/ERR_CONNECTION_REFUSED/))

test('the last data stays, and is brought up to date when the chain is back', async ({
  chain,
  rpc,
  page,
  frame,
  matchPage,
}) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await matchPage.openAction(match)
  await frame.connectAction()
  await matchPage.typeAmountAction('0.5')
  await expect(matchPage.pools).toContainText('Total pool1 WETH')

  rpc.goDown()
  await frame.expectAlert(BANNER)
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await expect(matchPage.pools).toContainText('Total pool1 WETH')
  await matchPage.expectPosition('Team A', '1 WETH')
  await matchPage.expectDraft('Team A', '0.5')

  rpc.comeBack()
  await expect(page.getByText(BANNER)).toBeHidden()
  await expect(matchPage.pools).toContainText('Total pool2 WETH')
  await matchPage.expectDraft('Team A', '0.5')
})

test('a page that is opened meanwhile says so and recovers', async ({
  chain,
  rpc,
  page,
  frame,
  matchesPage,
}) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  rpc.goDown()
  await matchesPage.openAction()
  await frame.expectAlert(BANNER)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/^Error: /)
  await expect(page.getByText('No matches available yet')).toBeHidden()
  rpc.comeBack()
  await matchesPage.expectMatches('T1 vs Gen.G')
  await expect(page.getByText(BANNER)).toBeHidden()
})

test('a bet that is under way is not given up', async ({ chain, rpc, wallet, frame, matchPage }) => {
  await chain.giveWeth(accounts.bettor, '1')
  await chain.approve(accounts.bettor, '1')
  await matchPage.openAction(await chain.createMatch())
  await frame.connectAction()
  await matchPage.typeAmountAction('0.5')
  await chain.stopMining()
  await matchPage.pressAction('Place Bet')
  await matchPage.expectNote('Placing your bet…')
  rpc.goDown()
  await frame.expectAlert(BANNER)
  await chain.resumeMining()
  await matchPage.expectBusy('Placing Bet...')
  rpc.comeBack()
  await matchPage.expectPlaced(/0\.5/)
  wallet.expectPrompts('connect', 'send')
})

test('a chain without the contracts', async ({ chain, page, frame, matchPage, matchesPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAction(match)
  await expect(matchPage.form).toBeVisible()
  await chain.removePool()
  await frame.connectAction()
  await matchPage.expectRefused('Place Bet', 'Contracts are not available')
  await matchesPage.openAction()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Error: Failed to initialize contracts',
  )
})
