import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour, minute } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
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

test('adds a live bet to an early position, each in its own pool', async ({
  chain,
  time,
  page,
  matchPage,
  myBetsPage,
}) => {
  const name = 'T1 vs Gen.G'
  const match = await chain.createMatch({ name, endsIn: 5 * hour })
  await chain.fundBettor('2', '2')
  await matchPage.openAndConnectAction(match)
  await matchPage.typeAmountAction('1')
  await expect(matchPage.preview).toContainText('PoolEarly pool')
  await expect(matchPage.preview).toContainText('Matched now0 of 1 WETH')
  await expect(matchPage.preview).toContainText('your stake comes back, whoever wins')
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/1/)

  await time.pass(hour + minute)
  await matchPage.addToBetAction()
  await matchPage.typeAmountAction('0.1')
  await expect(matchPage.preview).toContainText('PoolLive pool')
  await expect(matchPage.preview).toContainText('Live bets only play against live bets.')
  await expect(matchPage.preview).toContainText('this stake comes back, whoever wins')
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '9' })
  await expect(matchPage.preview).toContainText('No bet gains more than 50 times its stake.')
  await expectAccessible(page)
  await matchPage.pressAction('Place Bet')
  // 50 times 0.1 WETH, less the fee of 8 %, and the stakes.
  await matchPage.expectPosition('Early pool1', 'Live pool0.1', '5.7', '0.1 of 1.1 WETH')

  await myBetsPage.openAction()
  await myBetsPage.expectStatus(name, 'Current payout if it wins 5.7')
  await myBetsPage.expectStatus(name, 'Matched now 0.1 of 1.1 WETH')
  await expect(myBetsPage.row(name)).toContainText('Live pool 0.1')
  await expectAccessible(page)
})
