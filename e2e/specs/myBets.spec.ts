import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

test('asks to connect, and reports an outage', async ({ rpc, page, layout, myBetsPage, consoleListener }) => {
  consoleListener.allow(/ERR_CONNECTION_REFUSED/)
  await myBetsPage.openAction()
  await expect(page.getByRole('main')).toContainText('Error: No signer available')
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
  await layout.chooseWalletAction()
  await expect(page.getByText('No bets yet')).toBeVisible()

  await rpc.goDown()
  await page.reload()
  await expect(page.getByText('Error: Failed to fetch bets')).toBeVisible()
  rpc.comeBack()
  await expect(page.getByText('No bets yet')).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/matches')
})

test('lists the newest bet first, with totals of the rows', async ({ chain, time, page, myBetsPage }) => {
  const pending = await chain.createMatch({ name: 'Pending A vs Pending B', endsIn: 9 * hour })
  const won = await chain.createMatch({ name: 'Won A vs Won B' })
  const lost = await chain.createMatch({ name: 'Lost A vs Lost B' })
  const claimed = await chain.createMatch({ name: 'Claimed A vs Claimed B' })
  await chain.bet(pending, { by: accounts.bettor, side: 2, amount: '0.100000000000000001' })
  for (const match of [won, lost, claimed]) {
    await chain.betOnBothSides(match)
  }
  await time.pass(3 * hour)
  await chain.finalize(won, 1)
  await chain.finalize(lost, 2)
  await chain.finalize(claimed, 1)
  await chain.claim(claimed, accounts.bettor)
  await myBetsPage.openAndConnectAction()

  await expect(myBetsPage.table.getByRole('columnheader')).toHaveText([
    'MATCH',
    'BET AMOUNT (WETH)',
    'PREDICTION',
    'STATUS',
    'ACTIONS',
  ])
  await expect(myBetsPage.table.getByRole('link')).toHaveText([
    'Claimed A vs Claimed B',
    'Lost A vs Lost B',
    'Won A vs Won B',
    'Pending A vs Pending B',
  ])
  await myBetsPage.expectStatus('Claimed A', 'Claimed')
  await myBetsPage.expectStatus('Lost A', 'Lost')
  await myBetsPage.expectStatus('Won A', 'Won')
  await myBetsPage.expectStatus('Pending A', 'Pending')
  const stake = myBetsPage.row('Pending A').getByRole('cell').nth(1)
  await expect(stake).toHaveText(/0\.1$/)
  await expect(stake.getByTitle('0.100000000000000001')).toBeVisible()
  await expect(myBetsPage.row('Pending A').getByRole('cell').nth(2)).toContainText('Team B')
  await expect(myBetsPage.table.getByRole('button', { name: /^Claim/ })).toHaveCount(1)
  await expect(myBetsPage.claimButton('Won A')).toBeVisible()

  const total = myBetsPage.table.getByRole('row').last()
  await expect(total.getByRole('cell').nth(1)).toHaveText(/3\.1$/)
  await expect(total.getByTitle('3.100000000000000001')).toBeVisible()
  await expect(total).toContainText('Paid 1.92')
  await expect(total).toContainText('To claim 1.92')

  await myBetsPage.table.getByRole('link', { name: 'Won A vs Won B' }).click()
  await expect(page).toHaveURL(`/match/${won}`)
})

test('loads a page at a time', async ({ chain, page, myBetsPage }) => {
  for (let number = 1; number <= 27; number++) {
    const match = await chain.createMatch({ name: `Team ${number} vs Rival ${number}` })
    await chain.bet(match, { by: accounts.bettor, side: 1, amount: '0.01' })
  }
  await myBetsPage.openAndConnectAction()
  await expect(myBetsPage.table.getByRole('link')).toHaveCount(25)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(myBetsPage.table.getByRole('link')).toHaveCount(27)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  await expect(myBetsPage.table.getByRole('row').last().getByRole('cell').nth(1)).toHaveText(/0\.27$/)
})
