import { type Browser, expect } from '@playwright/test'
import { getAbiItem, toFunctionSelector, zeroAddress } from 'viem'
import { lensAbi } from '@/chain/queries/generatedLens'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { day, hour } from '@/testing/time'
import { Wallet } from '../fixtures/wallet.ts'
import { CommunityPage } from '../pages/communityPage.ts'
import { Layout, short } from '../pages/layout.ts'
import { test } from '../test.ts'

const NAME = 'T1 vs Gen.G'
const INVALID = 'Invalid referral link. Please get a valid referral from an existing member.'

async function openSecondBrowser(browser: Browser, chain: TestChain, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const [wallet] = await Wallet.install(context, chain, ['Owl Wallet'])
  await wallet?.choose(accounts.second)
  const page = await context.newPage()
  return { context, page, layout: new Layout(page), communityPage: new CommunityPage(page) }
}

test.describe('registering by a link', () => {
  test('keeps the referrer over connecting, reloading, a rejection and a failure, and then for good', async ({
    chain,
    wallet,
    page,
    layout,
    registerPage,
    communityPage,
  }) => {
    await registerPage.openAction(accounts.rival)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    await expect(registerPage.referredBy).toContainText(accounts.rival)
    await registerPage.connectButton.click()
    await layout.chooseWalletAction()
    await expect(registerPage.completeButton).toBeVisible()
    await expect(page).toHaveURL(/referrer=0x/)

    await page.reload()
    await expect(registerPage.referredBy).toContainText(accounts.rival)
    await registerPage.openAction()
    await expect(registerPage.referredBy).toContainText(accounts.rival)

    wallet.rejectNext()
    await registerPage.completeAction()
    await expect.poll(() => wallet.prompts).toEqual(['connect', 'send'])
    await expect(registerPage.completeButton).not.toHaveAttribute('aria-busy')
    await expect(registerPage.panel.getByRole('alert')).toHaveCount(0)
    wallet.failNext(-32603, 'The wallet lost its key.')
    await registerPage.completeAction()
    await expect(registerPage.panel.getByRole('alert')).toContainText('The wallet lost its key.')

    const prompt = wallet.holdNext()
    await registerPage.completeAction()
    await prompt.opened
    await expect(registerPage.panel.getByRole('button')).toHaveText('Registering...')
    prompt.confirm()
    await registerPage.expectRegistered()
    await expect(registerPage.panel).toContainText(short(accounts.rival))
    expect(await chain.referrerOf(accounts.bettor)).toBe(accounts.rival)

    await registerPage.panel.getByRole('link', { name: 'Share your referral link' }).click()
    await communityPage.expectStat('Reputation Score', '5')
    await communityPage.expectStat('Your Referrer', short(accounts.rival))
    wallet.expectPrompts('connect', 'send', 'send', 'send')

    await registerPage.openAction(accounts.second)
    await registerPage.expectRegistered()
    await expect(registerPage.panel).toContainText('You already have a referrer')
    await expect(registerPage.panel).toContainText(short(accounts.rival))
    await expect(registerPage.completeButton).toBeHidden()
  })

  test('rejects invalid, own and circular referrers', async ({ chain, layout, registerPage }) => {
    await registerPage.openAction('0x1234')
    await layout.connectAction()
    await registerPage.expectRefused(INVALID)
    await expect(registerPage.referredBy).toBeHidden()
    for (const malformed of ['', zeroAddress, '%5B1%5D', accounts.rival.slice(0, -1)]) {
      await registerPage.openAction(malformed)
      await registerPage.expectRefused(INVALID)
    }
    await registerPage.openAction(accounts.bettor)
    await registerPage.expectRefused(/^Invalid referral link\. .*your own referral link/)
    await registerPage.openAction()
    await registerPage.expectRefused(INVALID)
    await expect(registerPage.referredBy).toBeHidden()

    await chain.register(accounts.rival, accounts.bettor)
    await registerPage.openAction(accounts.rival)
    await registerPage.expectRefused(/^Invalid referral link\. .*You referred this member/)
  })
})

test('shows the referrer the reward live in another browser', async ({
  browser,
  baseURL,
  chain,
  time,
  layout,
  registerPage,
  matchPage,
  myBetsPage,
}) => {
  const match = await chain.createMatch({ name: NAME })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await chain.giveWeth(accounts.bettor, '1')

  const referrer = await openSecondBrowser(browser, chain, baseURL)
  let loads = 0
  referrer.page.on('load', () => loads++)
  await referrer.communityPage.openAction()
  await referrer.layout.connectAction('Owl Wallet')
  await referrer.communityPage.expectStat('Referral Count', '0')
  await expect(referrer.communityPage.earned).toContainText('No earnings yet')
  const link = new URL(await referrer.communityPage.link.inputValue())
  expect(link.pathname).toBe('/register')

  await registerPage.openAction(link.searchParams.get('referrer') ?? '')
  await layout.connectAction()
  await registerPage.completeAction()
  await registerPage.expectRegistered()
  await referrer.communityPage.expectStat('Referral Count', '1')
  await referrer.communityPage.expectStat('Reputation Score', '10')

  await matchPage.openAction(match)
  await matchPage.draftAction('Team A', '1')
  await matchPage.pressAction('Approve WETH')
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/1 /)
  await time.pass(3 * hour)
  await chain.finalize(match, 1)
  await myBetsPage.openAction()
  await myBetsPage.claimAction(NAME)
  await myBetsPage.expectStatus(NAME, 'Claimed')
  await layout.expectStatus(/1\.92 WETH/)

  // 5% of the rival's stake, paid out of the fee.
  await referrer.communityPage.expectStat('Referral Rewards', /^0\.05/)
  await referrer.communityPage.expectEarned({ from: accounts.bettor, amount: '0.05' })
  expect(await chain.balanceOf(accounts.second)).toBe(5n * 10n ** 16n)
  expect(loads).toBe(1)
  await referrer.context.close()
})

test.describe('the community page', () => {
  test('opens without a wallet, registers by address, explains rejections and shares the link', async ({
    chain,
    context,
    time,
    wallet,
    page,
    layout,
    communityPage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Headless Chromium has no share sheet.
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.title = `Shared ${data.url}`
          return Promise.reject(new DOMException('Closed', 'AbortError'))
        },
      })
    })
    await communityPage.openAction()
    await expect(page.getByRole('main')).toContainText('Error: No signer available')
    await expect(communityPage.leaderboard).toContainText('No rankings yet')
    await chain.register(accounts.second, accounts.bettor)
    await layout.connectAction()
    await expect(communityPage.referrerAddress).toHaveAttribute('placeholder', '0x...')
    await communityPage.registerAction('')
    await communityPage.expectRefused('Enter your referrer’s address.')
    await communityPage.registerAction('0x12')
    await communityPage.expectRefused(/valid wallet address/)
    await communityPage.registerAction(accounts.bettor)
    await communityPage.expectRefused(/refer yourself/)
    await communityPage.registerAction(accounts.second)
    await communityPage.expectRefused(/You referred this address/)
    wallet.expectPrompts('connect')

    await communityPage.registerAction(` ${accounts.rival.toLowerCase()} `)
    await expect(communityPage.form).toContainText('You’re registered')
    await communityPage.expectStat('Your Referrer', short(accounts.rival))
    // 10 points for the referral, 5 for the own registration.
    await communityPage.expectStat('Reputation Score', '15')
    expect(await chain.referrerOf(accounts.bettor)).toBe(accounts.rival)

    await test.step('copies, shares and shows the link as a QR code', async () => {
      const link = `${new URL(page.url()).origin}/register?referrer=${accounts.bettor}`
      await expect(communityPage.link).toHaveValue(link)
      await expect(communityPage.link).not.toBeEditable()
      await expect(communityPage.share.getByRole('img', { name: /QR code/ })).toBeVisible()

      await communityPage.share.getByRole('button', { name: 'Copy' }).click()
      await expect(communityPage.share.getByRole('button', { name: 'Copied!' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
      await time.pass(2)
      await expect(communityPage.share.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

      await communityPage.share.getByRole('button', { name: 'Share' }).click()
      await expect(page).toHaveTitle(`Shared ${link}`)
    })
  })
})

test.describe('the leaderboard', () => {
  test('ranks by profit, bets won and reputation, over all time and 30 days', async ({
    chain,
    time,
    layout,
    communityPage,
  }) => {
    const { bettor, rival, second } = accounts
    const first = await chain.createMatch()
    await chain.bet(first, { by: bettor, side: 1, amount: '1' })
    await chain.bet(first, { by: rival, side: 2, amount: '2' })
    await time.pass(3 * hour)
    await chain.finalize(first, 2)

    await communityPage.openAction()
    await layout.connectAction()
    await time.pass(31 * day)
    await communityPage.expectRanking(
      ['#1', short(rival), '+0.92', '1 of 1', '1'],
      ['#2', short(bettor), 'You', '−1', '0 of 1', '1'],
    )
    await communityPage.choosePeriodAction('Last 30 days')
    await expect(communityPage.leaderboard).toContainText('No rankings yet')

    const next = await chain.createMatch()
    await chain.bet(next, { by: bettor, side: 1, amount: '1' })
    await chain.bet(next, { by: second, side: 2, amount: '0.5' })
    await time.pass(3 * hour)
    await chain.finalize(next, 1)
    await communityPage.expectRanking(
      ['#1', short(bettor), 'You', '+0.46', '1 of 1', '2'],
      ['#2', short(second), '−0.5', '0 of 1', '1'],
    )
    await communityPage.choosePeriodAction('All time')
    await communityPage.expectRanking(
      ['#1', short(rival), '+0.92', '1 of 1', '1'],
      ['#2', short(second), '−0.5', '0 of 1', '1'],
      ['#3', short(bettor), 'You', '−0.54', '1 of 2', '2'],
    )
    await communityPage.orderByAction('Reputation')
    await communityPage.expectRanking(['#1', short(bettor)], ['#2', short(rival)], ['#2', short(second)])
    await communityPage.orderByAction('Bets won')
    await communityPage.expectRanking(['#1', short(rival)], ['#1', short(bettor)])
  })

  test('ranks by game', async ({ chain, time, communityPage }) => {
    const { bettor, rival } = accounts
    for (const name of ['LoL: T1 vs Gen.G', 'CS2: FaZe vs Vitality']) {
      const match = await chain.createMatch({ name })
      await chain.bet(match, { by: bettor, side: 1, amount: '1' })
      await chain.bet(match, { by: rival, side: 2, amount: '1' })
    }
    await time.pass(3 * hour)
    await chain.finalize(1n, 1)
    await chain.finalize(2n, 2)
    await communityPage.openAction()
    await communityPage.expectRanking([short(bettor), '−0.08', '1 of 2'], [short(rival), '−0.08', '1 of 2'])
    await communityPage.leaderboard.getByLabel('Game').selectOption('LoL')
    await communityPage.expectRanking([short(bettor), '+0.92', '1 of 1'], [short(rival), '−1', '0 of 1'])
  })

  test('reads no settled bet again on the next visit, and no logs', async ({
    chain,
    time,
    page,
    communityPage,
  }) => {
    const match = await chain.createMatch()
    await chain.betOnBothSides(match)
    await time.pass(3 * hour)
    await chain.finalize(match, 1)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    const positions = toFunctionSelector(getAbiItem({ abi: lensAbi, name: 'positions' })).slice(2)
    const readPositions = () => sent.some((body) => body.includes(positions))
    await communityPage.openAction()
    await expect(communityPage.leaderboard).toContainText('1 of 1')
    expect(readPositions()).toBe(true)

    sent.length = 0
    await page.reload()
    await expect(communityPage.leaderboard).toContainText('1 of 1')
    expect(readPositions()).toBe(false)

    await page.goto('about:blank')
    const later = await chain.createMatch()
    await chain.betOnBothSides(later)
    await time.pass(3 * hour)
    await chain.finalize(later, 1)
    await communityPage.openAction()
    await expect(communityPage.leaderboard).toContainText('2 of 2')
    expect(readPositions()).toBe(true)

    sent.length = 0
    await page.reload()
    await expect(communityPage.leaderboard).toContainText('2 of 2')
    expect(readPositions()).toBe(false)
  })
})
