import { local } from '@/chain/config/chains'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { readDeployment } from '../../script/lib/deployments.ts'
import { installIndexer, startIndexer } from '../../script/lib/indexer.ts'
import { short } from '../pages/layout.ts'
import { INDEXER, saigon, test } from '../publicSite.ts'
import { expect } from '../test.ts'

interface Answer {
  block: number
  time: number
  rows?: { profit: string }[]
  entries?: { amount: string }[]
}

test('asks the indexer while it agrees with the chain, and reads the chain otherwise', async ({
  chain,
  context,
  page,
  app,
}, testInfo) => {
  await installIndexer()
  const match = await chain.createMatch({ name: 'CS2: A vs B' })
  await chain.betOnBothSides(match)
  await chain.settle(1, match)
  const open = await chain.createMatch({ name: 'CS2: C vs D', teamA: { bettor: '1' }, teamB: { rival: '1' } })

  await using indexer = await startIndexer({
    chain: saigon,
    rpcUrls: [chain.url],
    deployment: readDeployment(local.id),
    schema: 'test',
    output: 'ignore',
    database: testInfo.outputPath('database'),
  })
  await expect
    .poll(async () => (await (await fetch(`${indexer.url}/activity?match=${open}`)).json()).entries.length)
    .toBe(3)

  const winner = ['#1', short(accounts.bettor), '+0.92', '1 of 1', '2']
  const loser = ['#2', short(accounts.rival), '−1', '0 of 1', '2']
  const { history } = app.match
  const bets = ['1 WETH on D', '1 WETH on C', 'Match created']
  const asked: string[] = []
  let change = (answer: Answer) => answer
  await context.route(`${INDEXER}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: indexer.url + pathname + search })
    asked.push(pathname)
    await route.fulfill({ response, json: change(await response.json()) })
  })

  await test.step('agrees', async () => {
    await app.community.open()
    await app.community.expectRanking(winner, loser)
    await expect(app.community.leaderboard.getByRole('status')).toHaveCount(0)
    expect(asked).toContain('/leaderboard')

    await app.visit(`/bettor/${accounts.bettor}`)
    await app.bettor.expectFact('Rank by profit', '#1 of 2')

    await app.visit(`/match/${open}`)
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
  })

  await test.step('adds a profit and a stake that the chain does not know', async () => {
    change = (answer) => {
      for (const row of answer.rows ?? []) row.profit = '5000000000000000000'
      for (const entry of answer.entries ?? []) entry.amount = '5000000000000000000'
      return answer
    }
    await page.reload()
    await history.scrollTo()
    await expect(history.activity.getByRole('status')).toContainText('disagrees with the chain')
    await history.expectEntries(...bets)
    await app.visit('/community')
    await expect(app.community.leaderboard.getByRole('status')).toContainText('disagrees with the chain')
    await app.community.expectRanking(winner, loser)
    await app.visit(`/bettor/${accounts.rival}`)
    await expect(page.getByRole('region', { name: 'Community' })).toContainText('disagrees with the chain')
    await app.bettor.expectFact('Rank by profit', '#2 of 2')
  })

  await test.step('falls behind', async () => {
    change = (answer) => ({ ...answer, block: answer.block - 1, time: answer.time - hour })
    await app.community.open()
    await expect(app.community.leaderboard.getByRole('status')).toContainText('is behind')
    await app.community.expectRanking(winner, loser)
  })

  await test.step('stops', async () => {
    await indexer.stop()
    await context.unroute(`${INDEXER}/**`)
    await context.route(`${INDEXER}/**`, (route) => route.abort('connectionrefused'))
    await page.reload()
    await expect(app.community.leaderboard.getByRole('status')).toContainText('isn’t answering')
    await app.community.expectRanking(winner, loser)
    await app.visit(`/match/${open}`)
    await history.scrollTo()
    await expect(history.activity.getByRole('status')).toContainText('isn’t answering')
    await history.expectEntries(...bets)
  })
})
