import { expect } from '@playwright/test'
import { formatEther, parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

test('takes a visitor to a placed bet with one button', async ({
  chain,
  wallet,
  page,
  layout,
  matchPage,
}) => {
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch()
  const next = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await matchPage.openAction(match)

  await matchPage.draftAction('Team B', '0.5')
  await matchPage.connectAction()
  await layout.expectConnected(accounts.bettor)
  await matchPage.expectDraft('Team B', '0.5')

  await matchPage.pressAction('Approve WETH')
  await expect(matchPage.approval).toContainText('Approval successful!')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('0.5'))
  await matchPage.pressAction('Place Bet')

  await matchPage.expectPlaced(/0\.5 .*Team B \(FaZe Clan\)/)
  await matchPage.expectPosition('Team B', '0.5', 'Pending')
  await expect(matchPage.pools).toContainText('Total pool0.5 WETH')
  wallet.expectPrompts('connect', 'send', 'send')
  expect(await chain.positionOf(match, accounts.bettor)).toEqual({
    stake: parseEther('0.5'),
    side: 2,
    claimed: false,
  })

  await expect(matchPage.form).toContainText('Current payout if it wins0.5 WETH')
  await expect(matchPage.form).toContainText('Match ends1 Mar 2027, 15:01')
  await expect(matchPage.form).toContainText('Result due by8 Mar 2027, 15:01')
  await matchPage.nextMatch.click()
  await expect(page).toHaveURL(`/match/${next}`)
  await expect(matchPage.amount).toHaveValue('')
})

test('approves 1,000,000 WETH for all later bets, each sent once', async ({
  chain,
  wallet,
  page,
  matchPage,
}) => {
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch()
  await matchPage.openAndConnectAction(match)

  await test.step('keeps the approval choice in sight of its button', async () => {
    await matchPage.typeAmountAction('0.5')
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      await matchPage.amount.scrollIntoViewIfNeeded()
      await matchPage.expectInSight(matchPage.approval.getByRole('radio', { name: 'This bet only' }))
      await matchPage.expectInSight(matchPage.button)
    }
  })

  await test.step('shows the steps of the approval in order', async () => {
    await matchPage.approval.getByRole('radio', { name: '1,000,000 WETH' }).check()
    const prompt = await matchPage.pressAndHoldAction(wallet, 'Approve WETH')
    await matchPage.expectBusy('Approving...')
    await expect(matchPage.approval).toContainText('Waiting for approval confirmation...')
    await chain.stopMining()
    prompt.confirm()
    await expect(matchPage.approval).toContainText('Confirming approval transaction...')
    await matchPage.expectBusy('Approving...')
    await chain.resumeMining()
    await expect(matchPage.approval).toContainText('Approval successful!')
    await matchPage.expectReady('Place Bet')
    expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('1000000'))
  })

  await test.step('bets once on a double click', async () => {
    await matchPage.button.dblclick()
    await matchPage.expectPlaced(/0\.5/)
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  await matchPage.addToBetAction()
  await matchPage.betAction()
  await matchPage.expectPosition('1 WETH')
  wallet.expectPrompts('connect', 'send', 'send', 'send')
})

test('rejects a lowered approval, then resets the too small one', async ({ chain, wallet, matchPage }) => {
  await chain.giveWeth(accounts.bettor, '2')
  await matchPage.openAndConnectAction(await chain.createMatch())
  await matchPage.typeAmountAction('0.5')
  wallet.approveAtMost('0.2')
  await matchPage.pressAction('Approve WETH')
  await expect(matchPage.approval).toContainText('Approval failed - allowance not set correctly')
  await matchPage.expectReady('Approve WETH')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('0.2'))

  wallet.approveAtMost('0.5')
  const reset = await matchPage.pressAndHoldAction(wallet, 'Approve WETH')
  await expect(matchPage.approval).toContainText('Resetting previous approval...')
  reset.confirm()
  await expect(matchPage.approval).toContainText('Approval successful!')
  wallet.expectPrompts('connect', 'send', 'send', 'send')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('0.5'))
})

test('pays what the preview said, to the wei', async ({ chain, time, matchPage }) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '1.000000000000000007' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '0.3' })
  await chain.giveWeth(accounts.bettor, '1')
  await matchPage.openAndConnectAction(match)
  await matchPage.draftAction('Team B', '0.123456789012345678')
  const exact = await matchPage.potentialWinnings.getAttribute('title')
  await matchPage.pressAction('Approve WETH')
  await matchPage.pressAction('Place Bet')
  await matchPage.expectPlaced(/Team B/)

  await time.pass(3 * hour)
  await chain.finalize(match, 2)
  const before = await chain.balanceOf(accounts.bettor)
  await chain.claim(match, accounts.bettor)
  const paid = (await chain.balanceOf(accounts.bettor)) - before
  expect(exact).toBe(`${formatEther(paid)} WETH`)
})
