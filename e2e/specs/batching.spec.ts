import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test.beforeEach(async ({ chain, wallet }) => {
  wallet.startBatching()
  await chain.giveWeth(accounts.bettor, '2')
})

test('approves and bets in one confirmation', async ({ chain, wallet, matchPage }) => {
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  await matchPage.draftAction('Team B', '0.5')
  await matchPage.pressAction('Place Bet')

  await matchPage.expectPlaced(/0\.5 .*Team B/)
  wallet.expectPrompts('connect', 'send batch')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5'), side: 2 })
})

test('leaves nothing behind when rejected', async ({ chain, wallet, matchPage }) => {
  await matchPage.openAndConnectAction(await chain.createMatch())
  await matchPage.draftAction('Team B', '0.5')
  wallet.rejectNext()
  await matchPage.pressAction('Place Bet')
  await matchPage.expectNote('You cancelled in your wallet. Nothing was sent.')
  await matchPage.expectDraft('Team B', '0.5')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
  wallet.expectPrompts('connect', 'send batch')
})
