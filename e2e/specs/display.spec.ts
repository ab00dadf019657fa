import type { Locator, Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { deferred } from '@/testing/deferred'
import { expectNothingCutOff, expectSettled } from '../accessible.ts'
import { expect, test } from '../test.ts'

/** TypeScript's DOM has no type for it. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

test('keeps states distinct in forced colors', async ({ chain, page, app }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch({ teamA: { rival: '1' }, teamB: { second: '1' } })
  await app.matches.open()
  await app.connect()
  const upcoming = page.locator('label', { has: page.getByRole('radio', { name: 'Upcoming' }) })
  const live = page.locator('label', { has: page.getByRole('radio', { name: 'Live' }) })
  await expect(upcoming).toHaveCSS('border-top-style', 'solid')
  expect(await borderOf(upcoming)).not.toEqual(await borderOf(live))
  const links = app.header.getByRole('link')
  const current = links.filter({ hasText: 'Matches' })
  expect(await borderOf(current)).not.toEqual(await borderOf(links.filter({ hasText: 'Community' })))
  await page.keyboard.press('Tab')
  await current.focus()
  await expectFocusRing(current)

  await app.visit(`/match/${match}`)
  await app.match.amount.fill('0.5')
  await app.match.expectReadyToApprove()
  const background = await colorOf(page.locator('body'), 'background-color')
  for (const button of [app.match.button, app.header.getByRole('button').first()]) {
    expect((await borderOf(button)).width).not.toBe('0px')
    expect((await borderOf(button)).color).not.toBe(background)
    await page.keyboard.press('Tab')
    await button.focus()
    await expectFocusRing(button)
  }
  const [teamA, teamB] = (['Team A', 'Team B'] as const).map((team) =>
    page.locator('label', { has: page.getByRole('radio', { name: team }) }),
  )
  if (!teamA || !teamB) throw new Error('There are two teams')
  expect(await borderOf(teamA)).not.toEqual(await borderOf(teamB))
  await app.match.team('Team A').focus()
  await page.keyboard.press('ArrowRight')
  await expectFocusRing(teamB)

  const shares = app.match.pools.getByRole('img').locator('div')
  const colors = [background, await colorOf(shares.first(), 'background-color')]
  colors.push(await colorOf(shares.last(), 'background-color'))
  expect(new Set(colors).size).toBe(3)
})

test('cuts nothing off at twice the text size, on a laptop and on a phone', async ({ chain, page, app }) => {
  const matchIds = await chain.tournaments.createMatches()
  await chain.tournaments.create({ matchIds })
  await chain.bet(matchIds[0], { by: accounts.bettor, side: 1, amount: '1.234567890123456789' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await app.myBets.openAndConnect()
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  const laptop = page.viewportSize()
  for (const path of ['/', '/matches', '/match/1', '/my-bets', '/tournaments/1', '/community', '/admin']) {
    await app.visit(path)
    for (const size of [laptop, { width: 390, height: 844 }]) {
      if (size) await page.setViewportSize(size)
      await expectSettled(page)
      await expectNothingCutOff(page)
    }
  }
})

test('shows the balance and the sum to claim in a phone’s header', async ({ chain, page, app }) => {
  const match = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await chain.finish(1, match)
  await chain.giveWeth(accounts.bettor, '1234.56789')
  await page.setViewportSize({ width: 320, height: 700 })
  await app.myBets.openAndConnect()
  await expect(app.badgeOf(accounts.bettor)).toContainText('1,234 WETH')
  await expect(app.header.getByRole('link', { name: 'Claim 1.92 WETH' })).toBeVisible()
  await expectNothingCutOff(page)
})

test('moves nothing on a first visit, even if the brand fonts and one’s position come late', async ({
  chain,
  page,
  app,
}) => {
  const open = await chain.createMatch({ name: 'LoL: T1 vs Gen.G — LCK Final' })
  await chain.betOnBothSides(open)
  const closed = await chain.createMatch({ name: 'CS2: Natus Vincere vs FaZe Clan — Major Final' })
  await chain.betOnBothSides(closed)
  await chain.closeBetting(closed)
  await app.myBets.openAndConnect()

  let late = deferred()
  await page.route(/\.woff2$|OwnPosition/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const loaded = () =>
    page.evaluate(() =>
      ['Inter Variable', 'Barlow Condensed'].filter((name) =>
        [...document.fonts].some(({ family, status }) => status === 'loaded' && family.includes(name)),
      ),
    )

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/matches', `/match/${open}`, `/match/${closed}`, '/my-bets', '/community']) {
      await test.step(`${path} at ${width} px`, async () => {
        late = deferred()
        // The preloaded fonts hold the load event up.
        await page.goto(path, { waitUntil: 'commit' })
        await app.expectStarted()
        await expectSettled(page)
        expect(await loaded()).toEqual([])
        late.resolve()
        await expect.poll(loaded).toHaveLength(2)
        await expect(app.match.position).toBeVisible({ visible: path.includes('match/') })
        expect(await shiftAfterNextFrame(page)).toBeLessThanOrEqual(0.02)
      })
    }
  }
})

test('stops all motion within five seconds, and moves nothing under reduced motion', async ({
  chain,
  rpc,
  page,
  app,
}) => {
  await chain.createMatch({ startsIn: 0 })
  const longest = () => longestMotion(page.locator('html'))
  await app.home.open()
  for (const path of ['/', '/matches?show=live', '/match/1']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    if (path !== '/') await app.visit(path)
    await expectSettled(page)
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
    expect(await longest()).toBeGreaterThan(100)
    expect(await longest()).toBeLessThanOrEqual(5_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await longest()).toBe(0)
  }
  await app.connectButton.click()
  await expect(app.walletPicker).toBeVisible()
  expect(await longest()).toBe(0)
  await rpc.hold()
  await app.matches.open()
  await expect(page.getByText('Loading...').first()).toBeAttached()
  expect(await longest()).toBe(0)
})

/** A frame's shifts are reported after it. */
function shiftAfterNextFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(globalThis, 'shift'))))
      }),
  )
}

function longestMotion(root: Locator): Promise<number> {
  return root.evaluate((html) => {
    const milliseconds = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
    const all = [...html.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const counts = style.animationIterationCount.split(', ').map(Number.parseFloat)
        const animations = style.animationName === 'none' ? [] : style.animationDuration.split(', ')
        return [
          ...animations.map(
            (time, index) => milliseconds(time) * (counts[index] || Number.POSITIVE_INFINITY),
          ),
          ...style.transitionDuration.split(', ').map(milliseconds),
        ]
      }),
    )
    return Math.max(...all)
  })
}

async function borderOf(element: Locator) {
  return {
    width: await colorOf(element, 'border-top-width'),
    color: await colorOf(element, 'border-top-color'),
  }
}

function colorOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property)
}

async function expectFocusRing(element: Locator) {
  await expect(element).toHaveCSS('outline-style', 'solid')
  await expect(element).not.toHaveCSS('outline-width', '0px')
}
