import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { local } from '@/chain/config/chains'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { deploymentPath, readDeployment } from '../../script/lib/deployments.ts'
import { installIndexer, startIndexer } from '../../script/lib/indexer.ts'
import { serveSite } from '../../script/lib/serveSite.ts'
import { freePort } from '../../src/testing/freePort.ts'
import { run } from '../../src/testing/processes.ts'
import { short } from '../pages/layout.ts'
import { test as base } from '../test.ts'

// A build that names an indexer.
const test = base.extend<object, { site: { url: string; folder: string; indexerUrl: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the parameter for fixture names.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'clutchpool-site-'))
      const indexerUrl = `http://127.0.0.1:${await freePort()}`
      const dist = join(folder, 'dist')
      await run('vite', ['build', '--outDir', dist, '--logLevel', 'error'], {
        env: { VITE_INDEXER_URL: indexerUrl },
      })
      const host = await serveSite(dist, {})
      await use({ url: host.url, folder, indexerUrl })
      await host.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

test('asks the indexer while it agrees with the chain, and reads the chain otherwise', async ({
  site,
  chain,
  page,
  errors,
  app,
}) => {
  errors.allow(new RegExp(site.indexerUrl))
  // A first run installs the indexer's packages.
  test.setTimeout(400_000)
  await installIndexer()
  const match = await chain.createMatch({ name: 'CS2: A vs B' })
  await chain.betOnBothSides(match)
  await chain.settle(1, match)
  const open = await chain.createMatch({ name: 'CS2: C vs D' })
  await chain.betOnBothSides(open)

  const { indexerUrl } = site
  const indexer = await startIndexer({
    chain: local,
    rpcUrls: [chain.url],
    deployment: readDeployment(deploymentPath(local.id)),
    port: Number(new URL(indexerUrl).port),
    schema: 'test',
    output: 'ignore',
    database: join(site.folder, 'database'),
  })
  await expect
    .poll(async () => (await (await fetch(`${indexerUrl}/activity?match=${open}`)).json()).entries.length, {
      timeout: 30_000,
    })
    .toBe(3)

  const winner = ['#1', short(accounts.bettor), '+0.92', '1 of 1', '2']
  const loser = ['#2', short(accounts.rival), '−1', '0 of 1', '2']
  const { history } = app.match
  const bets = ['1 WETH on D', '1 WETH on C', 'Match created']
  const asked: string[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(indexerUrl)) asked.push(new URL(response.url()).pathname)
  })

  await test.step('agrees', async () => {
    await app.community.open()
    await app.community.expectRanking(winner, loser)
    await expect(app.community.leaderboard.getByRole('status')).toHaveCount(0)
    expect(asked).toContain('/leaderboard')

    await app.bettor.open(accounts.bettor)
    await app.bettor.expectFact('Rank by profit', '#1 of 2')

    await app.match.open(open)
    await history.scrollTo()
    await history.expectEntries(...bets)
    await expect(history.chart).toHaveAccessibleName(/Early pool: C 1\.92× .*, D 1\.92×/)
    await expect(history.activity.getByRole('status')).toHaveCount(0)
    expect(asked).toContain('/activity')
  })

  await test.step('and follows the chain from there', async () => {
    await chain.bet(open, { by: accounts.second, side: 1, amount: '2' })
    bets.unshift('2 WETH on C')
    await history.expectEntries(...bets)
    await page.reload()
    await history.scrollTo()
    await history.expectEntries(...bets)
  })

  await test.step('adds a profit and a stake that the chain does not know', async () => {
    await page.route(`${indexerUrl}/**`, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      for (const row of answer.rows ?? []) row.profit = '5000000000000000000'
      for (const entry of answer.entries ?? []) entry.amount = '5000000000000000000'
      await route.fulfill({ response, json: answer })
    })
    await app.match.open(open)
    await history.scrollTo()
    await expect(history.activity.getByRole('status')).toContainText('disagrees with the chain')
    await history.expectEntries(...bets)
    await app.community.open()
    await expect(app.community.leaderboard.getByRole('status')).toContainText('disagrees with the chain')
    await app.community.expectRanking(winner, loser)
    await app.bettor.open(accounts.rival)
    await expect(page.getByRole('region', { name: 'Community' })).toContainText('disagrees with the chain')
    await app.bettor.expectFact('Rank by profit', '#2 of 2')
    await page.unroute(`${indexerUrl}/**`)
  })

  await test.step('falls behind', async () => {
    await page.route(`${indexerUrl}/**`, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await route.fulfill({
        response,
        json: { ...answer, block: answer.block - 1, time: answer.time - hour },
      })
    })
    await app.community.open()
    await expect(app.community.leaderboard.getByRole('status')).toContainText('is behind')
    await app.community.expectRanking(winner, loser)
    await page.unroute(`${indexerUrl}/**`)
  })

  await test.step('stops', async () => {
    errors.allow(/ERR_CONNECTION_REFUSED/)
    await indexer.stop()
    await page.reload()
    await expect(app.community.leaderboard.getByRole('status')).toContainText('isn’t answering')
    await app.community.expectRanking(winner, loser)
    await app.match.open(open)
    await history.scrollTo()
    await expect(history.activity.getByRole('status')).toContainText('isn’t answering')
    await history.expectEntries(...bets)
  })
})
