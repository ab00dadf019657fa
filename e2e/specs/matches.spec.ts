import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { day, hour, minute } from '@/testing/time'
import { test } from '../test.ts'

test('lists upcoming matches as cards with pools and the time left', async ({ chain, page, matchesPage }) => {
  await chain.createMatch({ name: 'Live A vs Live B', startsIn: 0 })
  const match = await chain.createMatch({
    name: 'T1 vs Gen.G',
    startsIn: 3 * hour + 30,
    minBet: '0.05',
    maxBet: '3',
  })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '3' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
  await matchesPage.openAction()
  await matchesPage.expectMatches('T1 vs Gen.G')

  const card = matchesPage.card('T1 vs Gen.G')
  await expect(card).toContainText(/Start Time1 Mar 2027, 16:01/)
  await expect(card).toContainText(/Min Bet0\.05/)
  await expect(card).toContainText(/Max Bet3/)
  await expect(card.getByRole('img', { name: 'Team A has 75% of the pool, Team B 25%' })).toBeVisible()
  await expect(card).toContainText('1.30×')
  await expect(card).toContainText('3.76×')
  await expect(card).toContainText(/Starts in3h 0m/)
  await matchesPage.viewDetailsAction('T1 vs Gen.G')
  await expect(page).toHaveURL(`/match/${match}`)
  await expect(page.getByRole('heading', { level: 1, name: 'T1 vs Gen.G' })).toBeVisible()
})

test('shows a loading state, then an empty state', async ({ rpc, page, matchesPage }) => {
  const release = await rpc.hold()
  await matchesPage.openAction()
  await expect(page.getByRole('main').getByText('Loading...')).toBeAttached()
  await expect(page.getByText('No matches available yet')).toBeHidden()
  release()
  await expect(page.getByText('No matches available yet')).toBeVisible()
})

test('keeps filters, search and sort order in the URL', async ({ chain, time, page, matchesPage }) => {
  const old = await chain.createMatch({ name: 'Dota 2: OG vs Tundra', startsIn: 0, endsIn: 5 * minute })
  await chain.createMatch({ name: 'CS2: NIP vs Heroic', startsIn: 0, endsIn: 5 * minute })
  await time.pass(10 * minute)
  await chain.finalize(old, 1)
  await chain.createMatch({ name: 'LoL: Fnatic vs G2', startsIn: 0 })
  await chain.createMatch({ name: 'LoL: T1 vs Gen.G', startsIn: 2 * day })
  await chain.createMatch({ name: 'CS2: KRÜ vs Spirit', startsIn: day })
  const rich = await chain.createMatch({ name: 'CS2: Vitality vs FaZe', startsIn: 3 * day })
  await chain.bet(rich, { by: accounts.rival, side: 1, amount: '1' })

  await matchesPage.openAction()
  await matchesPage.expectMatches('CS2: KRÜ vs Spirit', 'LoL: T1 vs Gen.G', 'CS2: Vitality vs FaZe')
  await matchesPage.sortAction('Biggest pool')
  await matchesPage.expectMatches('CS2: Vitality vs FaZe', 'CS2: KRÜ vs Spirit', 'LoL: T1 vs Gen.G')
  await matchesPage.sortAction('Newest')
  await matchesPage.expectMatches('CS2: Vitality vs FaZe', 'CS2: KRÜ vs Spirit', 'LoL: T1 vs Gen.G')

  await matchesPage.chooseGameAction('CS2')
  await matchesPage.expectMatches('CS2: Vitality vs FaZe', 'CS2: KRÜ vs Spirit')
  await matchesPage.searchAction('kru')
  await matchesPage.expectMatches('CS2: KRÜ vs Spirit')
  await expect(page).toHaveURL(/[?&]game=CS2/)
  await expect(page).toHaveURL(/[?&]q=kru/)
  await expect(page).toHaveURL(/[?&]sort=newest/)

  await page.reload()
  await matchesPage.expectMatches('CS2: KRÜ vs Spirit')
  await matchesPage.searchAction('nobody')
  await expect(page.getByText('No matches found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()

  await matchesPage.showAction('Live')
  await matchesPage.expectMatches('LoL: Fnatic vs G2')
  await matchesPage.showAction('Ended')
  await matchesPage.expectMatches('CS2: NIP vs Heroic')
  await matchesPage.showAction('Finalized')
  await matchesPage.expectMatches('Dota 2: OG vs Tundra')
  await expect(page).toHaveURL(/[?&]show=finalized/)
})

test('virtualizes a long list, and Back restores it', async ({ chain, page, matchesPage }) => {
  // Enough for the list to virtualize.
  const count = 14
  for (let number = 1; number <= count; number++)
    await chain.createMatch({ name: `LoL: Team ${number} vs Rival ${number}`, startsIn: 0 })
  await chain.createMatch({ name: 'CS2: NIP vs Heroic', startsIn: 0 })
  await matchesPage.openAction('?show=live')
  await matchesPage.chooseGameAction('LoL')
  await matchesPage.expectCount(count)
  const card = (number: number) => matchesPage.card(`LoL: Team ${number} vs Rival ${number}`)

  await test.step('virtualizes a long list that the keyboard can still reach', async () => {
    await expect(card(1)).toBeInViewport()
    expect(await matchesPage.cards.count()).toBeLessThan(count)
    await card(1).getByRole('link').focus()
    for (let number = 2; number <= count; number++) {
      await page.keyboard.press('Tab')
      await expect(card(number).getByRole('link')).toBeFocused()
      await expect(card(number).getByRole('link')).toBeInViewport()
    }
    await expect(matchesPage.cards.last()).toContainText(`Team ${count}`)
    await expect(card(1)).not.toBeAttached()
  })

  await test.step('Back restores the filters and the scroll', async () => {
    await matchesPage.scrollToEndAction()
    await expect(card(count)).toBeInViewport()
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(500)
    await card(count).getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Place Your Bet' })).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL(/show=live/)
    await matchesPage.expectCount(count)
    await expect(card(count)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  })
})

test('keeps focus on a match when another is inserted before it', async ({ chain, matchesPage }) => {
  await chain.createMatch({ name: 'LoL: T1 vs Gen.G', startsIn: 0 })
  await chain.createMatch({ name: 'CS2: NIP vs Heroic', startsIn: 0 })
  await matchesPage.openAction('?show=live')
  await matchesPage.sortAction('Newest')
  await matchesPage.expectMatches('CS2: NIP vs Heroic', 'LoL: T1 vs Gen.G')
  const link = matchesPage.card('LoL: T1 vs Gen.G').getByRole('link')
  await link.focus()
  await chain.createMatch({ name: 'LoL: G2 vs Fnatic', startsIn: 0 })
  await matchesPage.expectMatches('LoL: G2 vs Fnatic', 'CS2: NIP vs Heroic', 'LoL: T1 vs Gen.G')
  await expect(link).toBeFocused()
})
