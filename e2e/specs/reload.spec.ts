import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test('follows an approval and bets over page loads', async ({ chain, wallet, page, app }) => {
  await chain.giveWeth(accounts.bettor, '2')
  const sentBefore = await chain.transactionsOf(accounts.bettor)
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)

  await test.step('follows an approval after a reload', async () => {
    await app.match.amount.fill('1')
    await chain.stopMining()
    await app.match.press('Approve WETH')
    await expect(app.match.approval).toContainText('Confirming approval transaction...')
    await page.reload()
    await app.match.expectBusy('Approving...')
    await chain.resumeMining()
    await expect(app.match.button).not.toHaveAttribute('aria-busy')
  })

  await test.step('follows a bet after a reload', async () => {
    await chain.stopMining()
    await app.match.sendBet()
    await page.reload()
    await app.expectConnected(accounts.bettor)
    await app.match.expectBusy('Placing Bet...')
    await chain.resumeMining()
    await app.match.expectPlaced(/0\.5 .*Team A/)
    await app.match.expectPosition('0.5 WETH')
    await expect(app.match.pools).toContainText('Total pool0.5 WETH')
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.transactionsOf(accounts.bettor)).toBe(sentBefore + 2)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  await test.step('reports a bet on another page', async () => {
    await app.match.addToBet()
    await chain.stopMining()
    await app.match.sendBet()
    await page.goto('/')
    await app.expectStatus('Placing your bet…')
    await chain.resumeMining()
    await app.expectStatus('Bet placed.')
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })
})

test('follows a claim after a reload', async ({ chain, wallet, page, app }) => {
  const name = 'T1 vs Gen.G'
  const match = await chain.createMatch({ name })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.voidMatch(match)
  await app.myBets.openAndConnect()
  await chain.stopMining()
  await app.myBets.claim(name)
  await expect(app.myBets.claimButton(name)).toContainText('Claiming...')
  await expect.poll(() => wallet.prompts.length).toBe(2)
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('pending')

  await page.reload()
  await expect(app.myBets.claimButton(name)).toContainText('Claiming...')
  await chain.resumeMining()
  await app.myBets.expectStatus(name, 'Refunded')
  wallet.expectPrompts('connect', 'send')
})
