import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { hour, minute } from '@/testing/time'
import { expect, test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'

/** A series that runs: T1 won the first map, the second takes bets. */
async function playFirstMap(chain: TestChain) {
  const markets = ['Map 1', 'Map 2', 'Over 2.5 maps'].map((market) => `${NAME} — ${market}`)
  const [winner = 0n, mapOne = 0n, mapTwo = 0n, total = 0n] = await chain.createSeries([NAME, ...markets], {
    startsIn: 5 * minute,
    endsIn: 3 * hour,
  })
  for (const id of [winner, mapOne, mapTwo]) {
    await chain.bet(id, { by: accounts.rival, side: 1, amount: '1' })
    await chain.bet(id, { by: accounts.second, side: 2, amount: '2' })
  }
  await chain.pass(6 * minute)
  await chain.closeBetting(mapOne)
  await chain.finalize(mapOne, 1)
  return { winner, mapOne, mapTwo, total }
}

test('lists the markets of a series, whose odds open the same form', async ({ chain, page, app }) => {
  await chain.fundBettor()
  const { winner, mapTwo, total } = await playFirstMap(chain)
  await app.match.openAndConnect(winner)
  const { markets, market } = app.match
  await expect(markets.getByRole('listitem')).toHaveCount(4)
  await expect(market('Winner').getByRole('link', { name: 'Winner' })).toHaveAttribute('aria-current', 'page')
  await expect(market('Map 1')).toContainText('Won: T1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 Maps won: 1 – 0 Gen.G')
  await expect(market('Map 2')).toContainText('Betting closes in')
  await app.match.amount.fill('0.7')

  await test.step('the odds of a map', async () => {
    await market('Map 2').getByRole('link', { name: 'Bet on Gen.G' }).click()
    await expect(page).toHaveURL(`/match/${mapTwo}?side=2#bet`)
    await expect(page).toHaveTitle('T1 vs Gen.G · Map 2 · Clutchpool')
    await expect(market('Map 2').getByRole('link', { name: 'Map 2' })).toHaveAttribute('aria-current', 'page')
    await app.match.expectDraft('Team B', '')
    await expect(app.match.amount).toBeFocused()
    await expect(page).toBeAccessible()
    await app.match.amount.fill('0.1')
    await app.match.placeBet()
    await app.match.expectPlaced('Gen.G')
    expect(await chain.positionOf(mapTwo, accounts.bettor)).toMatchObject({ side: 2 })
  })

  await test.step('the sides of a total', async () => {
    await market('Over/under 2.5').getByRole('link', { name: 'Over/under 2.5 maps' }).click()
    await expect(page).toHaveURL(`/match/${total}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over 2.5 vs Under 2.5')
    await expect(app.match.form).toContainTexts('Over 2.5', 'Under 2.5')
  })

  await test.step('Back returns to what was typed', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/match\/3/)
    await page.goBack()
    await expect(page).toHaveURL(`/match/${winner}`)
    await app.match.expectDraft('Team A', '0.7')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('bets on the second map while the first was just played, and nothing moves', async ({
    chain,
    page,
    app,
  }) => {
    await chain.fundBettor()
    const { winner, mapTwo } = await playFirstMap(chain)
    await app.match.openAndConnect(winner)
    const tab = app.match.market('Map 2').getByRole('link', { name: 'Map 2' })
    await tab.scrollIntoViewIfNeeded()
    const topOf = async () => (await app.match.markets.boundingBox())?.y
    const top = await topOf()
    await tab.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/match/${mapTwo}`)
    await expect(page).toHaveTitle('T1 vs Gen.G · Map 2 · Clutchpool')
    await expect(app.match.form).toBeVisible()
    await expect(tab).toBeFocused()
    expect(await topOf()).toBe(top)
    await app.match.draft('Team A', '0.1')
    await app.match.placeBet()
    await app.match.expectPlaced('T1')
  })
})
