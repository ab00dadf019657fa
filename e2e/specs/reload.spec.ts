import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test('follows an approval and bets over page loads', async ({ chain, wallet, page, layout, matchPage }) => {
  await chain.giveWeth(accounts.bettor, '2')
  const sentBefore = await chain.transactionsOf(accounts.bettor)
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)

  await test.step('follows an approval after a reload', async () => {
    await matchPage.typeAmountAction('1')
    await chain.stopMining()
    await matchPage.pressAction('Approve WETH')
    await expect(matchPage.approval).toContainText('Confirming approval transaction...')
    await page.reload()
    await matchPage.expectBusy('Approving...')
    await chain.resumeMining()
    await expect(matchPage.button).not.toHaveAttribute('aria-busy')
  })

  await test.step('follows a bet after a reload', async () => {
    await chain.stopMining()
    await matchPage.sendBetAction()
    await page.reload()
    await layout.expectConnected(accounts.bettor)
    await matchPage.expectBusy('Placing Bet...')
    await chain.resumeMining()
    await matchPage.expectPlaced(/0\.5 .*Team A/)
    await matchPage.expectPosition('0.5 WETH')
    await expect(matchPage.pools).toContainText('Total pool0.5 WETH')
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.transactionsOf(accounts.bettor)).toBe(sentBefore + 2)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  await test.step('reports a bet on another page', async () => {
    await matchPage.addToBetAction()
    await chain.stopMining()
    await matchPage.sendBetAction()
    await page.goto('/')
    await layout.expectStatus('Placing your bet…')
    await chain.resumeMining()
    await layout.expectStatus('Bet placed.')
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })
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
