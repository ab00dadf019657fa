import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectSettled } from '../accessible.ts'
import { accounts } from '../fixtures/accounts.ts'
import type { Chain } from '../fixtures/chain.ts'
import { hour, type Time } from '../fixtures/time.ts'
import { MAINNET } from '../fixtures/wallet.ts'
import { test } from '../test.ts'

test.describe('axe finds nothing', () => {
  test('on the pages of a visitor', async ({ chain, time, page, frame }) => {
    await playSeason(chain, time)
    for (const path of ['/', '/matches', '/my-bets', '/community', '/nowhere']) {
      await page.goto(path)
      await expectAccessible(page)
    }
    await frame.connectButton.click()
    await expect(frame.walletPicker.getByRole('button', { name: 'Fox Wallet' })).toBeVisible()
    await expectAccessible(page)
  })

  test('on the way to a bet', async ({ chain, time, page, frame, matchPage }) => {
    const { upcoming } = await playSeason(chain, time)
    await chain.giveWeth(accounts.bettor, '5')
    await matchPage.openAction(upcoming)
    await frame.connectAction()
    await matchPage.typeAmountAction('70')
    await matchPage.expectButton('Insufficient Balance')
    await expectAccessible(page)
    await matchPage.typeAmountAction('0.5')
    await matchPage.expectReady('Approve WETH')
    await expectAccessible(page)
    await matchPage.pressAction('Approve WETH')
    await matchPage.pressAction('Place Bet')
    await matchPage.expectPlaced(/0\.5/)
    await expectAccessible(page)
  })

  test('on the pages of a bettor', async ({ chain, time, page, frame, matchPage, myBetsPage }) => {
    const { won, voided, abandoned } = await playSeason(chain, time)
    await myBetsPage.openAction()
    await frame.connectAction()
    await expect(myBetsPage.readyToClaim).toBeVisible()
    await expectAccessible(page)
    await frame.openAccountAction(accounts.bettor)
    await expectAccessible(page)
    for (const match of [won, voided, abandoned]) {
      await matchPage.openAction(match)
      await expect(matchPage.position).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto('/matches?show=finalized')
    await expectAccessible(page)
  })

  test('on the pages of the community', async ({ chain, time, page, frame, communityPage, registerPage }) => {
    await playSeason(chain, time)
    await registerPage.openAction(accounts.rival)
    await expect(registerPage.connectButton).toBeVisible()
    await expectAccessible(page)
    await frame.connectAction()
    await registerPage.completeAction()
    await registerPage.expectRegistered()
    await expectAccessible(page)
    await registerPage.openAction(accounts.bettor)
    await expect(registerPage.panel).toContainText('You already have a referrer')
    await communityPage.openAction()
    await communityPage.expectStat('Reputation Score', /\d/)
    await expect(communityPage.leaderboard).toContainText('You')
    await expectAccessible(page)
  })

  test('with banners and an alert', async ({
    chain,
    rpc,
    wallet,
    page,
    frame,
    homePage,
    consoleListener,
  }) => {
    consoleListener.allow(/ERR_CONNECTION_REFUSED/)
    await chain.createMatch({ startsIn: 0 })
    await homePage.openAction()
    await wallet.moveTo(MAINNET)
    await frame.connectAction()
    await frame.expectStatus('Your wallet is on another network.')
    wallet.failNext(-32603, 'Internal error')
    await page.getByRole('button', { name: 'Switch to Clutchpool local' }).click()
    await frame.expectAlert(/./)
    rpc.goDown()
    await frame.expectAlert('The network cannot be reached.')
    await expectAccessible(page)
  })
})

for (const width of [320, 390]) {
  test(`nothing runs out of a screen ${width} pixels wide`, async ({
    chain,
    time,
    page,
    frame,
    matchPage,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    const { upcoming, won, voided } = await playSeason(chain, time)
    await chain.giveWeth(accounts.bettor, '5')
    await matchPage.openAction(upcoming)
    await frame.connectAction()
    await matchPage.typeAmountAction('0.123456789012345678')
    await matchPage.expectReady('Approve WETH')
    await expectNoSidewaysScroll(page)
    await frame.openAccountAction(accounts.bettor)
    await expectNoSidewaysScroll(page)
    for (const path of [
      '/',
      '/matches',
      '/matches?show=finalized',
      `/match/${won}`,
      `/match/${voided}`,
      '/my-bets',
      '/community',
      '/nowhere',
    ]) {
      await page.goto(path)
      await expectSettled(page)
      await expectNoSidewaysScroll(page)
    }
  })
}

/** Matches in all their states, most of them with a bet of the bettor. */
async function playSeason(chain: Chain, time: Time) {
  const abandoned = await chain.createMatch({ name: 'Valorant: Sentinels vs Paper Rex', startsIn: 0 })
  const won = await chain.createMatch({ name: 'LoL: T1 vs Gen.G — LCK Final' })
  const lost = await chain.createMatch({ name: 'Dota 2: Team Spirit vs Tundra Esports' })
  const voided = await chain.createMatch({
    name: 'A match with one very long name: Thunderstruck International Gaming vs Someone',
  })
  for (const match of [abandoned, won, lost, voided]) {
    await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1.234567890123456789' })
    await chain.bet(match, { by: accounts.rival, side: 2, amount: '2' })
  }
  await time.pass(3 * hour)
  await chain.finalize(won, 1)
  await chain.finalize(lost, 2)
  await chain.voidMatch(voided)
  const live = await chain.createMatch({ name: 'CS2: NIP vs Heroic', startsIn: 0 })
  await chain.bet(live, { by: accounts.rival, side: 1, amount: '1' })
  const upcoming = await chain.createMatch({ name: 'CS2: Natus Vincere vs FaZe Clan — Major Final' })
  await chain.bet(upcoming, { by: accounts.rival, side: 2, amount: '0.3' })
  return { abandoned, won, voided, upcoming }
}
