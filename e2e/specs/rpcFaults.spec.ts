import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour, minute } from '@/testing/time'
import { expect, test } from '../test.ts'

const SLOW = 'The network is slow to answer.'
const STANDING_STILL = 'No new blocks for two minutes.'

const FAILED_REQUEST = /ERR_CONNECTION_REFUSED|429 \(Too Many Requests\)/

test.beforeEach(({ chain }) => chain.fundBettor())

test('waits for an RPC that takes ten seconds', async ({ chain, rpc, wallet, page, app }) => {
  const givenUp: string[] = []
  page.on('requestfailed', (request) => givenUp.push(request.url()))
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  let release = await rpc.hold()
  await app.match.open(match)
  await expect(app.main.getByText('Loading...').first()).toBeAttached()
  await page.clock.fastForward(11_000)
  await expect(app.main.getByText('Loading...').first()).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: SLOW })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Network settings' }).first()).toBeVisible()
  release()
  await expect(page.getByText(SLOW)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 vs Gen.G')
  await app.connect()
  await app.match.amount.fill('0.5')
  await app.match.expectReadyToBet()

  release = await rpc.hold()
  await app.match.placeBet()
  await app.match.expectNote('Checking the transaction…')
  await app.match.button.click({ force: true })
  await page.clock.fastForward(11_000)
  await app.match.expectPlacing()
  release()
  await app.match.expectPlaced(/0\.5 /)
  wallet.expectPrompts('connect', 'send')
  expect(givenUp).toEqual([])
})

test('retries a short rate limit silently, and keeps a pending bet when the RPC fails', async ({
  chain,
  rpc,
  wallet,
  page,
  errors,
  app,
}) => {
  errors.allow(FAILED_REQUEST)
  const match = await chain.createMatch({ teamB: { rival: '1' } })
  await rpc.limitRate(2)
  await app.match.openAndConnect(match)
  await app.match.amount.fill('0.5')
  await app.match.expectReadyToBet()
  await expect(page.getByRole('alert')).toHaveCount(0)
  for (const [what, fail, pool] of [
    ['is down', () => rpc.goDown(), '1'],
    ['limits the rate', () => rpc.limitRate(), '1.5'],
    ['answers garbage', () => rpc.garbleResults({}), '2'],
  ] as const) {
    await test.step(what, async () => {
      await app.match.sendBet(chain)
      await fail()
      await app.expectUnreachable()
      await chain.resumeMining()
      await app.match.expectPlacing()
      await app.match.expectDraft('Team A', '0.5')
      await expect(app.match.pools).toContainText(`Total pool${pool} WETH`)
      rpc.comeBack()
      await app.match.expectPlaced(/0\.5 /)
      await app.expectReachable()
      await app.match.addToBet()
    })
  }
  wallet.expectPrompts('connect', 'send', 'send', 'send')
})

test('reports an RPC that answers garbage and recovers', async ({ chain, rpc, page, app }) => {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  for (const [what, garble] of [
    ['an HTML page', () => rpc.garble('<!doctype html><title>Please log in</title>')],
    ['an empty object', () => rpc.garble('{}')],
    ['nothing', () => rpc.garbleResults(null)],
    ['another type', () => rpc.garbleResults('garbage')],
    ['empty data', () => rpc.garbleResults('0x')],
  ] as const) {
    await test.step(what, async () => {
      await garble()
      await app.match.open(match)
      await app.expectUnreachable()
      await expect(app.main.getByRole('alert')).toContainText(/^Error: /)
      await expect(page.getByText(/NaN|undefined|Invalid Date/)).toHaveCount(0)
      rpc.comeBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 vs Gen.G')
      await expect(app.match.form).toBeVisible()
      await app.expectReachable()
    })
  }
})

test('knows the time on a quiet chain', async ({ chain, rpc, wallet, page, app }) => {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await app.match.open(match)
  await expect(page.getByText(/Starts in/).first()).toBeVisible()
  // It started ten minutes ago, and no block has come since.
  await rpc.keepQuietFor(hour + 10 * minute)
  await app.matches.open()
  await expect(app.main).toContainText('No matches available yet')
  await app.match.openAndConnect(match)
  await expect(page.getByText(/Starts in/)).toHaveCount(0)
  await expect(page.getByText(STANDING_STILL)).toHaveCount(0)
  wallet.expectPrompts('connect')
})

for (const status of [200, 413, 500]) {
  test(`serves every page by an RPC that refuses long batches with HTTP ${status}`, async ({
    chain,
    rpc,
    wallet,
    errors,
    page,
    app,
  }) => {
    errors.allow(/the server responded with a status of (413|500)/)
    const played = await chain.createMatch({ teamA: { rival: '1' }, teamB: { second: '1' } })
    await chain.finish(1, played)
    const open = await chain.createMatch({ name: 'T1 vs Gen.G' })
    await rpc.refuseBatches(status)
    await app.match.open(played)
    await app.match.history.scrollTo()
    await app.match.history.expectEntries(/./, /1 WETH/, /1 WETH/, /^Match created/)
    await page.getByRole('link', { name: 'Check this match' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Everything adds up.' })).toBeVisible()
    await app.match.openAndConnect(open)
    await app.match.amount.fill('0.5')
    await app.match.expectReadyToBet()
    wallet.expectPrompts('connect')
  })
}

test('reports an RPC stuck at an old block', async ({ chain, rpc, wallet, page, app }) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.match.amount.fill('0.5')
  await app.match.expectReadyToBet()
  await rpc.standStillAt(await chain.client.getBlockNumber())
  await app.match.bet()
  await app.match.expectNote('Placing your bet…')
  await expect
    .poll(async () => (await chain.positionOf(match, accounts.bettor)).stake)
    .toBe(parseEther('0.5'))
  await expect(page.getByText(STANDING_STILL)).toBeHidden()

  await page.clock.fastForward(20 * minute * 1000)
  await app.expectStatus(STANDING_STILL)
  // The node doesn't know the transaction.
  await app.match.expectNote('Checking whether your bet of 0.5 WETH on Natus Vincere was placed…')
  await expect(app.match.position).toBeHidden()

  rpc.comeBack()
  await app.match.expectPlaced(/0\.5 /)
  await expect(app.match.position).toContainText('0.5 WETH')
  await expect(page.getByText(STANDING_STILL)).toBeHidden()
  wallet.expectPrompts('connect', 'send')
})
