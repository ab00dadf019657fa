import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { MAINNET } from '@/testing/wallet'
import { test } from '../test.ts'

const OTHER_NETWORK = 'Your wallet is on another network.'

test('switches a wallet to the network, adding it if unknown', async ({ wallet, page, layout, homePage }) => {
  await homePage.openAction()
  await wallet.moveTo(MAINNET)
  await layout.connectAction()
  await layout.expectStatus(OTHER_NETWORK)
  await page.getByRole('button', { name: 'Switch to Clutchpool local' }).click()
  await expect(page.getByText(OTHER_NETWORK)).toBeHidden()
  wallet.expectPrompts('connect', 'switch')

  wallet.forgetLocalChain()
  await wallet.moveTo(MAINNET)
  await page.getByRole('button', { name: 'Switch to Clutchpool local' }).click()
  await expect(page.getByText(OTHER_NETWORK)).toBeHidden()
  wallet.expectPrompts('connect', 'switch', 'add chain')
})

test('takes a wallet from an unknown network to a placed bet', async ({ chain, wallet, matchPage }) => {
  wallet.forgetLocalChain()
  await chain.giveWeth(accounts.bettor, '1')
  await matchPage.openAction(await chain.createMatch())
  await matchPage.typeAmountAction('0.5')
  await matchPage.connectAction()
  await matchPage.pressAction('Switch to Clutchpool local')
  await matchPage.pressAction('Approve WETH')
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/0\.5/)
  wallet.expectPrompts('connect', 'add chain', 'send', 'send')
})

test('sends nothing to a wallet that left, even silently', async ({ chain, wallet, matchPage }) => {
  await chain.fundBettor('1')
  await matchPage.openAndConnectAction(await chain.createMatch())
  await matchPage.typeAmountAction('0.5')
  await matchPage.expectReady('Place Bet')
  await wallet.moveTo(MAINNET)
  await matchPage.expectReady('Switch to Clutchpool local')
  await matchPage.pressAction('Switch to Clutchpool local')
  await matchPage.expectReady('Place Bet')
  wallet.moveSilentlyTo(MAINNET)
  await matchPage.pressAction('Place Bet')
  await matchPage.expectNote(/Bet not placed\./)
  wallet.expectPrompts('connect', 'switch')

  wallet.moveSilentlyTo(chain.id)
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/0\.5/)
  wallet.expectPrompts('connect', 'switch', 'send')
})
