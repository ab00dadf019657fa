import { expect, type Page } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour, minute } from '@/testing/time'
import { Mempool } from '../fixtures/mempool.ts'
import { test } from '../test.ts'

let match: bigint
let sentBefore: number

test.beforeEach(async ({ chain, page, app }) => {
  await chain.fundBettor()
  match = await chain.createMatch()
  sentBefore = await chain.transactionsOf(accounts.bettor)
  await app.match.openAndConnect(match)
  await chain.stopMining()
  await app.match.sendBet()
  await expectNonceStored(page)
})

/** The page stores the nonce once it has seen the pending transaction. */
async function expectNonceStored(page: Page) {
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('nonce')
}

test('follows a sped-up transaction under its new hash', async ({ chain, wallet, page, app }) => {
  const hash = await new Mempool(chain).speedUp()
  await chain.resumeMining()
  await app.match.expectPlaced(/0\.5 /)
  await expect(page.getByText(`${hash.slice(0, 6)}…${hash.slice(-4)}`, { exact: true })).toBeVisible()
  await app.match.expectPosition('0.5 WETH')
  wallet.expectPrompts('connect', 'send')
  expect(await chain.transactionsOf(accounts.bettor)).toBe(sentBefore + 1)
})

test('reports cancelled transactions and allows another bet', async ({ chain, wallet, page, app }) => {
  const note = 'Bet not placed. You cancelled or replaced it in your wallet.'
  await new Mempool(chain).cancel()
  await chain.resumeMining()
  await app.match.expectNote(note)
  await app.match.expectDraft('Team A', '0.5')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })

  await chain.stopMining()
  await app.match.press('Place Bet')
  await app.match.expectNote('Placing your bet…')
  await expectNonceStored(page)
  await page.goto('about:blank')
  await new Mempool(chain).cancel()
  await chain.resumeMining()
  await app.match.open(match)
  await app.match.expectNote(note)
  wallet.expectPrompts('connect', 'send', 'send')

  await app.match.bet()
  await app.match.expectPlaced(/0\.5 /)
  wallet.expectPrompts('connect', 'send', 'send', 'send')
})

test('gives up a dropped transaction with a warning', async ({ chain, time, app }) => {
  await new Mempool(chain).drop()
  await chain.resumeMining()
  await time.pass(10 * minute)
  await app.match.expectBusy('Placing Bet...')
  await time.pass(6 * minute)
  await app.match.expectNote('Bet not placed. The network lost this transaction.')
  await app.match.expectDraft('Team A', '0.5')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
})

test('reports a transaction mined while closed', async ({ chain, wallet, page, app }) => {
  await page.goto('about:blank')
  await chain.resumeMining()
  await chain.pass(hour)
  await app.match.open(match)
  await app.expectStatus('Bet placed.')
  await app.match.expectPosition('0.5 WETH')
  wallet.expectPrompts('connect', 'send')
  expect(await chain.transactionsOf(accounts.bettor)).toBe(sentBefore + 1)
})

test('finds a transaction mined long before the tab woke up', async ({ chain, wallet, page, app }) => {
  await page.clock.pauseAt(((await chain.now()) + 5 * minute) * 1000)
  await chain.resumeMining()
  await chain.client.mine({ blocks: 600 })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await page.clock.fastForward(20 * minute * 1000)
  await page.clock.resume()
  await app.match.expectPlaced(/0\.5 /)
  await expect(app.match.pools).toContainText('Total pool1.5 WETH')
  wallet.expectPrompts('connect', 'send')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
})
