import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { Layout } from '../pages/layout.ts'
import { MatchPage } from '../pages/matchPage.ts'
import { test } from '../test.ts'

test.beforeEach(({ chain }) => chain.fundBettor('3'))

test('shares pending bets and prompts between tabs', async ({ chain, wallet, context, page, matchPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  await page.getByRole('button', { name: 'Set a limit' }).click()
  await page.getByLabel('Daily limit (WETH)').fill('5')
  await page.getByRole('button', { name: 'Save limit' }).click()
  const other = await context.newPage()
  const otherMatchPage = new MatchPage(other)
  await otherMatchPage.openAction(match)
  await new Layout(other).expectConnected(accounts.bettor)
  await otherMatchPage.typeAmountAction('0.7')
  await otherMatchPage.expectReady('Place Bet')

  await chain.stopMining()
  await matchPage.sendBetAction()
  await otherMatchPage.expectBusy('Placing Bet...')

  await chain.resumeMining()
  await matchPage.expectPlaced(/0\.5 /)
  await otherMatchPage.expectPlaced(/0\.5 /)
  await otherMatchPage.expectPosition('0.5 WETH')
  await expect(page.getByRole('contentinfo')).toContainText('0.5 of 5 WETH staked today')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })

  await otherMatchPage.addToBetAction()
  await otherMatchPage.betAction('0.7')
  await otherMatchPage.expectPlaced(/0\.7 /)
  await matchPage.expectPosition('1.2 WETH')
  wallet.expectPrompts('connect', 'send', 'send')

  await test.step('handles prompts from two tabs at once', async () => {
    await matchPage.addToBetAction()
    await matchPage.typeAmountAction('0.5')
    await otherMatchPage.addToBetAction()
    await otherMatchPage.typeAmountAction('0.7')
    await otherMatchPage.expectReady('Place Bet')
    const prompt = wallet.holdNext()
    const otherPrompt = wallet.holdNext()
    await matchPage.pressAction('Place Bet')
    await prompt.opened
    await otherMatchPage.pressAction('Place Bet')
    await otherPrompt.opened
    prompt.confirm()
    await matchPage.expectPlaced(/0\.5 /)
    otherPrompt.confirm()
    await otherMatchPage.expectPlaced(/0\.7 /)
    await matchPage.expectPosition('2.4 WETH')
    await otherMatchPage.expectPosition('2.4 WETH')
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('2.4') })
  })
})

test('reports a bet after its tab closed', async ({ chain, wallet, context, page, matchPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  const other = await context.newPage()
  await other.goto('/')
  await new Layout(other).expectConnected(accounts.bettor)
  await chain.stopMining()
  await matchPage.sendBetAction()
  await new Layout(other).expectStatus('Placing your bet…')
  await page.close()
  await chain.resumeMining()
  await new Layout(other).expectStatus('Bet placed.')
  wallet.expectPrompts('connect', 'send')
})
