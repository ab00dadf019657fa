import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '../fixtures/accounts.ts'
import { minute } from '../fixtures/time.ts'
import { test } from '../test.ts'

const UNREACHABLE = 'The network cannot be reached.'
const STANDING_STILL = 'The network has shown no new block for two minutes.'

test.beforeEach(async ({ chain }) => {
  await chain.giveWeth(accounts.bettor, '2')
  await chain.approve(accounts.bettor, '2')
})

test('an RPC that takes ten seconds for each answer is waited for', async ({
  chain,
  rpc,
  wallet,
  page,
  frame,
  matchPage,
}) => {
  const givenUp: string[] = []
  page.on('requestfailed', (request) => givenUp.push(request.url()))
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  let release = rpc.hold()
  await matchPage.openAction(match)
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeAttached()
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 vs Gen.G')
  await frame.connectAction()
  await matchPage.typeAmountAction('0.5')
  await matchPage.expectReady('Place Bet')

  release = rpc.hold()
  await matchPage.pressAction('Place Bet')
  await matchPage.expectNote('Checking with the contract...')
  await matchPage.button.click({ force: true })
  await page.clock.fastForward(11_000)
  await matchPage.expectBusy('Placing Bet...')
  release()
  await matchPage.expectPlaced(/0\.5 /)
  wallet.expectPrompts('connect', 'send')
  expect(givenUp).toEqual([])
})

test.describe('an RPC that has had enough', () => {
  test.beforeEach(({ consoleListener }) => consoleListener.allow(/429 \(Too Many Requests\)/))

  test('for a moment is not even noticed', async ({ chain, rpc, page, matchPage }) => {
    const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
    rpc.limitRate(2)
    await matchPage.openAction(match)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 vs Gen.G')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('for long: the last data stays, and a bet that is under way is not given up', async ({
    chain,
    rpc,
    wallet,
    page,
    frame,
    matchPage,
  }) => {
    const match = await chain.createMatch()
    await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
    await matchPage.openAction(match)
    await frame.connectAction()
    await matchPage.typeAmountAction('0.5')
    await chain.stopMining()
    await matchPage.pressAction('Place Bet')
    await matchPage.expectNote('Placing your bet…')
    rpc.limitRate()
    await frame.expectAlert(UNREACHABLE)
    await chain.resumeMining()
    await matchPage.expectBusy('Placing Bet...')
    await expect(matchPage.pools).toContainText('Total pool1 WETH')
    rpc.comeBack()
    await matchPage.expectPlaced(/0\.5 /)
    await expect(page.getByText(UNREACHABLE)).toBeHidden()
    wallet.expectPrompts('connect', 'send')
  })
})

test.describe('an RPC that answers garbage', () => {
  for (const [what, garble] of [
    ['a page', (rpc) => rpc.garble('<!doctype html><title>Please log in</title>')],
    ['an empty object', (rpc) => rpc.garble('{}')],
    ['nothing', (rpc) => rpc.garbleResults(null)],
    ['another type', (rpc) => rpc.garbleResults('garbage')],
    ['empty data', (rpc) => rpc.garbleResults('0x')],
    ['an empty result', (rpc) => rpc.garbleResults({})],
  ] as [string, (rpc: import('../fixtures/rpc.ts').Rpc) => void][]) {
    test(`as ${what}: the page says so and recovers`, async ({ chain, rpc, page, frame, matchPage }) => {
      const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
      garble(rpc)
      await matchPage.openAction(match)
      await frame.expectAlert(UNREACHABLE)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(/^Error: /)
      await expect(page.getByText(/NaN|undefined|Invalid Date/)).toHaveCount(0)
      rpc.comeBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('T1 vs Gen.G')
      await expect(matchPage.form).toBeVisible()
      await expect(page.getByText(UNREACHABLE)).toBeHidden()
    })
  }

  test('while a bet is under way: it is neither lost nor sent again', async ({
    chain,
    rpc,
    wallet,
    frame,
    matchPage,
  }) => {
    const match = await chain.createMatch()
    await matchPage.openAction(match)
    await frame.connectAction()
    await matchPage.typeAmountAction('0.5')
    await chain.stopMining()
    await matchPage.pressAction('Place Bet')
    await matchPage.expectNote('Placing your bet…')
    rpc.garbleResults({})
    await frame.expectAlert(UNREACHABLE)
    await chain.resumeMining()
    await matchPage.expectBusy('Placing Bet...')
    rpc.comeBack()
    await matchPage.expectPlaced(/0\.5 /)
    wallet.expectPrompts('connect', 'send')
  })
})

test('an RPC that is stuck at an old block: the page says so, and goes on waiting for what was sent', async ({
  chain,
  rpc,
  wallet,
  page,
  frame,
  matchPage,
}) => {
  const match = await chain.createMatch()
  await matchPage.openAction(match)
  await frame.connectAction()
  await matchPage.typeAmountAction('0.5')
  await matchPage.expectReady('Place Bet')
  rpc.standStillAt(await chain.client.getBlockNumber())
  await matchPage.pressAction('Place Bet')
  await matchPage.expectNote('Placing your bet…')
  await expect
    .poll(async () => (await chain.positionOf(match, accounts.bettor)).stake)
    .toBe(parseEther('0.5'))
  await expect(page.getByText(STANDING_STILL)).toBeHidden()

  // Longer than a transaction that no node knows is waited for.
  await page.clock.fastForward(20 * minute * 1000)
  await frame.expectStatus(STANDING_STILL)
  await matchPage.expectBusy('Placing Bet...')
  await expect(matchPage.position).toBeHidden()

  rpc.comeBack()
  await matchPage.expectPlaced(/0\.5 /)
  await matchPage.expectPosition('0.5 WETH')
  await expect(page.getByText(STANDING_STILL)).toBeHidden()
  wallet.expectPrompts('connect', 'send')
})
