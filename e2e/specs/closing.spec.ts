import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

const CLOSED = 'Betting on this match is closed.'

test.beforeEach(({ chain }) => chain.fundBettor())

test('closes the form when betting closes during typing', async ({ chain, time, wallet, app }) => {
  await app.match.openAndConnect(await chain.createMatch())
  await app.match.draft('Team B', '0.5')
  await app.match.expectReady('Place Bet')

  await time.pass(3 * hour)
  await app.match.expectRefused('Place Bet', CLOSED)
  await app.match.expectDraft('Team B', '0.5')
  wallet.expectPrompts('connect')
})

test('closes the form when the operator closes betting during typing', async ({ chain, app }) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.match.amount.fill('0.5')
  await app.match.expectReady('Place Bet')
  await chain.closeBetting(match)
  await app.match.expectRefused('Place Bet', CLOSED)
})

test('reports betting that closes during the wallet prompt', async ({ chain, time, wallet, app }) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  const prompt = await app.match.holdBet(wallet)
  await time.pass(3 * hour)
  prompt.confirm()

  await app.match.expectNote(/Bet not placed\. The match started/)
  await expect(app.match.amount).toHaveValue('0.5')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
})

test('reports a bet that is mined too late', async ({ chain, time, wallet, app }) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.match.amount.fill('0.5')
  wallet.stopEstimating()
  const prompt = await app.match.pressAndHold(wallet)
  await time.pass(3 * hour)
  prompt.confirm()

  await app.match.expectNote(/Bet not placed\. The match started/)
  await expect(app.match.amount).toHaveValue('0.5')
  expect(await chain.balanceOf(accounts.bettor)).toBe(2n * 10n ** 18n)
})

test('reports a pause before the wallet opens', async ({ chain, wallet, app }) => {
  await app.match.openAndConnect(await chain.createMatch())
  await app.match.amount.fill('0.5')
  await chain.pause()
  await app.match.expectRefused('Place Bet', 'New bets are paused. Try again later.')
  await app.match.expectDraft('Team A', '0.5')
  wallet.expectPrompts('connect')
})
