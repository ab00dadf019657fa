import { numberToHex, parseEther } from 'viem'
import { WalletError } from '@/chain/wallet/devWallet'
import { accounts } from '@/testing/accounts'
import { minute } from '@/testing/time'
import { App } from '../pages/app.ts'
import { CAN_STILL_BE_PLACED, NOT_PLACED } from '../pages/match.ts'
import { expect, test } from '../test.ts'

test.beforeEach(({ chain }) => chain.fundBettor('3'))

test('a bet that no node knows is open everywhere until its deadline, and counts as staked', async ({
  chain,
  context,
  wallet,
  page,
  app,
}) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.limitDailyStake('0.8')
  const other = new App(await context.newPage())
  await other.match.open(match)
  await other.expectConnected(accounts.bettor)
  // Sped up in the wallet before the app's node saw the first transaction, and then cancelled.
  wallet.answer('eth_sendTransaction', () => numberToHex(7, { size: 32 }))
  await app.match.bet()
  await app.match.expectPlacing()

  await test.step('on the match, in another tab, after a reload and in My Bets', async () => {
    await page.clock.fastForward(11_000)
    await app.match.amount.fill('0.3')
    await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
    await expect(app.match.form).toBeAccessible()
    await other.match.expectNote(CAN_STILL_BE_PLACED)
    await page.reload()
    await app.match.expectNote(CAN_STILL_BE_PLACED)
    await app.goTo('My Bets')
    await app.expectStatus(CAN_STILL_BE_PLACED)
  })

  await test.step('and counts against the daily limit', async () => {
    const next = await chain.createMatch({ name: 'T1 vs Gen.G' })
    await app.match.open(next)
    await app.match.amount.fill('0.4')
    await app.match.expectBetRefused(/0\.3 WETH/)
  })

  await test.step('then it wasn’t placed, and the form is free', async () => {
    await app.match.open(match)
    await app.match.expectNote(CAN_STILL_BE_PLACED)
    wallet.restore('eth_sendTransaction')
    // More than the deadline's ten minutes: they count from the page's clock, which is ahead of the newest block.
    await chain.pass(30 * minute)
    await app.match.expectNote(NOT_PLACED)
    await other.match.expectNote(NOT_PLACED)
    await app.match.bet()
    await app.match.expectPlaced(/0\.5 /)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })
  wallet.expectPrompts('connect', 'send')
})

test('a bet that the wallet’s error leaves open is told once it is placed, without a transaction', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await chain.stopMining()
  wallet.answer('eth_sendTransaction', async (params) => {
    await wallet.ask('eth_sendTransaction', params)
    throw new WalletError(-32000, 'already known')
  })
  await app.match.bet()
  await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
  await app.match.expectNote('Your wallet answered: already known')
  await chain.resumeMining()
  await app.match.expectPlaced(/0\.5 /)
  await expect(app.match.form.getByText('Transaction', { exact: true })).toBeHidden()
  await app.expectStatus('Your bet of 0.5 WETH on Natus Vincere was placed.')
  await expect(page.getByText(CAN_STILL_BE_PLACED)).toBeHidden()
  expect(wallet.asked.filter((method) => /send/i.test(method))).toEqual(['eth_sendTransaction'])
})

test('a wallet that says it batches, and refuses, approves first', async ({ chain, wallet, app }) => {
  await chain.approve(accounts.bettor, '0')
  wallet.startBatching()
  wallet.answer('wallet_sendCalls', () => {
    throw new WalletError(-32601, 'The method does not exist.')
  })
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.match.bet()
  await app.match.expectNote('Your wallet can’t do both in one step. Approve first, then continue.')
  await app.match.approve()
  await app.match.placeBet()
  await app.match.expectPlaced(/0\.5 /)
  expect(wallet.asked.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
})

test('a multisig’s proposal has time until the pool changes', async ({ chain, wallet, page, app }) => {
  await chain.client.setCode({ address: accounts.bettor, bytecode: '0x00' })
  const match = await chain.createMatch()
  wallet.answer('eth_sendTransaction', () => numberToHex(9, { size: 32 }))
  await app.match.openAndConnect(match)
  await app.match.bet()
  await page.clock.fastForward(11_000)
  await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
  await app.match.expectNote('It may be waiting for signatures in your wallet.')
  await chain.pass(11 * minute)
  await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '0.5' })
  await app.match.expectPlaced(/0\.5 /)
})
