import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { MAINNET } from '@/testing/wallet'
import { test } from '../test.ts'

test.beforeEach(async ({ chain }) => {
  await chain.giveWeth(accounts.bettor, '2')
})

test('recovers from a rejection at each step', async ({ chain, wallet, page, app }) => {
  const match = await chain.createMatch()
  await wallet.moveTo(MAINNET)
  await app.match.open(match)
  await app.match.draft('Team B', '0,5')
  const expectUnharmed = async () => {
    await expect(page.getByRole('alert')).toHaveCount(0)
    await app.match.expectDraft('Team B', '0,5')
  }

  await test.step('recovers from a rejected connection', async () => {
    wallet.rejectNext()
    await app.match.connect()
    await app.expectStatus('You cancelled in your wallet.')
    await expectUnharmed()
    await app.match.connect()
    await app.match.expectReady('Switch to Clutchpool local')
    await expect(page.getByText('You cancelled in your wallet.')).toHaveCount(0)
    await app.match.expectDraft('Team B', '0,5')
    wallet.expectPrompts('connect', 'connect')
  })

  await test.step('recovers from a rejected network switch', async () => {
    wallet.rejectNext()
    await app.match.press('Switch to Clutchpool local')
    await app.match.expectNote('You cancelled in your wallet.')
    await expectUnharmed()
    await app.match.press('Switch to Clutchpool local')
    await app.match.expectReady('Approve WETH')
    await app.match.expectDraft('Team B', '0,5')
    wallet.expectPrompts('connect', 'connect', 'switch', 'switch')
  })

  await test.step('recovers from a rejected approval', async () => {
    wallet.rejectNext()
    await app.match.press('Approve WETH')
    await expect(app.match.approval).toContainText('You cancelled in your wallet.')
    await expect(app.match.approval).not.toContainText('Approval failed')
    await expectUnharmed()
    await app.match.press('Approve WETH')
    await app.match.expectReady('Place Bet')
    wallet.expectPrompts('connect', 'connect', 'switch', 'switch', 'send', 'send')
  })

  await test.step('recovers from a rejected bet', async () => {
    wallet.rejectNext()
    await app.match.press('Place Bet')
    await app.match.expectNote('You cancelled in your wallet. Nothing was sent.')
    await expectUnharmed()
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
    wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
    await app.match.press('Place Bet')
    await app.match.expectNote('Bet not placed. Your wallet can’t reach this network.')
    await app.match.press('Place Bet')
    await app.match.expectPlaced(/0\.5 .*Team B/)
    wallet.expectPrompts('connect', 'connect', 'switch', 'switch', 'send', 'send', 'send', 'send', 'send')
  })
})

test('keeps the page responsive while a prompt stays open', async ({ chain, wallet, app }) => {
  const match = await chain.createMatch()
  await chain.approve(accounts.bettor, '1')
  await app.match.openAndConnect(match)
  await app.match.holdBet(wallet)
  await app.match.expectBusy('Placing Bet...')
  await app.match.button.click({ force: true })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await expect(app.match.pools).toContainText('Total pool1 WETH')
  await app.goTo('My Bets')
  wallet.expectPrompts('connect', 'send')
})
