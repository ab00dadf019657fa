import { getAbiItem, toFunctionSelector } from 'viem'
import { lensAbi } from '@/chain/queries/generated'
import { accounts } from '@/testing/accounts'
import { day } from '@/testing/time'
import { short } from '../pages/layout.ts'
import { expect, test } from '../test.ts'

test('registers by a link, which a reload and an invalid link keep', async ({ chain, wallet, page, app }) => {
  await app.register.open(accounts.rival)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await expect(app.register.referredBy).toContainText(accounts.rival)
  await expect(page).toBeAccessible()
  await app.register.connectButton.click()
  await app.chooseWallet()
  await expect(app.register.completeButton).toBeVisible()
  await expect(page).toHaveURL(/referrer=0x/)

  await page.reload()
  await expect(app.register.referredBy).toContainText(accounts.rival)
  await app.register.open('0x1234')
  await app.register.expectRefused(
    'Invalid referral link. Please get a valid referral from an existing member.',
  )
  await expect(app.register.referredBy).toBeHidden()
  await expect(app.main).toBeAccessible()
  await app.register.open()
  await expect(app.register.referredBy).toContainText(accounts.rival)

  wallet.rejectNext()
  await app.register.completeButton.click()
  await expect.poll(() => wallet.prompts).toEqual(['connect', 'send'])
  await expect(app.register.completeButton).not.toHaveAttribute('aria-busy')
  await expect(app.register.panel.getByRole('alert')).toHaveCount(0)
  wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
  await app.register.completeButton.click()
  await expect(app.register.panel.getByRole('alert')).toContainText('Your wallet can’t reach')

  const prompt = wallet.holdNext()
  await app.register.completeButton.click()
  await wallet.expectOpen(prompt)
  await expect(app.register.panel.getByRole('button')).toHaveText('Registering...')
  prompt.confirm()
  await app.register.expectRegistered()
  await expect(app.register.panel).toContainText(short(accounts.rival))
  await expect(app.main).toBeAccessible()
  expect(await chain.referrerOf(accounts.bettor)).toBe(accounts.rival)

  await app.register.panel.getByRole('link', { name: 'Share your referral link' }).click()
  await app.community.expectStat('Reputation Score', '5')
  await app.community.expectStat('Your Referrer', short(accounts.rival))
  wallet.expectPrompts('connect', 'send', 'send', 'send')

  await app.register.open(accounts.second)
  await app.register.expectRegistered()
  await expect(app.register.panel).toContainText('This link changes nothing')
  await expect(app.register.referredBy).toContainText(accounts.rival)
  await expect(app.register.referredBy).not.toContainText(accounts.second)

  await test.step('rejects own and circular links', async () => {
    // wagmi listens to the wallet once it has connected again, and shows the stored account before.
    await page.waitForLoadState('networkidle')
    await wallet.choose(accounts.second)
    await app.register.expectRefused(/^Invalid referral link\. .*your own referral link/)
    await wallet.choose(accounts.rival)
    await app.register.open(accounts.bettor)
    await app.register.expectRefused(/^Invalid referral link\. .*You referred this member/)
  })
})

test('reads any form of a link, also one whose query a wallet drops', async ({ page, app }) => {
  const { rival } = accounts
  const digits = rival.slice(2)
  await app.register.open()
  await expect(app.register.panel.getByRole('alert')).toContainText('This link names no referrer.')
  await app.register.connectButton.click()
  await app.chooseWallet()
  await app.register.expectRefused(/^This link names no referrer\./)
  await expect(app.main).toBeAccessible()
  for (const referrer of [`ronin:${digits}`, `0X${digits}`, `%20${rival}%20`]) {
    await app.register.open(referrer)
    await expect(app.register.referredBy).toContainText(rival)
    await expect(page).toHaveURL(new RegExp(`/register/${rival}\\?referrer=`))
  }
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(new URL(page.url()).pathname)
  await expect(app.register.referredBy).toContainText(rival)
  await expect(app.register.completeButton).toBeVisible()
  await app.bettor.open(`ronin:${digits}`)
  await expect(page).toHaveURL(`/bettor/${rival}`)
})

test('registers by address, shares the link and earns from a referral, live', async ({
  chain,
  context,
  wallet,
  page,
  app,
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
  await app.community.open()
  await expect(app.main).toContainText('Error: No signer available')
  await expect(app.community.leaderboard).toContainText('No rankings yet')
  await chain.register(accounts.second, accounts.bettor)
  await app.connect()
  await expect(app.community.referrerAddress).toHaveAttribute('placeholder', '0x...')
  await app.community.register('0x12')
  await app.community.expectRefused(/valid wallet address/)
  await expect(page).toBeAccessible()
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
    await chain.pass(2)
    await expect(app.community.share.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

    await app.community.share.getByRole('button', { name: 'Share' }).click()
    await expect(page).toHaveTitle(`Shared ${link}`)
  })

  await test.step('shows a referral’s reward', async () => {
    await expect(app.community.earned).toContainText('No earnings yet')
    const match = await chain.createMatch({ teamA: { second: '1' }, teamB: { rival: '1' } })
    await chain.finish(1, match)
    await chain.claim(match, accounts.second)
    // 5% of the losing stake, paid out of the fee.
    await app.community.expectStat('Referral Rewards', /^0\.05/)
    const rewards = app.community.rowsIn(app.community.earned)
    await expect(rewards).toHaveCount(1)
    await expect(rewards).toContainTexts(short(accounts.second), '0.05')
    await expect(app.main).toBeAccessible()
  })
})

test('ranks by profit, bets won and reputation, also of 30 days, and reads no settled bet twice', async ({
  chain,
  page,
  app,
}) => {
  const { bettor, rival } = accounts
  const match = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '2' } })
  await chain.finish(2, match)
  const positions = toFunctionSelector(getAbiItem({ abi: lensAbi, name: 'positions' })).slice(2)
  let reads = 0
  page.on('request', (request) => {
    if (request.postData()?.includes(positions)) reads++
  })

  await app.community.open()
  await app.connect()
  await app.community.expectRanking(
    ['#1', short(rival), '+0.92', '1 of 1', '1'],
    ['#2', short(bettor), 'You', '−1', '0 of 1', '1'],
  )
  await expect(page).toBeAccessible()
  expect(reads).toBeGreaterThan(0)
  reads = 0
  await page.reload()
  await app.community.rankBy('Reputation')
  await app.community.expectRanking(['#1', short(rival)], ['#1', short(bettor)])
  await app.community.rankBy('Bets won')
  await app.community.expectRanking(['#1', short(rival)])
  await chain.pass(31 * day)
  await app.community.rankBy('Last 30 days')
  await expect(app.community.leaderboard).toContainText('No rankings yet')
  await app.community.rankBy('All time')
  await app.community.expectRanking(['#1', short(rival)])
  expect(reads).toBe(0)
})
