import { expect } from '@playwright/test'
import { formatEther, parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test('bets ether without an approval, and keeps some for gas', async ({ chain, wallet, matchPage }) => {
  await chain.client.setBalance({ address: accounts.bettor, value: parseEther('0.5') })
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)

  await test.step('points to paying with ether when there is no WETH', async () => {
    await matchPage.typeAmountAction('0.5')
    await matchPage.expectRefused('Insufficient Balance', /ETH instead/)
    await expect(matchPage.approval).toBeHidden()
    await matchPage.pressAction('Pay with ETH')
  })

  await test.step('bets ether in one transaction without an approval', async () => {
    await expect(matchPage.form.getByLabel('Bet Amount (ETH)')).toBeVisible()
    await matchPage.betAction('0.25')
    await matchPage.expectPlaced(/0\.25 .*Team A/)
    wallet.expectPrompts('connect', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({
      stake: parseEther('0.25'),
      side: 1,
    })
    expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
  })

  await test.step('keeps some ether for gas', async () => {
    await matchPage.addToBetAction()
    await matchPage.payWithAction('ETH')
    const balance = await chain.client.getBalance({ address: accounts.bettor })
    await matchPage.typeAmountAction(formatEther(balance))
    await matchPage.expectRefused('Insufficient Balance', /gas/)
    await matchPage.maxAction()
    await matchPage.pressAction('Place Bet')
    await matchPage.expectPlaced(/Team A/)
  })
})
