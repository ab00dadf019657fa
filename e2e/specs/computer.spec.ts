import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { expect, test } from '../test.ts'

const STARTS = /Starts in(59m|1h)/

test.beforeEach(async ({ chain }) => {
  await chain.giveWeth(accounts.bettor, '2')
})

test('bets by the chain’s clock, not the computer’s, also when that changes during a bet', async ({
  chain,
  page,
  app,
}) => {
  await chain.approve(accounts.bettor, '2')
  const match = await chain.createMatch({ name: 'T1 vs Gen.G', teamB: { rival: '1' } })
  const setComputer = async (offset: number) =>
    page.clock.setSystemTime(((await chain.now()) + offset) * 1000)

  await test.step('a day ahead', async () => {
    await setComputer(day)
    await app.match.openAndConnect(match)
    await expect(app.main).toContainText(STARTS)
    await app.match.limitOdds('25%')
    await app.match.sendBet(chain)
  })

  await test.step('a day behind', async () => {
    await setComputer(-day)
    await page.reload()
    await app.match.expectPlacing()
    await chain.resumeMining()
    await app.match.expectPlaced(/0\.5 /)
    await expect(app.main).toContainText(STARTS)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
    await app.match.addToBet()
    await app.match.amount.fill('0.5')
    await app.match.expectReadyToBet()
    await chain.pass(3 * hour)
    await app.match.expectBetRefused(/closed/)
  })
})

// src/lib/storage.test.ts tests a full one.
test('places a bet when storage is forbidden', async ({ chain, wallet, page, app }) => {
  await forbidStorage(page)
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
  await app.match.expectBetRefused(/daily limit allows 1 WETH/)
  await app.match.amount.fill('0.5')
  await app.match.approve()
  await app.match.expectReadyToBet()
  await app.match.sendBet(chain)
  await app.goTo('My Bets')
  await chain.resumeMining()
  await app.myBets.expectStatus('T1 vs Gen.G', 'Pending')
  await expect(page.getByRole('contentinfo')).toContainText('0.5 of 1 WETH staked today')
  wallet.expectPrompts('connect', 'send', 'send')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
})

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
