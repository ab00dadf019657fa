import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test('adds bets to the position, on its side, until it is full', async ({ chain, wallet, matchPage }) => {
  const match = await chain.createMatch({ maxBet: '3' })
  await chain.bet(match, { by: accounts.bettor, side: 2, amount: '1' })
  await chain.fundBettor('5', '100')
  await matchPage.openAndConnectAction(match)

  await matchPage.expectPosition('Team B', '1 WETH')
  await expect(matchPage.team('Team B')).toBeChecked()
  await expect(matchPage.team('Team A')).toBeDisabled()

  await matchPage.typeAmountAction('2.5')
  await matchPage.expectRefused('Maximum bet is 2 WETH', /up to 3 WETH/)
  await expect(matchPage.form).toContainText('and 2 WETH (left of the match maximum)')
  await matchPage.typeAmountAction('0.5')
  await expect(matchPage.preview).toContainText('1.5')
  await matchPage.pressAction('Place Bet')

  await matchPage.expectPlaced(/0\.5 .*Team B/)
  await matchPage.expectPosition('1.5 WETH')
  wallet.expectPrompts('connect', 'send')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('1.5'), side: 2 })

  await matchPage.addToBetAction()
  await matchPage.betAction('1.5')
  await matchPage.expectPosition('3 WETH')
  await matchPage.addToBetAction()
  await matchPage.typeAmountAction('0.5')
  await matchPage.expectRefused('Maximum bet is 0 WETH', /3 WETH/)
})
