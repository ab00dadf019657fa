import { expect } from '@playwright/test'
import { getAbiItem, getAddress, toFunctionSelector } from 'viem'
import { lensAbi } from '@/chain/queries/generatedContracts'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import { short } from '../pages/layout.ts'
import { test } from '../test.ts'

test('registers by a link, which a reload and an invalid link keep', async ({ chain, wallet, page, app }) => {
  await app.register.open(accounts.rival)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await expect(app.register.referredBy).toContainText(accounts.rival)
  await expectAccessible(page)
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
  await expectAccessible(page, page.getByRole('main'))
  await app.register.open()
  await expect(app.register.referredBy).toContainText(accounts.rival)

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
  expect(await chain.referrerOf(accounts.bettor)).toBe(accounts.rival)

  await app.register.panel.getByRole('link', { name: 'Share your referral link' }).click()
  await app.community.expectStat('Reputation Score', '5')
  await app.community.expectStat('Your Referrer', short(accounts.rival))
  wallet.expectPrompts('connect', 'send', 'send')

  await app.register.open(accounts.second)
  await app.register.expectRegistered()
  await expect(app.register.panel).toContainText('This link changes nothing')
  await expect(app.register.referredBy).toContainText(accounts.rival)
  await expect(app.register.referredBy).not.toContainText(accounts.second)
})

test('registers by address, shares and earns', async ({ chain, time, wallet, page, app }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
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
  await app.community.register('0x12')
  await app.community.expectRefused(/valid wallet address/)
  await expectAccessible(page)
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

  await expect(app.community.earned).toContainText('No earnings yet')
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.second, side: 1, amount: '1' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await time.pass(3 * hour)
  await chain.finalize(match, 1)
  await chain.claim(match, accounts.second)
  // 5% of the losing stake, paid out of the fee.
  await app.community.expectStat('Referral Rewards', /^0\.05/)
  const reward = app.community.earned.getByRole('row').filter({ hasText: short(accounts.second) })
  await expect(reward).toContainText('0.05')
})

test('ranks bettors, and reads no settled bet twice', async ({ chain, time, page, app }) => {
  const { bettor, rival } = accounts
  const match = await chain.createMatch()
  await chain.bet(match, { by: bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: rival, side: 2, amount: '2' })
  await time.pass(3 * hour)
  await chain.finalize(match, 2)
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
  await expectAccessible(page)
  expect(reads).toBeGreaterThan(0)
  reads = 0
  await page.reload()
  await app.community.rankBy('Reputation')
  await app.community.expectRanking(['#1', short(rival)], ['#1', short(bettor)])
  await app.community.rankBy('Bets won')
  await time.pass(31 * day)
  await app.community.rankBy('Last 30 days')
  await expect(app.community.leaderboard).toContainText('No rankings yet')
  await app.community.rankBy('All time')
  await app.community.expectRanking(['#1', short(rival)])
  expect(reads).toBe(0)
})

test('shows a bettor’s figures, bets and standing', async ({ chain, time, page, app }) => {
  const { bettor, rival, second } = accounts
  const won = await chain.createMatch({ name: 'LoL: T1 vs Gen.G' })
  const lost = await chain.createMatch({ name: 'LoL: G2 vs Fnatic' })
  const cup = await chain.tournaments.createMatches()
  const open = await chain.createMatch({ name: 'CS2: FaZe vs Vitality', startsIn: 5 * hour })
  await chain.tournaments.play(await chain.tournaments.create({ matchIds: cup }), rival, cup, [1, 2])
  for (const match of [won, lost]) {
    await chain.bet(match, { by: rival, side: 2, amount: '2' })
    await chain.bet(match, { by: bettor, side: 1, amount: '1' })
  }
  await chain.bet(open, { by: rival, side: 1, amount: '0.5' })
  await chain.register(second, rival)
  await time.pass(3 * hour)
  await chain.finalize(won, 2)
  await chain.finalize(lost, 1)

  await page.setViewportSize({ width: 360, height: 740 })
  await app.community.open()
  await app.community.leaderboard.getByRole('link', { name: short(rival) }).click()
  await expect(page).toHaveURL(`/bettor/${rival}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bettor ${short(rival)}`)

  await app.bettor.expectFact('Profit', '−1.08')
  await app.bettor.expectFact('Won', '1 of 2')
  await app.bettor.expectFact('Biggest win (WETH)', /\+0\.92.*LoL: T1 vs Gen\.G/)
  await app.bettor.expectFact('Favorite games', /LoL 2 bets.*CS2 1 bet$/)
  await app.bettor.expectFact('Referrals', '1')
  await app.bettor.expectBets(
    /FaZe.*0\.5.*Team A.*Pending.*–/,
    /G2.*2.*Team B.*Lost.*−2/,
    /Gen\.G.*2.*Team B.*Won.*\+0\.92/,
  )
  await expect(app.bettor.tournaments.getByRole('link')).toHaveCount(1)
  await expect(app.bettor.main.getByRole('button', { name: /claim/i })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await app.connect()
  await app.openAccount(bettor)
  await app.accountPanel.getByRole('link', { name: 'My page' }).click()
  await expect(page).toHaveURL(`/bettor/${bettor}`)
  await app.bettor.expectFact('Profit', '+0.84')
  await app.bettor.main.getByRole('link', { name: 'Go to My Bets' }).click()
  await expect(page).toHaveURL('/my-bets')

  const stranger = `0x${'ab'.repeat(20)}` as const
  await app.bettor.open(stranger)
  await expect(page).toHaveURL(`/bettor/${getAddress(stranger)}`)
  await expect(app.bettor.main).toContainText('No bets yet')
  await expect(app.bettor.main).toContainText('No tournaments joined yet.')
})
