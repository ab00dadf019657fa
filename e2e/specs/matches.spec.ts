import { accounts } from '@/testing/accounts'
import { day, hour, minute } from '@/testing/time'
import { expect, test } from '../test.ts'

test('shows matches that appear, start and end, with odds, pool and the time left', async ({
  chain,
  rpc,
  page,
  app,
}) => {
  const name = 'T1 vs Gen.G'
  let loads = 0
  page.on('load', () => loads++)
  const release = await rpc.hold()
  await app.matches.open()
  await expect(app.main.getByText('Loading...')).toBeAttached()
  await expect(page.getByText('No matches available yet')).toBeHidden()
  release()
  await expect(page.getByText('No matches available yet')).toBeVisible()

  await chain.createMatch({ name: 'Live A vs Live B', startsIn: 0, endsIn: 20 * minute })
  const match = await chain.createMatch({ name, startsIn: 3 * hour + 30, minBet: '0.05', maxBet: '3' })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '3' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
  await app.matches.expectMatches(name)
  await expect(page.getByRole('heading', { level: 2, name: 'Mon 1 Mar' })).toBeVisible()
  const row = app.matches.row(name)
  await expect(row).toContainTexts(/Start Time1 Mar 2027, 16:01/, /Min Bet0\.05/, /Max Bet3/, /Pool4/)
  await expect(row.getByRole('link', { name: 'Bet on T1, pays 1.30×' })).toBeVisible()
  await expect(
    row.getByRole('link', { name: 'Bet on Gen.G, pays 3.62× for 0.05, 1.69× for 3' }),
  ).toBeVisible()
  await expect(row).toContainText('Starts in 3h 0m')
  // The heading has the day.
  await expect(row).not.toContainText('Mon')
  await app.matches.viewDetails(name)
  await expect(page).toHaveURL(`/match/${match}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await app.header.getByRole('link', { name: 'Clutchpool' }).click()
  await expect(app.home.ongoingMatch('Live A')).toBeVisible()
  await chain.pass(3 * hour + minute)
  await expect(app.home.ongoingMatch(name)).toBeVisible()
  await expect(app.home.ongoingMatch('Live A')).toBeHidden()
  await chain.pass(hour)
  await expect(app.home.ongoing).toContainText('No matches available yet')
  await app.header.getByRole('link', { name: 'Matches' }).click()
  await app.matches.show('Ended')
  await expect(row).toContainTexts('Awaiting result', 'T1Pays 1.30×', 'Gen.GPays 3.76×')
  expect(loads).toBe(1)
})

test('keeps filters, search and sort order in the URL', async ({ chain, page, app }) => {
  const old = await chain.createMatch({ name: 'Dota 2: OG vs Tundra', startsIn: 0, endsIn: 5 * minute })
  await chain.pass(10 * minute)
  await chain.finalize(old, 1)
  await chain.createMatch({ name: 'LoL: Fnatic vs G2', startsIn: 0 })
  await chain.createMatch({ name: 'LoL: T1 vs Gen.G', startsIn: 2 * day })
  await chain.createMatch({ name: 'CS2: KRÜ vs Spirit', startsIn: day })
  await chain.createMatch({ name: 'CS2: Vitality vs FaZe', startsIn: 3 * day, teamA: { rival: '1' } })

  await app.matches.open()
  await app.matches.expectMatches('CS2: KRÜ vs Spirit', 'LoL: T1 vs Gen.G', 'CS2: Vitality vs FaZe')
  await app.matches.sort('Newest')
  await app.matches.expectMatches('CS2: Vitality vs FaZe', 'CS2: KRÜ vs Spirit', 'LoL: T1 vs Gen.G')
  await app.matches.chooseGame('CS2')
  await app.matches.expectMatches('CS2: Vitality vs FaZe', 'CS2: KRÜ vs Spirit')
  await app.matches.search('kru')
  await app.matches.expectMatches('CS2: KRÜ vs Spirit')
  await expect(page).toHaveURL('/matches?sort=newest&game=CS2&q=kru')

  await page.reload()
  await app.matches.expectMatches('CS2: KRÜ vs Spirit')
  await app.matches.search('nobody')
  await expect(page.getByText('No matches found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await app.matches.search('fnatic')
  await page.getByRole('link', { name: '1 match under Live' }).click()
  await app.matches.expectMatches('LoL: Fnatic vs G2')
  await app.matches.search('tundra')
  await page.getByRole('link', { name: '1 match under Finalized' }).click()
  await app.matches.expectMatches('Dota 2: OG vs Tundra')
  await app.matches.search('')

  await app.matches.show('Live')
  await app.matches.expectMatches('LoL: Fnatic vs G2')

  await test.step('keeps the focus when another match is inserted before it', async () => {
    const link = app.matches.odds('LoL: Fnatic vs G2', 'G2')
    await link.focus()
    await chain.createMatch({ name: 'CS2: NIP vs Heroic', startsIn: 0 })
    await app.matches.expectMatches('CS2: NIP vs Heroic', 'LoL: Fnatic vs G2')
    await expect(link).toBeFocused()
  })

  await app.matches.show('Finalized')
  await app.matches.expectMatches('Dota 2: OG vs Tundra')
  await expect(page).toHaveURL(/[?&]show=finalized/)
})

test('virtualizes a long list, and Back restores it', async ({ chain, page, app }) => {
  // Enough for the list to virtualize.
  const count = 24
  for (let number = 1; number <= count; number++)
    await chain.createMatch({ name: `LoL: Team ${number} vs Rival ${number}`, startsIn: 0 })
  await chain.createMatch({ name: 'CS2: NIP vs Heroic', startsIn: 0 })
  await app.matches.open('?show=live')
  await app.matches.chooseGame('LoL')
  await app.matches.expectCount(count)
  const name = (number: number) => `LoL: Team ${number} vs Rival ${number}`
  const row = (number: number) => app.matches.row(name(number))
  const odds = (number: number) =>
    [`Team ${number}`, `Rival ${number}`].map((team) => app.matches.odds(name(number), team))

  await test.step('virtualizes a long list that the keyboard can still reach', async () => {
    await expect(row(1)).toBeInViewport()
    expect(await app.matches.rows.count()).toBeLessThan(count)
    await app.matches.star(name(1)).focus()
    for (let number = 1; number <= count; number++) {
      const links = [app.matches.star(name(number)), app.matches.details(name(number)), ...odds(number)]
      for (const link of links) {
        await expect(link).toBeFocused()
        await expect(link).toBeInViewport()
        await page.keyboard.press('Tab')
      }
    }
    await expect(app.matches.rows.last()).toContainText(`Team ${count}`)
    await expect(row(1)).not.toBeAttached()
  })

  await test.step('a star far down keeps its place and the focus', async () => {
    const star = app.matches.star(name(count))
    for (const isPressed of [true, false]) {
      await star.press('Enter')
      await expect(star).toHaveAttribute('aria-pressed', String(isPressed))
      await expect(star).toBeFocused()
      await expect(star).toBeInViewport()
    }
  })

  await test.step('Back restores the filters and the scroll', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(row(count)).toBeInViewport()
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(500)
    await app.matches.details(name(count)).click()
    await expect(page.getByRole('region', { name: 'Place Your Bet' })).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL(/show=live/)
    await app.matches.expectCount(count)
    await expect(row(count)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  })
})

test('shows a series as one row', async ({ chain, page, app }) => {
  const name = 'LoL: T1 vs Gen.G — LCK Final'
  const markets = ['Map 1', 'Map 2', 'Over 2.5 maps'].map((market) => `${name} — ${market}`)
  const [winner] = await chain.createSeries([name, ...markets], { startsIn: day })
  await chain.createMatch({ name: 'LoL: Fnatic vs G2', startsIn: 2 * day })
  await app.matches.open()
  await app.matches.expectMatches(name, 'LoL: Fnatic vs G2')
  await app.matches.expectCount(2)
  await expect(app.matches.row(name)).toContainText('+3 markets')
  await app.matches.search('map 2')
  await app.matches.expectMatches(name)
  await app.matches.viewDetails(name)
  await expect(page).toHaveURL(`/match/${winner}`)
})

test('unfolds a row’s limits and time on a phone', async ({ chain, page, app }) => {
  const name = 'LoL: T1 vs Gen.G'
  await chain.createMatch({ name, startsIn: day, minBet: '0.05', maxBet: '3' })
  await page.setViewportSize({ width: 390, height: 844 })
  await app.matches.open()
  const row = app.matches.row(name)
  await expect(row.getByText('Start Time')).toBeHidden()
  await row.getByRole('button', { name: 'Limits' }).click()
  for (const text of ['Start Time', 'Min Bet', 'Max Bet', 'View Details'])
    await expect(row.getByText(text)).toBeVisible()
  await row.getByRole('button', { name: 'Limits' }).click()
  await expect(row.getByText('Min Bet')).toBeHidden()
})

test('shows three days of matches without scrolling', async ({ chain, page, app }) => {
  for (let number = 0; number < 10; number++) {
    const event = number % 2 ? 'LCK' : `Cup ${number}`
    const startsIn = day * (1 + Math.floor(number / 3))
    await chain.createMatch({ name: `LoL: KT Rolster vs Gen.G — ${event}`, startsIn })
  }
  await app.matches.open()
  for (const [width, height, count] of [
    [1280, 800, 8],
    [390, 844, 6],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => app.matches.countInSight()).toBeGreaterThanOrEqual(count)
  }
})
