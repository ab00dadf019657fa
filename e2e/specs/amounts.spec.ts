import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

test('accepts a stake up to the whole balance', async ({ chain, matchPage }) => {
  await chain.fundBettor('0.5', '100')
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)

  await matchPage.typeAmountAction('0.500000000000000001')
  await matchPage.expectRefused('Insufficient Balance', /have 0\.5 WETH/)
  await matchPage.maxAction()
  await expect(matchPage.amount).toHaveValue('0.5')
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/0\.5/)
  expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
})

test('accepts stakes within the match’s limits, inclusive', async ({ chain, matchPage }) => {
  await chain.fundBettor('20', '100')
  await matchPage.openAndConnectAction(await chain.createMatch({ minBet: '0.02', maxBet: '4' }))

  await matchPage.expectRefused('Place Bet', 'Enter an amount to bet.')
  await matchPage.typeAmountAction('0.019999999999999999')
  await matchPage.expectRefused('Minimum bet is 0.02 WETH', /minimum/)
  await matchPage.typeAmountAction('0.02')
  await matchPage.expectReady('Place Bet')
  await matchPage.typeAmountAction('4')
  await matchPage.expectReady('Place Bet')
  await matchPage.typeAmountAction('4.000000000000000001')
  await matchPage.expectRefused('Maximum bet is 4 WETH', /per-bettor maximum/)
})

test('rejects unreadable amounts with the reason', async ({ chain, matchPage }) => {
  await chain.fundBettor('20', '100')
  await matchPage.openAndConnectAction(await chain.createMatch())

  for (const [text, reason] of [
    ['1,000.5', /one decimal point or comma/],
    ['0.0.5', /one decimal point or comma/],
    ['0.1234567890123456789', /18 decimals/],
    ['half', /Enter a number/],
    ['-1', /Enter a number/],
    ['1e3', /Enter a number/],
    ['0', /above zero/],
  ] as const) {
    await matchPage.typeAmountAction(text)
    await matchPage.expectRefused('Place Bet', reason)
  }
})

test('reads a comma as a decimal point', async ({ chain, matchPage }) => {
  await chain.fundBettor('20', '100')
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  await matchPage.betAction('0,125')
  await matchPage.expectPlaced(/0\.125/)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.125') })
})

test('ignores the mouse wheel over an amount', async ({ chain, page, matchPage }) => {
  await matchPage.openAction(await chain.createMatch())
  await matchPage.typeAmountAction('0.5')
  await matchPage.amount.hover()
  await page.mouse.wheel(0, 120)
  await page.mouse.wheel(0, -240)
  await expect(matchPage.amount).toHaveValue('0.5')
})

test('caps live stakes on a side', async ({ chain, time, matchPage }) => {
  await chain.fundBettor('20', '100')
  const match = await chain.createMatch({ startsIn: hour })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '5' })
  await time.pass(hour + 1)
  await matchPage.openAndConnectAction(match)

  await matchPage.typeAmountAction('0.6')
  await matchPage.expectRefused('Maximum bet is 0.5 WETH', /live/)
  await matchPage.chooseTeamAction('Team B')
  await matchPage.expectRefused('Maximum bet is 0 WETH', /Live betting on Team B.* is full/)
  await matchPage.draftAction('Team A', '0.5')
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/0\.5/)
})

test('rejects a bet once the odds fall below its limit', async ({ chain, wallet, matchPage }) => {
  await chain.fundBettor('20', '100')
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '5' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await chain.bet(match, { by: accounts.second, side: 1, amount: '1' })
  await matchPage.openAndConnectAction(match)
  await matchPage.typeAmountAction('1')
  await matchPage.limitOddsAction('5%')

  const prompt = await matchPage.pressAndHoldAction(wallet)
  await chain.bet(match, { by: accounts.second, side: 1, amount: '3' })
  prompt.confirm()
  await matchPage.expectNote(/Odds moved/)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })

  await expect(matchPage.pools).toContainText('Total pool10 WETH')
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/1 /)
})
