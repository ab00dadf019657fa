import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test('follows a bet after a reload', async ({ chain, wallet, page, layout, matchPage }) => {
  await chain.fundBettor()
  const sentBefore = await chain.transactionsOf(accounts.bettor)
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  await chain.stopMining()
  await matchPage.sendBetAction()

  await page.reload()
  await layout.expectConnected(accounts.bettor)
  await matchPage.expectBusy('Placing Bet...')
  await chain.resumeMining()
  await matchPage.expectPlaced(/0\.5 .*Team A/)
  await matchPage.expectPosition('0.5 WETH')
  await expect(matchPage.pools).toContainText('Total pool0.5 WETH')

  wallet.expectPrompts('connect', 'send')
  expect(await chain.transactionsOf(accounts.bettor)).toBe(sentBefore + 1)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
})

test('reports a bet on another page', async ({ chain, wallet, page, layout, matchPage }) => {
  await chain.fundBettor()
  await matchPage.openAndConnectAction(await chain.createMatch())
  await chain.stopMining()
  await matchPage.sendBetAction()

  await page.goto('/')
  await layout.expectStatus('Placing your bet…')
  await chain.resumeMining()
  await layout.expectStatus('Bet placed.')
  wallet.expectPrompts('connect', 'send')
})

test('follows an approval after a reload', async ({ chain, wallet, page, matchPage }) => {
  await chain.giveWeth(accounts.bettor, '2')
  const sentBefore = await chain.transactionsOf(accounts.bettor)
  await matchPage.openAndConnectAction(await chain.createMatch())
  await matchPage.typeAmountAction('0.5')
  await chain.stopMining()
  await matchPage.pressAction('Approve WETH')
  await expect(matchPage.approval).toContainText('Confirming approval transaction...')

  await page.reload()
  await matchPage.expectBusy('Approving...')
  await chain.resumeMining()
  await expect(matchPage.button).not.toHaveAttribute('aria-busy')
  await matchPage.betAction()
  await matchPage.expectPlaced(/0\.5/)
  wallet.expectPrompts('connect', 'send', 'send')
  expect(await chain.transactionsOf(accounts.bettor)).toBe(sentBefore + 2)
})

test('follows a claim after a reload', async ({ chain, wallet, page, myBetsPage }) => {
  const name = 'T1 vs Gen.G'
  const match = await chain.createMatch({ name })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.voidMatch(match)
  await myBetsPage.openAndConnectAction()
  await chain.stopMining()
  await myBetsPage.claimAction(name)
  await expect(myBetsPage.claimButton(name)).toContainText('Claiming...')
  await expect.poll(() => wallet.prompts.length).toBe(2)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('pending')

  await page.reload()
  await expect(myBetsPage.claimButton(name)).toContainText('Claiming...')
  await chain.resumeMining()
  await myBetsPage.expectStatus(name, 'Refunded')
  wallet.expectPrompts('connect', 'send')
})
