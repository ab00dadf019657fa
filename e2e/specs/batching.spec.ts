import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test('bets in one confirmation, leaving nothing behind if rejected', async ({ chain, wallet, matchPage }) => {
  wallet.startBatching()
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)
  await matchPage.draftAction('Team B', '0.5')
  wallet.rejectNext()
  await matchPage.pressAction('Place Bet')
  await matchPage.expectNote('You cancelled in your wallet. Nothing was sent.')
  await matchPage.expectDraft('Team B', '0.5')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
  wallet.expectPrompts('connect', 'send batch')

  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/0\.5 .*Team B/)
  wallet.expectPrompts('connect', 'send batch', 'send batch')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5'), side: 2 })
})
