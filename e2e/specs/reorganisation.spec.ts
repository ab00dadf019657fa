import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { minute } from '@/testing/time'
import { Mempool } from '../fixtures/mempool.ts'
import { test } from '../test.ts'

test.beforeEach(({ chain }) => chain.fundBettor())

test('follows a bet that a reorg removed or moved', async ({ chain, time, wallet, page, matchPage }) => {
  const match = await chain.createMatch()
  const mempool = new Mempool(chain)
  await matchPage.openAndConnectAction(match)
  await matchPage.betAction()
  await matchPage.expectPlaced(/0\.5 /)
  await matchPage.expectPosition('0.5 WETH')
  await expect(matchPage.pools).toContainText('Total pool0.5 WETH')

  await test.step('waits again for a bet that a reorg removed', async () => {
    await mempool.reorganise(1)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
    await matchPage.expectBusy('Placing Bet...')
    await expect(matchPage.position).toBeHidden()
    await expect(matchPage.pools).not.toContainText('0.5 WETH')

    await time.pass(16 * minute)
    await matchPage.expectNote('Bet not placed. The network lost this transaction.')
    await matchPage.expectDraft('Team A', '0.5')
    await matchPage.pressAction('Place Bet')
    await matchPage.expectPlaced(/0\.5 /)
    await page.clock.fastForward(8_000)
    await expect(page.getByText('lost this transaction')).toBeHidden()
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  await test.step('confirms a bet that a reorg moved to another block', async () => {
    const bet = await mempool.newest()
    await mempool.reorganise(1)
    await matchPage.expectBusy('Placing Bet...')
    await mempool.sendAgain(bet)
    await matchPage.expectPlaced(/0\.5 /)
    await matchPage.expectPosition('0.5 WETH')
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })
})

test('removes other bettors’ reorged bets from the pools', async ({ chain, rpc, matchPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAction(match)
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await expect(matchPage.pools).toContainText('Total pool1 WETH')
  await rpc.untilAsked('eth_getBlockByNumber')
  // Hides the shorter chain, so that the page sees the reorg and the next block at once.
  const release = await rpc.hold()
  await new Mempool(chain).reorganise(1)
  await chain.pass(1)
  release()
  await expect(matchPage.pools).not.toContainText('1 WETH')
})
