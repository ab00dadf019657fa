import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour, minute } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

test('adds bets to the position, on its side, until it is full', async ({ chain, wallet, app }) => {
  const match = await chain.createMatch({ maxBet: '3' })
  await chain.bet(match, { by: accounts.bettor, side: 2, amount: '1' })
  await chain.fundBettor('5', '100')
  await app.match.openAndConnect(match)

  await app.match.expectPosition('Team B', '1 WETH')
  await expect(app.match.team('Team B')).toBeChecked()
  await expect(app.match.team('Team A')).toBeDisabled()

  await app.match.amount.fill('2.5')
  await app.match.expectRefused('Maximum bet is 2 WETH', /up to 3 WETH/)
  await expect(app.match.form).toContainText('and 2 WETH (left of the match maximum)')
  await app.match.amount.fill('0.5')
  await expect(app.match.preview).toContainText('1.5')
  await app.match.press('Place Bet')

  await app.match.expectPlaced(/0\.5 .*Team B/)
  await app.match.expectPosition('1.5 WETH')
  wallet.expectPrompts('connect', 'send')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('1.5'), side: 2 })

  await app.match.addToBet()
  await app.match.bet('1.5')
  await app.match.expectPosition('3 WETH')
  await app.match.addToBet()
  await app.match.amount.fill('0.5')
  await app.match.expectRefused('Maximum bet is 0 WETH', /3 WETH/)
})

test('adds a live bet to an early position, each in its own pool', async ({ chain, time, page, app }) => {
  const name = 'T1 vs Gen.G'
  const match = await chain.createMatch({ name, endsIn: 5 * hour })
  await chain.fundBettor('2', '2')
  await app.match.openAndConnect(match)
  await app.match.amount.fill('1')
  await expect(app.match.preview).toContainText('PoolEarly pool')
  await expect(app.match.preview).toContainText('Matched now0 of 1 WETH')
  await expect(app.match.preview).toContainText('your stake comes back, whoever wins')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/1/)

  await time.pass(hour + minute)
  await app.match.addToBet()
  await app.match.amount.fill('0.1')
  await expect(app.match.preview).toContainText('PoolLive pool')
  await expect(app.match.preview).toContainText('Live bets only play against live bets.')
  await expect(app.match.preview).toContainText('this stake comes back, whoever wins')
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '9' })
  await expect(app.match.preview).toContainText('No bet gains more than 50 times its stake.')
  await expectAccessible(page)
  await app.match.press('Place Bet')
  // 50 times 0.1 WETH, less the fee of 8 %, and the stakes.
  await app.match.expectPosition('Early pool1', 'Live pool0.1', '5.7', '0.1 of 1.1 WETH')

  await app.myBets.open()
  await app.myBets.expectStatus(name, 'Current payout if it wins 5.7')
  await app.myBets.expectStatus(name, 'Matched now 0.1 of 1.1 WETH')
  await expect(app.myBets.row(name)).toContainText('Live pool 0.1')
  await expectAccessible(page)
})
