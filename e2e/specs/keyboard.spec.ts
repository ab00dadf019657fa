import { expect, type Locator, type Page } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '../fixtures/accounts.ts'
import { minute } from '../fixtures/time.ts'
import { test } from '../test.ts'

test('from the list to a placed bet without a mouse', async ({ chain, time, page, frame, matchPage }) => {
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await page.goto('/matches')
  await tabTo(page, page.getByRole('link', { name: 'View Details' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'T1 vs Gen.G' })).toBeFocused()

  await tabTo(page, matchPage.team('Team A'))
  await page.keyboard.press('ArrowRight')
  await expect(matchPage.team('Team B')).toBeChecked()
  await tabTo(page, matchPage.amount)
  await page.keyboard.type('0.5')
  await tabTo(page, matchPage.button)
  await matchPage.expectReady('Connect Wallet')
  await page.keyboard.press('Enter')

  const fox = frame.walletPicker.getByRole('button', { name: 'Fox Wallet' })
  await expect(fox).toBeVisible()
  await tabTo(page, fox)
  await page.keyboard.press('Enter')
  await frame.expectConnected(accounts.bettor)

  await expect(matchPage.button).toBeFocused()
  await matchPage.expectReady('Approve WETH')
  await page.keyboard.press('Enter')
  await matchPage.expectReady('Place Bet')
  await expect(matchPage.button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(matchPage.form.getByRole('heading', { name: 'Placed' })).toBeFocused()
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5'), side: 2 })

  // The clock redraws the page each second: what has the focus keeps it.
  const viewMyBets = matchPage.form.getByRole('link', { name: 'View my bets' })
  const startsIn = page.locator('dt', { hasText: 'Starts in' }).locator('+ dd')
  const before = await startsIn.textContent()
  await tabTo(page, viewMyBets)
  await time.pass(30 * minute)
  await expect(startsIn).not.toHaveText(before ?? '')
  await expect(viewMyBets).toBeFocused()
})

test('Escape leaves the wallet picker, and the focus returns', async ({ page, frame, homePage }) => {
  await homePage.openAction()
  await frame.connectButton.focus()
  await page.keyboard.press('Enter')
  await expect(frame.walletPicker).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(frame.walletPicker).toBeHidden()
  await expect(frame.connectButton).toBeFocused()
})

test('the first Tab skips to the content', async ({ page, homePage }) => {
  await homePage.openAction()
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
