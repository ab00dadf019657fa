import { expect, type Page } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { test } from '../test.ts'

test.beforeEach(async ({ chain }) => {
  await chain.giveWeth(accounts.bettor, '2')
})

test('bets by the chain’s clock, not the computer’s', async ({ chain, time, page, app }) => {
  await chain.approve(accounts.bettor, '2')
  for (const offset of [day, -day]) {
    const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
    await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
    await page.clock.setSystemTime(((await chain.now()) + offset) * 1000)
    await app.match.openAndConnect(match)
    await expect(page.getByRole('main')).toContainText(/Starts in(59m|1h)/)
    await app.match.amount.fill('0.5')
    await app.match.limitOdds('25%')
    await app.match.press('Place Bet')
    await app.match.expectPlaced(/0\.5 /)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })

    await app.match.addToBet()
    await app.match.amount.fill('0.5')
    await app.match.expectReady('Place Bet')
    await time.pass(3 * hour)
    await app.match.expectRefused('Place Bet', /closed/)
  }
})

test('survives a clock change during a bet', async ({ chain, wallet, page, app }) => {
  await chain.approve(accounts.bettor, '2')
  await app.match.openAndConnect(await chain.createMatch())
  await chain.stopMining()
  await app.match.sendBet()
  await page.clock.setSystemTime(((await chain.now()) + day) * 1000)
  await page.reload()
  await app.match.expectBusy('Placing Bet...')
  await chain.resumeMining()
  await app.match.expectPlaced(/0\.5 /)
  wallet.expectPrompts('connect', 'send')
})

for (const [what, breakStorage] of [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const) {
  test(`places a bet when storage is ${what}`, async ({ chain, wallet, page, app }) => {
    await breakStorage(page)
    const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
    await app.home.open()
    await app.connect()
    await app.expectConnected(accounts.bettor)
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await app.limitDailyStake('1')

    await app.goTo('Matches')
    await app.matches.viewDetails('T1 vs Gen.G')
    await app.match.amount.fill('1.1')
    await app.match.expectRefused('Place Bet', /daily limit allows 1 WETH/)
    await app.match.amount.fill('0.5')
    await app.match.press('Approve WETH')
    await app.match.expectReady('Place Bet')
    await chain.stopMining()
    await app.match.sendBet()
    await app.goTo('My Bets')
    await chain.resumeMining()
    await app.myBets.expectStatus('T1 vs Gen.G', 'Pending')
    await expect(page.getByRole('contentinfo')).toContainText('0.5 of 1 WETH staked today')
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })

    await page.reload()
    await expect(page.getByRole('heading', { name: 'My Bets' })).toBeVisible()
  })
}

/** Chromium's "Block all cookies" throws on the mere access. */
async function forbidStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}

async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
}
