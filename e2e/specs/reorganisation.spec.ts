import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { minute } from '@/testing/time'
import { Mempool } from '../fixtures/mempool.ts'
import { test } from '../test.ts'

test.beforeEach(({ chain }) => chain.fundBettor())

test('follows a bet that a reorg removed or moved', async ({ chain, time, wallet, page, app }) => {
  const match = await chain.createMatch()
  const mempool = new Mempool(chain)
  await app.match.openAndConnect(match)
  await app.match.bet()
  await app.match.expectPlaced(/0\.5 /)
  await app.match.expectPosition('0.5 WETH')
  await expect(app.match.pools).toContainText('Total pool0.5 WETH')

  await test.step('waits again for a bet that a reorg removed', async () => {
    await mempool.reorganise(1)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
    await app.match.expectBusy('Placing Bet...')
    await expect(app.match.position).toBeHidden()
    await expect(app.match.pools).not.toContainText('0.5 WETH')

    await time.pass(16 * minute)
    await app.match.expectNote('Bet not placed. The network lost this transaction.')
    await app.match.expectDraft('Team A', '0.5')
    await app.match.press('Place Bet')
    await app.match.expectPlaced(/0\.5 /)
    await page.clock.fastForward(8_000)
    await expect(page.getByText('lost this transaction')).toBeHidden()
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  await test.step('confirms a bet that a reorg moved to another block', async () => {
    const bet = await mempool.newest()
    await mempool.reorganise(1)
    await app.match.expectBusy('Placing Bet...')
    await mempool.sendAgain(bet)
    await app.match.expectPlaced(/0\.5 /)
    await app.match.expectPosition('0.5 WETH')
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })
})

test('removes other bettors’ reorged bets from the pools', async ({ chain, rpc, app }) => {
  const match = await chain.createMatch()
  await app.match.open(match)
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await expect(app.match.pools).toContainText('Total pool1 WETH')
  await rpc.untilAsked('eth_getBlockByNumber')
  // Hides the shorter chain, so that the page sees the reorg and the next block at once.
  const release = await rpc.hold()
  await new Mempool(chain).reorganise(1)
  await chain.pass(1)
  release()
  await expect(app.match.pools).not.toContainText('1 WETH')
})
