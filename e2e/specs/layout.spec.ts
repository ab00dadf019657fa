import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

const CANCELLED = 'You cancelled in your wallet.'

test('every screen has header, footer and the chosen theme', async ({ chain, page, app }) => {
  const match = await chain.createMatch()
  await page.emulateMedia({ colorScheme: 'dark' })
  await app.home.open()
  const root = page.locator('html')
  await expect(root).toHaveCSS('background-color', 'rgb(11, 13, 18)')
  await app.header.getByRole('button', { name: /light theme/ }).click()
  await expect(root).toHaveCSS('background-color', 'rgb(246, 247, 249)')
  for (const path of [
    '/',
    '/matches',
    `/match/${match}`,
    '/tournaments',
    '/my-bets',
    '/community',
    '/nowhere',
  ]) {
    await page.goto(path)
    await expect(root).toHaveCSS('background-color', 'rgb(246, 247, 249)')
    await expect(app.header.getByRole('link', { name: 'Clutchpool' })).toHaveAttribute('href', '/')
    for (const [name, href] of [
      ['Matches', '/matches'],
      ['Tournaments', '/tournaments'],
      ['My Bets', '/my-bets'],
      ['Community', '/community'],
    ] as const) {
      await expect(app.header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await app.expectDisconnected()
    await expect(page.getByRole('contentinfo')).toContainText(/© 2027 Clutchpool.* All rights reserved/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('wraps, unwraps and copies the address in the account panel, and shows claimable winnings', async ({
  chain,
  context,
  time,
  wallet,
  page,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '0.7' })
  await chain.voidMatch(match)
  await chain.giveWeth(accounts.bettor, '1.5')
  await app.home.open()
  await app.connect()
  await app.openAccount(accounts.bettor)
  const panel = app.accountPanel

  await test.step('wraps and unwraps', async () => {
    await expect(panel).toContainText('WETH1.5 WETH')
    await expect(panel).toContainText(/ETH9,99\d\.\d+ ETH/)
    await panel.getByLabel('Amount').fill('0,5')
    wallet.rejectNext()
    await panel.getByRole('button', { name: 'Wrap', exact: true }).click()
    await app.expectStatus(CANCELLED)
    await panel.getByRole('button', { name: 'Wrap', exact: true }).click()
    await app.expectStatus('Wrapped.')
    await expect(page.getByText(CANCELLED)).toHaveCount(0)
    await expect(panel).toContainText('WETH2 WETH')
    await panel.getByRole('radio', { name: 'Unwrap' }).check()
    await panel.getByRole('button', { name: 'Max' }).click()
    await panel.getByRole('button', { name: 'Unwrap', exact: true }).click()
    await expect(panel).toContainText('WETH0 WETH')
    expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })

  await test.step('copies the address and confirms it for two seconds', async () => {
    await panel.getByRole('button', { name: 'Copy address' }).click()
    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accounts.bettor)
    await time.pass(2)
    await expect(panel.getByRole('button', { name: 'Copy address' })).toBeVisible()
  })

  await page.keyboard.press('Escape')
  await app.header.getByRole('link', { name: /0\.7/ }).click()
  await expect(page).toHaveURL('/my-bets')
})

test('enforces the daily stake limit', async ({ chain, page, app }) => {
  await chain.fundBettor('5')
  await app.match.openAndConnect(await chain.createMatch())
  await app.limitDailyStake('1')
  await page.reload()
  await app.match.amount.fill('1.1')
  await app.match.expectRefused('Place Bet', /daily limit allows 1 WETH/)
  await app.match.bet('0.6')
  await app.match.addToBet()
  await app.match.amount.fill('0.5')
  await app.match.expectRefused('Place Bet', /daily limit allows 0\.4 WETH/)
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('4.4'))
})
