import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { App } from '../pages/app.ts'
import { test } from '../test.ts'

test.beforeEach(({ chain }) => chain.fundBettor('3'))

test('shares pending bets and prompts between tabs', async ({ chain, context, wallet, page, app }) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.limitDailyStake('5')
  const other = await context.newPage()
  const otherMatch = new App(other).match
  await otherMatch.open(match)
  await new App(other).expectConnected(accounts.bettor)
  await otherMatch.amount.fill('0.7')
  await otherMatch.expectReady('Place Bet')

  await chain.stopMining()
  await app.match.sendBet()
  await otherMatch.expectBusy('Placing Bet...')

  await chain.resumeMining()
  await app.match.expectPlaced(/0\.5 /)
  await otherMatch.expectPlaced(/0\.5 /)
  await otherMatch.expectPosition('0.5 WETH')
  await expect(page.getByRole('contentinfo')).toContainText('0.5 of 5 WETH staked today')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })

  await otherMatch.addToBet()
  await otherMatch.bet('0.7')
  await otherMatch.expectPlaced(/0\.7 /)
  await app.match.expectPosition('1.2 WETH')
  wallet.expectPrompts('connect', 'send', 'send')

  await test.step('handles prompts from two tabs at once', async () => {
    await app.match.addToBet()
    await app.match.amount.fill('0.5')
    await otherMatch.addToBet()
    await otherMatch.amount.fill('0.7')
    await otherMatch.expectReady('Place Bet')
    const prompt = wallet.holdNext()
    const otherPrompt = wallet.holdNext()
    await app.match.press('Place Bet')
    await prompt.opened
    await otherMatch.press('Place Bet')
    await otherPrompt.opened
    prompt.confirm()
    await app.match.expectPlaced(/0\.5 /)
    otherPrompt.confirm()
    await otherMatch.expectPlaced(/0\.7 /)
    await app.match.expectPosition('2.4 WETH')
    await otherMatch.expectPosition('2.4 WETH')
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('2.4') })
  })
})

test('reports a bet after its tab closed', async ({ chain, context, wallet, page, app }) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  const other = await context.newPage()
  await other.goto('/')
  await new App(other).expectConnected(accounts.bettor)
  await chain.stopMining()
  await app.match.sendBet()
  await new App(other).expectStatus('Placing your bet…')
  await page.close()
  await chain.resumeMining()
  await new App(other).expectStatus('Bet placed.')
  wallet.expectPrompts('connect', 'send')
})
