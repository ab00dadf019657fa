import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

const CLOSED = 'Betting on this match is closed.'

test.beforeEach(({ chain }) => chain.fundBettor())

test('closes the form when betting closes during typing', async ({ chain, time, wallet, matchPage }) => {
  await matchPage.openAndConnectAction(await chain.createMatch())
  await matchPage.draftAction('Team B', '0.5')
  await matchPage.expectReady('Place Bet')

  await time.pass(3 * hour)
  await matchPage.expectRefused('Place Bet', CLOSED)
  await matchPage.expectDraft('Team B', '0.5')
  wallet.expectPrompts('connect')
})

test('closes the form when the operator closes betting during typing', async ({ chain, matchPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  await matchPage.typeAmountAction('0.5')
  await matchPage.expectReady('Place Bet')
  await chain.closeBetting(match)
  await matchPage.expectRefused('Place Bet', CLOSED)
})

test('reports betting that closes during the wallet prompt', async ({ chain, time, wallet, matchPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  const prompt = await matchPage.holdBetAction(wallet)
  await time.pass(3 * hour)
  prompt.confirm()

  await matchPage.expectNote(/Bet not placed\. The match started/)
  await expect(matchPage.amount).toHaveValue('0.5')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
})

test('reports a bet that is mined too late', async ({ chain, time, wallet, matchPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  await matchPage.typeAmountAction('0.5')
  wallet.stopEstimating()
  const prompt = await matchPage.pressAndHoldAction(wallet)
  await time.pass(3 * hour)
  prompt.confirm()

  await matchPage.expectNote(/Bet not placed\. The match started/)
  await expect(matchPage.amount).toHaveValue('0.5')
  expect(await chain.balanceOf(accounts.bettor)).toBe(2n * 10n ** 18n)
})

test('reports a pause before the wallet opens', async ({ chain, wallet, matchPage }) => {
  await matchPage.openAndConnectAction(await chain.createMatch())
  await matchPage.typeAmountAction('0.5')
  await chain.pause()
  await matchPage.expectRefused('Place Bet', 'New bets are paused. Try again later.')
  await matchPage.expectDraft('Team A', '0.5')
  wallet.expectPrompts('connect')
})
