import type { Locator, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { deferred } from '@/testing/deferred'
import { minute } from '@/testing/time'
import { expect, test } from '../test.ts'

declare global {
  interface Window {
    announced: string[]
  }
}

test('leads from the list to a placed bet', async ({ chain, wallet, page, app }) => {
  const expectAnnounced = await recordAnnouncements(page)
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await page.goto('/matches')
  await tabTo(page, page.getByRole('link', { name: 'View Details' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'T1 vs Gen.G' })).toBeFocused()

  await tabTo(page, app.match.team('Team A'))
  await page.keyboard.press('ArrowRight')
  await expect(app.match.team('Team B')).toBeChecked()
  await tabTo(page, app.match.amount)
  await page.keyboard.type('0.5')
  await tabTo(page, app.match.button)
  await app.match.expectReady('Connect Wallet')
  await page.keyboard.press('Enter')

  const fox = app.walletPicker.getByRole('button', { name: 'Fox Wallet' })
  await expect(fox).toBeVisible()
  await tabTo(page, fox)
  await page.keyboard.press('Enter')
  await app.expectConnected(accounts.bettor)

  await expect(app.match.button).toBeFocused()
  await app.match.expectReadyToApprove()
  await tabTo(page, app.match.approval.getByRole('radio', { name: 'This bet only' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(app.match.approval.getByRole('radio', { name: '1,000,000' })).toBeChecked()
  await tabTo(page, app.match.button)
  await page.keyboard.press('Enter')
  await app.match.expectReadyToBet()
  await expect(app.match.button).toBeFocused()
  await expectAnnounced('Initiating approval...', 'Approval successful!')

  wallet.rejectNext()
  await page.keyboard.press('Enter')
  await app.match.expectNote('You cancelled in your wallet.')
  await expect(app.match.button).toBeFocused()
  wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
  await page.keyboard.press('Enter')
  await app.match.expectNote('Bet not placed.')
  await chain.stopMining()
  await page.keyboard.press('Enter')
  await expectAnnounced(
    'Confirm 0.5 WETH on',
    'You cancelled in your wallet. Nothing was sent.',
    'Confirm 0.5 WETH on',
    'Bet not placed.',
    'Confirm 0.5 WETH on',
    'Placing your bet…',
  )
  await chain.resumeMining()
  await expect(app.match.form.getByRole('heading', { name: 'Placed' })).toBeFocused()
  await expect(app.match.form.getByRole('heading', { name: 'Placed' })).toHaveAccessibleDescription(/0\.5 /)
  await expectAnnounced('Placing your bet…', 'Bet placed.')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5'), side: 2 })

  // Countdown renders must not move the focus.
  const viewMyBets = app.match.form.getByRole('link', { name: 'View my bets' })
  const startsIn = page.locator('dt', { hasText: 'Starts in' }).locator('+ dd')
  const before = await startsIn.textContent()
  await tabTo(page, viewMyBets)
  await chain.pass(30 * minute)
  await expect(startsIn).not.toHaveText(before ?? '')
  await expect(viewMyBets).toBeFocused()
})

test('claims one bet, then all', async ({ chain, wallet, page, app }) => {
  const expectAnnounced = await recordAnnouncements(page)
  for (const name of ['T1 vs Gen.G', 'Fnatic vs G2', 'NIP vs Heroic']) {
    const match = await chain.createMatch({ name, teamA: { bettor: '1' } })
    await chain.voidMatch(match)
  }
  await app.myBets.open()
  await tabTo(page, app.main.getByRole('button', { name: 'Connect Wallet' }))
  await page.keyboard.press('Enter')
  await tabTo(page, app.walletPicker.getByRole('button', { name: 'Fox Wallet' }))
  await page.keyboard.press('Enter')

  const claim = app.myBets.claimButton('Fnatic vs G2')
  await tabTo(page, claim)
  wallet.rejectNext()
  await page.keyboard.press('Enter')
  const cancelled = 'You cancelled in your wallet. Nothing was sent.'
  await expectAnnounced('Confirm the claim in your wallet.', cancelled)
  await expect(claim).toBeFocused()
  await chain.stopMining()
  await page.keyboard.press('Enter')
  await expectAnnounced(cancelled, 'Confirm the claim in your wallet.', 'Claiming…')
  await chain.resumeMining()
  await expect(app.myBets.row('Fnatic vs G2')).toBeHidden()
  await expectAnnounced('Claiming…', '1 WETH')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, app.myBets.readyToClaim.getByRole('button', { name: 'Claim all' }))
  wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
  await page.keyboard.press('Enter')
  await expectAnnounced('1 WETH', 'Failed to claim winnings. Please try again.')
  await page.keyboard.press('Enter')
  await expect(app.main).toContainText('No open bets')
  await expectAnnounced('Failed to claim', 'Confirm the claim in your wallet.', '2 WETH')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('3'))

  await tabTo(page, page.getByRole('radio', { name: 'Open' }))
  await page.keyboard.press('ArrowRight')
  await app.myBets.expectStatus('Fnatic vs G2', 'Refunded')
})

test('operates filters, the theme, a dialog and the picker', async ({ chain, page, app }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await chain.createMatch({ name: 'T1 vs Gen.G', startsIn: 0 })
  await chain.createMatch({ name: 'Fnatic vs G2' })
  await app.matches.open()
  await app.matches.expectMatches('Fnatic vs G2')
  await tabTo(page, page.getByRole('radio', { name: 'Upcoming' }))
  await page.keyboard.press('ArrowRight')
  await app.matches.expectMatches('T1 vs Gen.G')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 13, 18)')
  const toLight = page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' })
  await tabTo(page, toLight, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(246, 247, 249)')
  await expect(page.getByRole('button', { name: 'Switch to dark theme' }).first()).toBeFocused()

  const setLimit = page.getByRole('button', { name: 'Set a limit' })
  await tabTo(page, setLimit)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Daily stake limit' })
  await tabTo(page, dialog.getByLabel('Daily limit (WETH)'))
  await page.keyboard.type('1,5')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('contentinfo')).toContainText('0 of 1.5 WETH')
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()

  await app.connectButton.focus()
  await page.keyboard.press('Enter')
  await expect(app.walletPicker).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(app.walletPicker).toBeHidden()
  await expect(app.connectButton).toBeFocused()

  await app.home.open()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(246, 247, 249)')
})

test('disables what needs the app until it starts, and skips to the content on the first Tab', async ({
  page,
  app,
}) => {
  const { promise: mayStart, resolve: letStart } = deferred()
  await page.route('**/assets/*.js', async (route) => {
    await mayStart
    await route.continue()
  })
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(skipLink).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skipLink).toBeFocused()
  await expect(app.connectButton).toBeDisabled()
  await expect(app.connectButton).toHaveCSS('cursor', 'progress')
  letStart()
  await app.expectStarted()
  await expect(app.connectButton).toBeEnabled()
  await expect(skipLink).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(app.main).toBeFocused()
})

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/**
 * Records the changes of live regions, as a screen reader announces them, on pages that open later. Returns a function that
 * expects some in this order, with others in between.
 */
async function recordAnnouncements(page: Page) {
  await page.addInitScript(listen)
  return (...texts: readonly string[]) =>
    expect
      .poll(async () => {
        const announced = await page.evaluate(() => window.announced)
        let from = 0
        return texts.filter((text) => {
          const at = announced.findIndex((other, index) => index >= from && other.includes(text))
          if (at >= 0) from = at + 1
          return at < 0
        })
      }, 'missing announcements')
      .toEqual([])
}

/** Runs in the page. Skips regions inserted with their text, because some screen readers do too. */
function listen() {
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'
  const known = new Set<Element>()
  window.announced = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(live)
      if (!region || !known.has(region) || element?.closest('[aria-hidden=true]')) continue
      const changed = addedNodes.length > 0 ? [...addedNodes] : [target]
      const text = changed.map(({ textContent }) => textContent ?? '').join(' ')
      if (text.trim()) window.announced.push(text)
    }
    known.clear()
    for (const region of document.querySelectorAll(live)) {
      if (getComputedStyle(region).display !== 'none') known.add(region)
    }
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}
