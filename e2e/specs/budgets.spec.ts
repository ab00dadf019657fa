import type { Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { countScripts } from '../fixtures/scripts.ts'
import { App } from '../pages/app.ts'
import { expect, test } from '../test.ts'

// Scripts of a first visit in kB, gzipped.
const HOME = 221
const BETTOR = 270
const ADMIN = 274

async function expectLoaded(page: Page) {
  await new App(page).expectStarted()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

test('loads each page within its budget of scripts', async ({ chain, page, admin }) => {
  const match = await chain.createMatch({ teamA: { rival: '1' } })
  await chain.tournaments.create({ matchIds: [match] })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })

  for (const [path, budget] of [
    ['/', HOME],
    ['/matches', BETTOR],
    ['/match/1', BETTOR],
    ['/match/1/check', BETTOR],
    ['/my-bets', BETTOR],
    ['/tournaments', BETTOR],
    ['/tournaments/1', BETTOR],
    ['/community', BETTOR],
    [`/bettor/${accounts.rival}`, BETTOR],
    ['/register', BETTOR],
    ['/admin', ADMIN],
    ['/admin?section=tournaments', ADMIN],
    ['/admin?section=money', ADMIN],
    ['/admin?section=support', ADMIN],
    ['/admin?section=settings', ADMIN],
    ['/admin?section=log', ADMIN],
  ] as const) {
    await test.step(`${path} loads at most ${budget} kB of scripts`, async () => {
      // Ends what the page before still loads: it would count here.
      await page.goto('about:blank')
      const loaded = countScripts(page)
      await page.goto(path)
      if (path.startsWith('/admin')) {
        await admin.logIn()
        await admin.expectIn()
      }
      await expectLoaded(page)
      const size = await loaded()
      console.info(`${path}: ${size.toFixed(1)} kB of ${budget}`)
      expect.soft(size).toBeLessThanOrEqual(budget)
      // Nothing came from the cache.
      expect(size).toBeGreaterThan(HOME / 2)
    })
  }
})
