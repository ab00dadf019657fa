import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

test('accepts a stake up to the whole balance, in any digits, and explains others', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  await chain.fundBettor('0.625', '100')
  await app.match.openAndConnect(await chain.createMatch({ minBet: '0.02' }))

  await test.step('ignores the mouse wheel over an amount', async () => {
    await app.match.amount.fill('0.5')
    await app.match.amount.hover()
    await page.mouse.wheel(0, 120)
    await page.mouse.wheel(0, -240)
    await expect(app.match.amount).toHaveValue('0.5')
  })

  for (const [text, label, reason] of [
    ['0.019999999999999999', 'Minimum bet is 0.02 WETH', /minimum/],
    ['0.625000000000000001', 'Insufficient Balance', /have 0\.625 WETH/],
    ['', 'Place Bet', 'Enter an amount to bet.'],
    ['1e3', 'Place Bet', /Enter a number/],
  ] as const) {
    await app.match.amount.fill(text)
    await app.match.expectRefused(label, reason)
  }
  await expect(app.match.preview).toBeHidden()
  wallet.expectPrompts('connect')

  await app.match.bet('٠٫١٢٥')
  await app.match.expectPlaced('0.125 WETH')
  await app.match.addToBet()
  await app.match.max()
  await expect(app.match.amount).toHaveValue('0.5')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/0\.5/)
  expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
})

test('caps live stakes on a side', async ({ chain, time, app }) => {
  await chain.fundBettor('20', '0.5')
  // Without early bets, each side takes live bets up to the maximum bet.
  const match = await chain.createMatch({ startsIn: hour, maxBet: '2' })
  await time.pass(hour + 1)
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '1.5' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '2' })
  await app.match.openAndConnect(match)
  await expect(app.match.pools).toContainText(/Team A: Room left: 0.5 WETH.*Team B: Room left: 0 WETH/)

  await app.match.amount.fill('0.6')
  await app.match.expectRefused('Maximum bet is 0.5 WETH', /live/)
  await expect(app.match.form).toContainText('0.01 to 0.5 WETH (live limit)')
  await app.match.team('Team B').check()
  await app.match.expectRefused('Maximum bet is 0 WETH', /Live betting on Team B.* is full/)
  await expect(app.match.form).toContainText('At least 0.01 WETH')
  await expect(app.match.preview).toBeHidden()
  await expect(app.match.approval).toBeHidden()
  await app.match.draft('Team A', '0.5')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/0\.5/)
})

test('rejects a bet once the odds fall below its limit', async ({ chain, wallet, app }) => {
  await chain.fundBettor('20', '100')
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '5' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await chain.bet(match, { by: accounts.second, side: 1, amount: '1' })
  await app.match.openAndConnect(match)
  await app.match.amount.fill('1')
  await app.match.limitOdds('5%')

  const prompt = await app.match.pressAndHold(wallet)
  await chain.bet(match, { by: accounts.second, side: 1, amount: '3' })
  prompt.confirm()
  await app.match.expectNote(/Odds moved/)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })

  await expect(app.match.pools).toContainText('Total pool10 WETH')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/1 /)
})

test('refuses a bet that the match’s start overtakes', async ({ chain, time, wallet, app }) => {
  await chain.fundBettor()
  await app.match.openAndConnect(await chain.createMatch())
  const overtake = async () => {
    const match = await chain.createMatch()
    await app.match.open(match)
    await app.match.draft('Team B', '0.5')
    const prompt = await app.match.pressAndHold(wallet)
    await time.pass(3 * hour)
    prompt.confirm()
    await app.match.expectNote(/Bet not placed\. The match started/)
    await app.match.expectDraft('Team B', '0.5')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
  }
  await test.step('during the wallet prompt', overtake)
  wallet.stopEstimating()
  await test.step('before the bet is mined', overtake)
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('2'))
})
