import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { MAINNET } from '@/testing/wallet'
import { test } from '../test.ts'

test.beforeEach(async ({ chain }) => {
  await chain.giveWeth(accounts.bettor, '2')
})

test('recovers from a rejection at each step', async ({ chain, wallet, page, layout, matchPage }) => {
  const match = await chain.createMatch()
  await wallet.moveTo(MAINNET)
  await matchPage.openAction(match)
  await matchPage.draftAction('Team B', '0,5')
  const expectUnharmed = async () => {
    await expect(page.getByRole('alert')).toHaveCount(0)
    await matchPage.expectDraft('Team B', '0,5')
  }

  await test.step('recovers from a rejected connection', async () => {
    wallet.rejectNext()
    await matchPage.connectAction()
    await layout.expectStatus('You cancelled in your wallet.')
    await expectUnharmed()
    await matchPage.connectAction()
    await matchPage.expectReady('Switch to Clutchpool local')
    await expect(page.getByText('You cancelled in your wallet.')).toHaveCount(0)
    await matchPage.expectDraft('Team B', '0,5')
    wallet.expectPrompts('connect', 'connect')
  })

  await test.step('recovers from a rejected network switch', async () => {
    wallet.rejectNext()
    await matchPage.pressAction('Switch to Clutchpool local')
    await matchPage.expectNote('You cancelled in your wallet.')
    await expectUnharmed()
    await matchPage.pressAction('Switch to Clutchpool local')
    await matchPage.expectReady('Approve WETH')
    await matchPage.expectDraft('Team B', '0,5')
    wallet.expectPrompts('connect', 'connect', 'switch', 'switch')
  })

  await test.step('recovers from a rejected approval', async () => {
    wallet.rejectNext()
    await matchPage.pressAction('Approve WETH')
    await expect(matchPage.approval).toContainText('You cancelled in your wallet.')
    await expect(matchPage.approval).not.toContainText('Approval failed')
    await expectUnharmed()
    await matchPage.pressAction('Approve WETH')
    await matchPage.expectReady('Place Bet')
    wallet.expectPrompts('connect', 'connect', 'switch', 'switch', 'send', 'send')
  })

  await test.step('recovers from a rejected bet', async () => {
    wallet.rejectNext()
    await matchPage.pressAction('Place Bet')
    await matchPage.expectNote('You cancelled in your wallet. Nothing was sent.')
    await expectUnharmed()
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
    wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
    await matchPage.pressAction('Place Bet')
    await matchPage.expectNote('Bet not placed. Your wallet can’t reach this network.')
    await matchPage.pressAction('Place Bet')
    await matchPage.expectPlaced(/0\.5 .*Team B/)
    wallet.expectPrompts('connect', 'connect', 'switch', 'switch', 'send', 'send', 'send', 'send', 'send')
  })
})

test('keeps the page responsive while a prompt stays open', async ({ chain, wallet, layout, matchPage }) => {
  const match = await chain.createMatch()
  await chain.approve(accounts.bettor, '1')
  await matchPage.openAndConnectAction(match)
  await matchPage.holdBetAction(wallet)
  await matchPage.expectBusy('Placing Bet...')
  await matchPage.button.click({ force: true })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await expect(matchPage.pools).toContainText('Total pool1 WETH')
  await layout.goToAction('My Bets')
  wallet.expectPrompts('connect', 'send')
})
