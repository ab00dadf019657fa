import { accounts } from '@/testing/accounts'
import { hour, minute } from '@/testing/time'
import { expectWordsWhole } from '../accessible.ts'
import { expect, test } from '../test.ts'

test('introduces the product, then features two live matches and leads to the bet form', async ({
  chain,
  page,
  app,
}) => {
  await app.home.open()

  await test.step('introduces the product and the first step', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    await expect(page.getByText(/permissionless esports betting platform on a gaming chain/i)).toBeVisible()
    await expect(app.home.guide.getByRole('listitem')).toHaveText([
      /install the wallet extension/i,
      /switch the wallet to the gaming chain network/i,
      /ensure enough WETH in the wallet for betting/i,
    ])
    await expect(app.home.ongoing).toContainText('No matches available yet')
    await expect(page.getByRole('contentinfo')).toContainText(/© 2027 Clutchpool.* All rights reserved/)
    for (const [name, href] of [
      ['Clutchpool', '/'],
      ['Matches', '/matches'],
      ['Tournaments', '/tournaments'],
      ['My Bets', '/my-bets'],
      ['Community', '/community'],
    ] as const)
      await expect(app.header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await app.home.guide.getByRole('link', { name: 'View All Matches' }).click()
    await expect(page).toHaveURL('/matches')
    await page.goBack()
  })

  await chain.createMatch({ name: 'Ended A vs Ended B', startsIn: 0, endsIn: 10 * minute })
  await chain.createMatch({ name: 'Upcoming A vs Upcoming B', startsIn: 5 * hour })
  await chain.pass(15 * minute)
  // 30 spare seconds, so that the minute stays the same on a slow machine.
  const first = await chain.createMatch({
    name: 'CS2: T1 vs Gen.G — Grand Final',
    startsIn: 0,
    endsIn: hour + 30.5 * minute,
    minBet: '0.05',
  })
  const second = await chain.createMatch({
    name: 'THUNDERSTORM vs Team Liquid Academy',
    startsIn: 0,
    endsIn: 2 * hour,
  })
  await chain.createMatch({ name: 'Vitality vs Spirit', startsIn: 0, endsIn: hour })
  await chain.bet(first, { by: accounts.rival, side: 1, amount: '1' })
  await chain.bet(second, { by: accounts.rival, side: 1, amount: '1' })
  await chain.bet(second, { by: accounts.second, side: 2, amount: '1' })

  await expect(app.home.ongoing.getByRole('article')).toHaveCount(2)
  const card = app.home.ongoingMatch('T1 vs Gen.G')
  const name = card.getByRole('heading', { name: 'CS2: T1 vs Gen.G — Grand Final', exact: true })
  expect((await name.boundingBox())?.width).toBeGreaterThan(100)
  await expect(card).toContainTexts('Min Bet0.05 WETH', 'Ends in1h 30m')
  const odds = app.home.ongoingMatch('THUNDERSTORM').getByText(/×$/)
  await expect(odds).toHaveCount(2)
  const [left, right] = await Promise.all([odds.first().boundingBox(), odds.last().boundingBox()])
  expect(left?.y).toBe(right?.y)
  // It closes first, but started last.
  await expect(app.home.ongoing).not.toContainText('Vitality')
  await expect(app.home.ongoing).not.toContainText('Upcoming A')
  await expect(app.home.ongoing).not.toContainText('Ended A')

  await page.setViewportSize({ width: 360, height: 740 })
  const longName = app.home.ongoingMatch('THUNDERSTORM').getByText('THUNDERSTORM', { exact: true })
  // The odds repeat it for screen readers.
  await expectWordsWhole(longName.first())
  await card.getByRole('link', { name: 'Place Bet' }).click()
  await expect(page).toHaveURL(`/match/${first}#bet`)
  const title = app.match.form.getByRole('heading', { name: 'Place Your Bet' })
  await expect(title).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect((await title.boundingBox())?.y).toBeLessThan(150)
  await app.match.expectInSight(app.match.amount)

  await test.step('which stands beside the match on a laptop, without scrolling', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.evaluate(() => scrollTo(0, 0))
    await app.match.pools.getByRole('link').first().click()
    await expect(app.match.amount).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
