import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { minute } from '@/testing/time'
import { test } from '../test.ts'

const SLOW = 'The network is slow to answer.'
const STANDING_STILL = 'No new blocks for two minutes.'

const FAILED_REQUEST = /ERR_CONNECTION_REFUSED|429 \(Too Many Requests\)/

test.beforeEach(({ chain }) => chain.fundBettor())

test('waits for an RPC that takes ten seconds', async ({ chain, rpc, wallet, page, layout, matchPage }) => {
  const givenUp: string[] = []
  page.on('requestfailed', (request) => givenUp.push(request.url()))
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  let release = await rpc.hold()
  await matchPage.openAction(match)
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeAttached()
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: SLOW })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Network settings' }).first()).toBeVisible()
  release()
  await expect(page.getByText(SLOW)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 vs Gen.G')
  await layout.connectAction()
  await matchPage.typeAmountAction('0.5')
  await matchPage.expectReady('Place Bet')

  release = await rpc.hold()
  await matchPage.pressAction('Place Bet')
  await matchPage.expectNote('Checking the transaction…')
  await matchPage.button.click({ force: true })
  await page.clock.fastForward(11_000)
  await matchPage.expectBusy('Placing Bet...')
  release()
  await matchPage.expectPlaced(/0\.5 /)
  wallet.expectPrompts('connect', 'send')
  expect(givenUp).toEqual([])
})

test('retries a short rate limit silently', async ({ chain, rpc, page, matchPage, consoleListener }) => {
  consoleListener.allow(FAILED_REQUEST)
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await rpc.limitRate(2)
  await matchPage.openAction(match)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 vs Gen.G')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('neither loses nor resends a pending bet when the RPC fails', async ({
  chain,
  rpc,
  wallet,
  layout,
  matchPage,
  consoleListener,
}) => {
  consoleListener.allow(FAILED_REQUEST)
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await matchPage.openAndConnectAction(match)
  for (const [what, fail, pool] of [
    ['is down', () => rpc.goDown(), '1'],
    ['limits the rate', () => rpc.limitRate(), '1.5'],
    ['answers garbage', () => rpc.garbleResults({}), '2'],
  ] as const) {
    await test.step(what, async () => {
      await chain.stopMining()
      await matchPage.sendBetAction()
      await fail()
      await layout.expectUnreachable()
      await chain.resumeMining()
      await matchPage.expectBusy('Placing Bet...')
      await expect(matchPage.pools).toContainText(`Total pool${pool} WETH`)
      rpc.comeBack()
      await matchPage.expectPlaced(/0\.5 /)
      await layout.expectReachable()
      await matchPage.addToBetAction()
    })
  }
  wallet.expectPrompts('connect', 'send', 'send', 'send')
})

test('reports an RPC that answers garbage and recovers', async ({ chain, rpc, page, layout, matchPage }) => {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  for (const [what, garble] of [
    ['an HTML page', () => rpc.garble('<!doctype html><title>Please log in</title>')],
    ['an empty object', () => rpc.garble('{}')],
    ['nothing', () => rpc.garbleResults(null)],
    ['another type', () => rpc.garbleResults('garbage')],
    ['empty data', () => rpc.garbleResults('0x')],
    ['an empty result', () => rpc.garbleResults({})],
  ] as const) {
    await test.step(what, async () => {
      await garble()
      await matchPage.openAction(match)
      await layout.expectUnreachable()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(/^Error: /)
      await expect(page.getByText(/NaN|undefined|Invalid Date/)).toHaveCount(0)
      rpc.comeBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 vs Gen.G')
      await expect(matchPage.form).toBeVisible()
      await layout.expectReachable()
    })
  }
})

test('reports an RPC stuck at an old block', async ({ chain, rpc, wallet, page, layout, matchPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  await matchPage.typeAmountAction('0.5')
  await matchPage.expectReady('Place Bet')
  await rpc.standStillAt(await chain.client.getBlockNumber())
  await matchPage.pressAction('Place Bet')
  await matchPage.expectNote('Placing your bet…')
  await expect
    .poll(async () => (await chain.positionOf(match, accounts.bettor)).stake)
    .toBe(parseEther('0.5'))
  await expect(page.getByText(STANDING_STILL)).toBeHidden()

  await page.clock.fastForward(20 * minute * 1000)
  await layout.expectStatus(STANDING_STILL)
  await matchPage.expectBusy('Placing Bet...')
  await expect(matchPage.position).toBeHidden()

  rpc.comeBack()
  await matchPage.expectPlaced(/0\.5 /)
  await matchPage.expectPosition('0.5 WETH')
  await expect(page.getByText(STANDING_STILL)).toBeHidden()
  wallet.expectPrompts('connect', 'send')
})
