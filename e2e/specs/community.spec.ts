import { type Browser, expect } from '@playwright/test'
import { getAbiItem, toFunctionSelector, zeroAddress } from 'viem'
import { lensAbi } from '@/chain/queries/generatedContracts'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { day, hour } from '@/testing/time'
import { Wallet } from '../fixtures/wallet.ts'
import { App } from '../pages/app.ts'
import { short } from '../pages/layout.ts'
import { test } from '../test.ts'

const NAME = 'T1 vs Gen.G'
const INVALID = 'Invalid referral link. Please get a valid referral from an existing member.'

async function openSecondBrowser(browser: Browser, chain: TestChain, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const [wallet] = await Wallet.install(context, chain, ['Owl Wallet'])
  await wallet?.choose(accounts.second)
  const page = await context.newPage()
  return { context, page, app: new App(page) }
}

test('registers by a link, which a reload keeps', async ({ chain, wallet, page, app }) => {
  await app.register.open(accounts.rival)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await expect(app.register.referredBy).toContainText(accounts.rival)
  await app.register.connectButton.click()
  await app.chooseWallet()
  await expect(app.register.completeButton).toBeVisible()
  await expect(page).toHaveURL(/referrer=0x/)

  await page.reload()
  await expect(app.register.referredBy).toContainText(accounts.rival)
  await app.register.open()
  await expect(app.register.referredBy).toContainText(accounts.rival)

  wallet.rejectNext()
  await app.register.completeButton.click()
  await expect.poll(() => wallet.prompts).toEqual(['connect', 'send'])
  await expect(app.register.completeButton).not.toHaveAttribute('aria-busy')
  await expect(app.register.panel.getByRole('alert')).toHaveCount(0)
  wallet.failNext(-32603, 'The wallet lost its key.')
  await app.register.completeButton.click()
  await expect(app.register.panel.getByRole('alert')).toContainText('The wallet lost its key.')

  const prompt = wallet.holdNext()
  await app.register.completeButton.click()
  await prompt.opened
  await expect(app.register.panel.getByRole('button')).toHaveText('Registering...')
  prompt.confirm()
  await app.register.expectRegistered()
  await expect(app.register.panel).toContainText(short(accounts.rival))
  expect(await chain.referrerOf(accounts.bettor)).toBe(accounts.rival)

  await app.register.panel.getByRole('link', { name: 'Share your referral link' }).click()
  await app.community.expectStat('Reputation Score', '5')
  await app.community.expectStat('Your Referrer', short(accounts.rival))
  wallet.expectPrompts('connect', 'send', 'send', 'send')

  await app.register.open(accounts.second)
  await app.register.expectRegistered()
  await expect(app.register.panel).toContainText('You already have a referrer')
  await expect(app.register.panel).toContainText(short(accounts.rival))
  await expect(app.register.completeButton).toBeHidden()
})

test('rejects invalid, own and circular referrers', async ({ chain, app }) => {
  await app.register.open('0x1234')
  await app.connect()
  await app.register.expectRefused(INVALID)
  await expect(app.register.referredBy).toBeHidden()
  for (const malformed of ['', zeroAddress, '%5B1%5D', accounts.rival.slice(0, -1)]) {
    await app.register.open(malformed)
    await app.register.expectRefused(INVALID)
  }
  await app.register.open(accounts.bettor)
  await app.register.expectRefused(/^Invalid referral link\. .*your own referral link/)
  await app.register.open()
  await app.register.expectRefused(INVALID)
  await expect(app.register.referredBy).toBeHidden()

  await chain.register(accounts.rival, accounts.bettor)
  await app.register.open(accounts.rival)
  await app.register.expectRefused(/^Invalid referral link\. .*You referred this member/)
})

test('shows the referrer the reward live in another browser', async ({
  browser,
  baseURL,
  chain,
  time,
  app,
}) => {
  const match = await chain.createMatch({ name: NAME })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await chain.giveWeth(accounts.bettor, '1')

  const referrer = await openSecondBrowser(browser, chain, baseURL)
  let loads = 0
  referrer.page.on('load', () => loads++)
  await referrer.app.community.open()
  await referrer.app.connect('Owl Wallet')
  await referrer.app.community.expectStat('Referral Count', '0')
  await expect(referrer.app.community.earned).toContainText('No earnings yet')
  const link = new URL(await referrer.app.community.link.inputValue())
  expect(link.pathname).toBe('/register')

  await app.register.open(link.searchParams.get('referrer') ?? '')
  await app.connect()
  await app.register.completeButton.click()
  await app.register.expectRegistered()
  await referrer.app.community.expectStat('Referral Count', '1')
  await referrer.app.community.expectStat('Reputation Score', '10')

  await app.match.open(match)
  await app.match.draft('Team A', '1')
  await app.match.press('Approve WETH')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/1 /)
  await time.pass(3 * hour)
  await chain.finalize(match, 1)
  await app.myBets.open()
  await app.myBets.claim(NAME)
  await app.myBets.expectStatus(NAME, 'Claimed')
  await app.expectStatus(/1\.92 WETH/)

  // 5% of the rival's stake, paid out of the fee.
  await referrer.app.community.expectStat('Referral Rewards', /^0\.05/)
  await referrer.app.community.expectEarned({ from: accounts.bettor, amount: '0.05' })
  expect(await chain.balanceOf(accounts.second)).toBe(5n * 10n ** 16n)
  expect(loads).toBe(1)
  await referrer.context.close()
})

test('registers by address, and shares the link', async ({ chain, context, time, wallet, page, app }) => {
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
  await app.community.open()
  await expect(page.getByRole('main')).toContainText('Error: No signer available')
  await expect(app.community.leaderboard).toContainText('No rankings yet')
  await chain.register(accounts.second, accounts.bettor)
  await app.connect()
  await expect(app.community.referrerAddress).toHaveAttribute('placeholder', '0x...')
  await app.community.register('')
  await app.community.expectRefused('Enter your referrer’s address.')
  await app.community.register('0x12')
  await app.community.expectRefused(/valid wallet address/)
  await app.community.register(accounts.bettor)
  await app.community.expectRefused(/refer yourself/)
  await app.community.register(accounts.second)
  await app.community.expectRefused(/You referred this address/)
  wallet.expectPrompts('connect')

  await app.community.register(` ${accounts.rival.toLowerCase()} `)
  await expect(app.community.form).toContainText('You’re registered')
  await app.community.expectStat('Your Referrer', short(accounts.rival))
  // 10 points for the referral, 5 for the own registration.
  await app.community.expectStat('Reputation Score', '15')
  expect(await chain.referrerOf(accounts.bettor)).toBe(accounts.rival)

  await test.step('copies, shares and shows the link as a QR code', async () => {
    const link = `${new URL(page.url()).origin}/register?referrer=${accounts.bettor}`
    await expect(app.community.link).toHaveValue(link)
    await expect(app.community.link).not.toBeEditable()
    await expect(app.community.share.getByRole('img', { name: /QR code/ })).toBeVisible()

    await app.community.share.getByRole('button', { name: 'Copy' }).click()
    await expect(app.community.share.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await time.pass(2)
    await expect(app.community.share.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

    await app.community.share.getByRole('button', { name: 'Share' }).click()
    await expect(page).toHaveTitle(`Shared ${link}`)
  })
})

test('ranks by profit, bets won and reputation, also of 30 days', async ({ chain, time, app }) => {
  const { bettor, rival, second } = accounts
  const first = await chain.createMatch()
  await chain.bet(first, { by: bettor, side: 1, amount: '1' })
  await chain.bet(first, { by: rival, side: 2, amount: '2' })
  await time.pass(3 * hour)
  await chain.finalize(first, 2)

  await app.community.open()
  await app.connect()
  await time.pass(31 * day)
  await app.community.expectRanking(
    ['#1', short(rival), '+0.92', '1 of 1', '1'],
    ['#2', short(bettor), 'You', '−1', '0 of 1', '1'],
  )
  await app.community.rankBy('Last 30 days')
  await expect(app.community.leaderboard).toContainText('No rankings yet')

  const next = await chain.createMatch()
  await chain.bet(next, { by: bettor, side: 1, amount: '1' })
  await chain.bet(next, { by: second, side: 2, amount: '0.5' })
  await time.pass(3 * hour)
  await chain.finalize(next, 1)
  await app.community.expectRanking(
    ['#1', short(bettor), 'You', '+0.46', '1 of 1', '2'],
    ['#2', short(second), '−0.5', '0 of 1', '1'],
  )
  await app.community.rankBy('All time')
  await app.community.expectRanking(
    ['#1', short(rival), '+0.92', '1 of 1', '1'],
    ['#2', short(second), '−0.5', '0 of 1', '1'],
    ['#3', short(bettor), 'You', '−0.54', '1 of 2', '2'],
  )
  await app.community.rankBy('Reputation')
  await app.community.expectRanking(['#1', short(bettor)], ['#2', short(rival)], ['#2', short(second)])
  await app.community.rankBy('Bets won')
  await app.community.expectRanking(['#1', short(rival)], ['#1', short(bettor)])
})

test('ranks by game', async ({ chain, time, app }) => {
  const { bettor, rival } = accounts
  for (const name of ['LoL: T1 vs Gen.G', 'CS2: FaZe vs Vitality']) {
    const match = await chain.createMatch({ name })
    await chain.bet(match, { by: bettor, side: 1, amount: '1' })
    await chain.bet(match, { by: rival, side: 2, amount: '1' })
  }
  await time.pass(3 * hour)
  await chain.finalize(1n, 1)
  await chain.finalize(2n, 2)
  await app.community.open()
  await app.community.expectRanking([short(bettor), '−0.08', '1 of 2'], [short(rival), '−0.08', '1 of 2'])
  await app.community.leaderboard.getByLabel('Game').selectOption('LoL')
  await app.community.expectRanking([short(bettor), '+0.92', '1 of 1'], [short(rival), '−1', '0 of 1'])
})

test('reads no settled bet again on the next visit, and no logs', async ({ chain, time, page, app }) => {
  const match = await chain.createMatch()
  await chain.betOnBothSides(match)
  await time.pass(3 * hour)
  await chain.finalize(match, 1)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const positions = toFunctionSelector(getAbiItem({ abi: lensAbi, name: 'positions' })).slice(2)
  const readPositions = () => sent.some((body) => body.includes(positions))
  await app.community.open()
  await expect(app.community.leaderboard).toContainText('1 of 1')
  expect(readPositions()).toBe(true)

  sent.length = 0
  await page.reload()
  await expect(app.community.leaderboard).toContainText('1 of 1')
  expect(readPositions()).toBe(false)

  await page.goto('about:blank')
  const later = await chain.createMatch()
  await chain.betOnBothSides(later)
  await time.pass(3 * hour)
  await chain.finalize(later, 1)
  await app.community.open()
  await expect(app.community.leaderboard).toContainText('2 of 2')
  expect(readPositions()).toBe(true)

  sent.length = 0
  await page.reload()
  await expect(app.community.leaderboard).toContainText('2 of 2')
  expect(readPositions()).toBe(false)
})
