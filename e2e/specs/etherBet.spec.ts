import { expect } from '@playwright/test'
import { formatEther, parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test('bets ether without an approval, and keeps some for gas', async ({ chain, wallet, app }) => {
  await chain.client.setBalance({ address: accounts.bettor, value: parseEther('0.5') })
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)

  await test.step('points to paying with ether when there is no WETH', async () => {
    await app.match.amount.fill('0.5')
    await app.match.expectRefused('Insufficient Balance', /ETH instead/)
    await expect(app.match.approval).toBeHidden()
    await app.match.press('Pay with ETH')
  })

  await test.step('bets ether in one transaction without an approval', async () => {
    await expect(app.match.form.getByLabel('Bet Amount (ETH)')).toBeVisible()
    await app.match.bet('0.25')
    await app.match.expectPlaced(/0\.25 .*Team A/)
    wallet.expectPrompts('connect', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({
      stake: parseEther('0.25'),
      side: 1,
    })
    expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
  })

  await test.step('keeps some ether for gas', async () => {
    await app.match.addToBet()
    await app.match.form.getByRole('radio', { name: 'ETH', exact: true }).check()
    const balance = await chain.client.getBalance({ address: accounts.bettor })
    await app.match.amount.fill(formatEther(balance))
    await app.match.expectRefused('Insufficient Balance', /gas/)
    await app.match.max()
    await app.match.press('Place Bet')
    await app.match.expectPlaced(/Team A/)
  })
})
