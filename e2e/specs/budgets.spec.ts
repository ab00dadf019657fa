import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { Layout } from '../pages/layout.ts'
import { test } from '../test.ts'

// Scripts of a first visit in kB, gzipped.
const FIRST_LOAD = 170
const MATCH = FIRST_LOAD + 35
const OTHERS = FIRST_LOAD + 25

function countScripts(page: Page) {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

async function expectLoaded(page: Page) {
  await new Layout(page).expectStarted()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

test.beforeEach(async ({ chain, tournaments }) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '1' })
  await tournaments.create({ matchIds: [match] })
})

for (const [path, budget] of [
  ['/', FIRST_LOAD],
  ['/matches', OTHERS],
  ['/match/1', MATCH],
  ['/my-bets', OTHERS],
  ['/tournaments', OTHERS],
  ['/tournaments/1', OTHERS],
  ['/community', OTHERS],
  ['/register', OTHERS],
  ['/admin', OTHERS],
] as const) {
  test(`${path} loads at most ${budget} kB of scripts`, async ({ page }) => {
    const loaded = countScripts(page)
    await page.goto(path)
    await expectLoaded(page)
    expect(await loaded()).toBeLessThanOrEqual(budget)
  })
}

for (const section of ['matches', 'tournaments', 'money', 'settings', 'log'] as const) {
  test(`the operator's ${section} load at most ${OTHERS} kB of scripts`, async ({ page, adminPage }) => {
    const loaded = countScripts(page)
    await adminPage.openAction(section)
    await adminPage.logInAction()
    await adminPage.expectIn()
    await expectLoaded(page)
    expect(await loaded()).toBeLessThanOrEqual(OTHERS)
  })
}
