import type { Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { hour, minute } from '@/testing/time'
import { recordNotifications } from '../fixtures/notifications.ts'
import { App } from '../pages/app.ts'
import { expect, test } from '../test.ts'

const FIRST = 'LoL: DK vs KT — LCK'
const LAST = 'LoL: T1 vs Gen.G — LCK Final'

const askedOf = (page: Page) => page.evaluate(() => localStorage.getItem('test.notification.asked'))
const notifiedOf = (...pages: readonly Page[]) =>
  Promise.all(pages.map((page) => page.evaluate(() => window.notified)))

test('notifies once, in one of two tabs, of what happens to a followed match', async ({
  chain,
  context,
  page,
  app,
}) => {
  await context.addInitScript(recordNotifications)
  await chain.fundBettor()
  await chain.createMatch({ name: FIRST, startsIn: 5 * minute, endsIn: 9 * hour, teamA: { rival: '1' } })
  const match = await chain.createMatch({
    name: LAST,
    startsIn: 20 * minute,
    endsIn: 2 * hour,
    teamA: { bettor: '1', rival: '1' },
    teamB: { second: '1' },
  })
  await app.matches.openAndConnect()
  await app.matches.expectMatches(FIRST, LAST)
  const star = app.matches.star(LAST)

  await test.step('the star asks, and puts the match first once the list is filtered again', async () => {
    expect(await askedOf(page)).toBeNull()
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(star).toBeFocused()
    await app.matches.expectMatches(FIRST, LAST)
    await app.matches.show('Live')
    await app.matches.show('Upcoming')
    await app.matches.expectMatches(LAST, FIRST)
    await expect(page.getByRole('heading', { name: 'Followed' })).toBeVisible()
    expect(await askedOf(page)).toBe('1')
    await expect(page).toBeAccessible()
  })

  const other = await context.newPage()
  const otherApp = new App(other)
  await otherApp.matches.open()
  await otherApp.matches.expectMatches(LAST, FIRST)
  await app.home.open()
  await expect(app.main.getByRole('article').filter({ hasText: 'Starts in' }).first()).toContainText('T1')

  await test.step('odds beyond an alert', async () => {
    await app.match.open(match)
    await app.match.follow.click()
    const panel = page.getByRole('dialog', { name: 'Follow' })
    await expect(panel.getByRole('button', { name: 'Follow T1 vs Gen.G' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await panel.getByRole('textbox', { name: 'T1' }).fill('1')
    await panel.getByRole('button', { name: 'Notify me' }).click()
    await expect(panel.getByRole('status')).toHaveText('Enter odds above 1, such as 2.5.')
    await panel.getByRole('textbox', { name: 'T1' }).fill('1,9')
    await panel.getByRole('button', { name: 'Notify me' }).click()
    await expect(panel.getByRole('status')).toHaveText('Saved')
    await expect(panel).toBeAccessible()
    await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
    await expect.poll(() => notifiedOf(page, other)).toContainEqual(['T1 pays 1.92×'])
    await app.match.follow.click()
    await expect(panel.getByRole('textbox', { name: 'T1' })).toHaveValue('')
  })

  await test.step('the start', async () => {
    await chain.pass(21 * minute)
    await expect
      .poll(async () => (await notifiedOf(page, other)).flat())
      .toEqual(['T1 pays 1.92×', 'Match started'])
  })

  await test.step('the result, and what one can claim', async () => {
    await otherApp.matches.show('Live')
    await chain.finish(1, match)
    await expect
      .poll(async () => (await notifiedOf(page, other)).flat().toSorted())
      .toEqual(['1.92 WETH to claim', 'Match started', 'T1 pays 1.92×', 'T1 won'])
    await expect(app.match.position).toContainText('Won')
  })

  await test.step('nothing of it again after a reload, and the star stays', async () => {
    await other.evaluate(() => window.pressNotification())
    await expect(other).toHaveURL(`/match/${match}`)
    await other.close()
    await page.reload()
    await expect(app.match.position).toContainText('Won')
    await expect(app.match.follow).toHaveText('Followed')
    expect(await notifiedOf(page)).toEqual([[]])
  })
})

test('a refusal is never asked again, and games, teams and matches are followed all the same', async ({
  chain,
  context,
  page,
  app,
}) => {
  await context.addInitScript(recordNotifications, 'denied')
  await chain.createMatch({ name: FIRST, startsIn: 5 * minute })
  await chain.createMatch({ name: 'CS2: NAVI vs FaZe', startsIn: 6 * minute })
  const match = await chain.createMatch({ name: LAST, startsIn: 20 * minute })
  await app.match.open(match)
  await app.match.follow.click()
  const panel = page.getByRole('dialog', { name: 'Follow' })
  await panel.getByRole('button', { name: 'Follow Gen.G', exact: true }).click()
  await expect.poll(() => askedOf(page)).toBe('1')
  await page.reload()
  await app.match.follow.click()
  await expect(panel).toContainText('This browser blocks notifications')
  await page.keyboard.press('Tab')
  await expect(panel).toBeAccessible()

  await app.matches.open()
  await app.matches.expectMatches(LAST, FIRST, 'CS2: NAVI vs FaZe')
  await app.matches.chooseGame('CS2')
  await page.getByRole('button', { name: 'Follow CS2', exact: true }).click()
  await page.getByRole('radio', { name: 'All games' }).check()
  await app.matches.expectMatches('CS2: NAVI vs FaZe', LAST, FIRST)
  expect(await askedOf(page)).toBe('1')
})
