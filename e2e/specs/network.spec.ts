import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { MAINNET } from '@/testing/wallet'
import { test } from '../test.ts'

const OTHER_NETWORK = 'Your wallet is on another network.'

test('switches a wallet to the network, adding it if unknown', async ({ wallet, page, app }) => {
  await app.home.open()
  await wallet.moveTo(MAINNET)
  await app.connect()
  await app.expectStatus(OTHER_NETWORK)
  await page.getByRole('button', { name: 'Switch to Clutchpool local' }).click()
  await expect(page.getByText(OTHER_NETWORK)).toBeHidden()
  wallet.expectPrompts('connect', 'switch')

  wallet.forgetLocalChain()
  await wallet.moveTo(MAINNET)
  await page.getByRole('button', { name: 'Switch to Clutchpool local' }).click()
  await expect(page.getByText(OTHER_NETWORK)).toBeHidden()
  wallet.expectPrompts('connect', 'switch', 'add chain')
})

test('takes a wallet from an unknown network to a placed bet', async ({ chain, wallet, app }) => {
  wallet.forgetLocalChain()
  await chain.giveWeth(accounts.bettor, '1')
  await app.match.open(await chain.createMatch())
  await app.match.amount.fill('0.5')
  await app.match.connect()
  await app.match.press('Switch to Clutchpool local')
  await app.match.press('Approve WETH')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/0\.5/)
  wallet.expectPrompts('connect', 'add chain', 'send', 'send')
})

test('sends nothing to a wallet that left, even silently', async ({ chain, wallet, app }) => {
  await chain.fundBettor('1')
  await app.match.openAndConnect(await chain.createMatch())
  await app.match.amount.fill('0.5')
  await app.match.expectReady('Place Bet')
  await wallet.moveTo(MAINNET)
  await app.match.expectReady('Switch to Clutchpool local')
  await app.match.press('Switch to Clutchpool local')
  await app.match.expectReady('Place Bet')
  wallet.moveSilentlyTo(MAINNET)
  await app.match.press('Place Bet')
  await app.match.expectNote(/Bet not placed\./)
  wallet.expectPrompts('connect', 'switch')

  wallet.moveSilentlyTo(chain.id)
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/0\.5/)
  wallet.expectPrompts('connect', 'switch', 'send')
})
