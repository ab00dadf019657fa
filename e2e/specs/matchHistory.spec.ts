import type { Page, Request } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { hour, minute } from '@/testing/time'
import { expect, test } from '../test.ts'

const { bettor, operator, rival, second } = accounts

/** Two early bets and a live one, ten minutes apart; the bettor's is the second. */
async function playMatch(chain: TestChain) {
  const match = await chain.createMatch({ name: 'CS2: Natus Vincere vs FaZe Clan — Major Final' })
  await chain.bet(match, { by: rival, side: 1, amount: '1' })
  await chain.pass(10 * minute)
  await chain.bet(match, { by: bettor, side: 2, amount: '2' })
  await chain.pass(hour)
  await chain.bet(match, { by: second, side: 1, amount: '0.3' })
  return match
}

function countRequests(page: Page, isCounted: (request: Request) => boolean): () => number {
  let count = 0
  page.on('request', (request) => {
    if (isCounted(request)) count++
  })
  return () => count
}

test('shows the odds and the activity once scrolled to', async ({ chain, page, app }) => {
  const match = await playMatch(chain)
  const { history } = app.match
  const logReads = countRequests(page, (request) => request.postData()?.includes('eth_getLogs') ?? false)
  const chartLoads = countRequests(page, (request) => /uplot.*\.js/i.test(request.url()))
  await app.match.openAndConnect(match)
  await expect(app.match.position).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([logReads(), chartLoads()]).toEqual([0, 0])

  await history.scrollTo()
  await expect(history.chart).toHaveAccessibleName(
    /Early pool: Natus Vincere 2\.84× \(1\.00× to 2\.84×\), FaZe Clan 1\.46×\. Live pool: Natus Vincere 1\.00×\./,
  )
  await expect.poll(chartLoads).toBe(1)
  await history.expectEntries(
    /^0\.3 WETH on Natus VincereLive pool/,
    /^2 WETH on FaZe ClanYou/,
    /^1 WETH on Natus Vincere/,
    /^Match created/,
  )

  await test.step('says the same odds by keyboard and as a table', async () => {
    await history.openTable()
    await expect(history.rows).toHaveText([
      /./,
      /Live pool.*0\.3 WETH on Natus Vincere.*1\.00×.*–.*100%·0%/,
      /Early pool.*2 WETH on FaZe ClanYou.*2\.84×.*1\.46×.*33%·67%/,
      /Early pool.*1 WETH on Natus Vincere.*1\.00×.*–.*100%·0%/,
    ])
    await history.chart.focus()
    await page.keyboard.press('Home')
    await expect(history.chart).toHaveAttribute(
      'aria-valuetext',
      /13:01\. Early pool: Natus Vincere 1\.00×\.$/,
    )
    await page.keyboard.press('ArrowRight')
    await expect(history.chart).toHaveAttribute(
      'aria-valuetext',
      /13:11\. Early pool: Natus Vincere 2\.84×, FaZe Clan 1\.46×\. Your bet: 2 WETH on FaZe Clan\.$/,
    )
    await expect(history.odds).not.toContainText('Odds now')
    await history.chart.blur()
    await expect(history.odds).toContainText('Odds now')
    await expect(history.odds).toBeAccessible()
  })

  await chain.bet(match, { by: operator, side: 2, amount: '0.1' })
  await expect(history.entries.first()).toContainText('0.1 WETH on FaZe Clan')
  await expect(history.chart).toHaveAccessibleName(/Live pool: Natus Vincere 1\.30×/)
  await history.filter('Yours')
  await history.expectEntries(/^2 WETH on FaZe ClanYou/)
})

test('begins with new bets on a network without older logs', async ({ chain, rpc, app }) => {
  const match = await playMatch(chain)
  // New blocks are read together with some before them.
  await chain.client.mine({ blocks: 20 })
  await rpc.pruneLogsBefore((await chain.client.getBlockNumber()) - 10n)
  const { history } = app.match
  await app.match.open(match)
  await history.scrollTo()
  const unavailable = 'This RPC doesn’t serve past activity. New entries appear here.'
  await expect(history.odds).toContainText(unavailable)
  await expect(history.activity).toContainText(unavailable)
  await expect(app.main).toBeAccessible()

  await chain.bet(match, { by: rival, side: 1, amount: '0.2' })
  await history.expectEntries(/^0\.2 WETH on Natus VincereLive pool/)
  await expect(history.chart).toHaveAccessibleName(/Live pool: Natus Vincere 1\.00×/)
  await expect(history.activity).toContainText(/doesn’t serve activity before 1 Mar 2027/)
})
