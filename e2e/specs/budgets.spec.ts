import type { Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { countScripts } from '../fixtures/scripts.ts'
import { App } from '../pages/app.ts'
import { expect, test } from '../test.ts'

// Scripts of a first visit in kB, gzipped.
const FIRST_LOAD = 165
const MATCH = FIRST_LOAD + 33
/** Reads raw storage beside the lens, and logs where the page is short. */
const CHECK = FIRST_LOAD + 46
const OTHERS = FIRST_LOAD + 29
// A section comes with the login, whose hash is 2 kB.
const ADMIN = FIRST_LOAD + 34
// The one page that reads logs at once.
const LOG = FIRST_LOAD + 35

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
    ['/', FIRST_LOAD],
    ['/matches', OTHERS],
    ['/match/1', MATCH],
    ['/match/1/check', CHECK],
    ['/my-bets', OTHERS],
    ['/tournaments', OTHERS],
    ['/tournaments/1', OTHERS],
    ['/community', OTHERS],
    [`/bettor/${accounts.rival}`, OTHERS],
    ['/register', OTHERS],
    ['/admin', ADMIN],
    ['/admin?section=tournaments', ADMIN],
    ['/admin?section=money', ADMIN],
    ['/admin?section=support', ADMIN],
    ['/admin?section=settings', ADMIN],
    ['/admin?section=log', LOG],
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
      expect(size).toBeLessThanOrEqual(budget)
      // Nothing came from the cache.
      expect(size).toBeGreaterThan(FIRST_LOAD / 2)
    })
  }
})
