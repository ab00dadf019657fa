import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test('bets in one confirmation, leaving nothing behind if rejected', async ({ chain, wallet, app }) => {
  wallet.startBatching()
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.match.draft('Team B', '0.5')
  wallet.rejectNext()
  await app.match.press('Place Bet')
  await app.match.expectNote('You cancelled in your wallet. Nothing was sent.')
  await app.match.expectDraft('Team B', '0.5')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
  wallet.expectPrompts('connect', 'send batch')

  await app.match.press('Place Bet')
  await app.match.expectPlaced(/0\.5 .*Team B/)
  wallet.expectPrompts('connect', 'send batch', 'send batch')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5'), side: 2 })
})
