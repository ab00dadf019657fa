import { expect } from '@playwright/test'
import { formatEther, parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

test('takes a visitor to a placed bet with one button', async ({ chain, wallet, page, app }) => {
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch()
  const next = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await app.match.open(match)

  await app.match.draft('Team B', '0.5')
  await app.match.connect()
  await app.expectConnected(accounts.bettor)
  await app.match.expectDraft('Team B', '0.5')

  await app.match.press('Approve WETH')
  await expect(app.match.approval).toContainText('Approval successful!')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('0.5'))
  await app.match.press('Place Bet')

  await app.match.expectPlaced(/0\.5 .*Team B \(FaZe Clan\)/)
  await app.match.expectPosition('Team B', '0.5', 'Pending')
  await expect(app.match.pools).toContainText('Total pool0.5 WETH')
  wallet.expectPrompts('connect', 'send', 'send')
  expect(await chain.positionOf(match, accounts.bettor)).toEqual({
    stake: parseEther('0.5'),
    side: 2,
    claimed: false,
  })

  await expect(app.match.form).toContainText('Current payout if it wins0.5 WETH')
  await expect(app.match.form).toContainText('Match ends1 Mar 2027, 15:01')
  await expect(app.match.form).toContainText('Result due by8 Mar 2027, 15:01')
  await app.match.form.getByRole('link', { name: /^Next match/ }).click()
  await expect(page).toHaveURL(`/match/${next}`)
  await expect(app.match.amount).toHaveValue('')
})

test('approves 1,000,000 WETH for all later bets, each sent once', async ({ chain, wallet, page, app }) => {
  await chain.giveWeth(accounts.bettor, '2')
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)

  await test.step('keeps the approval choice in sight of its button', async () => {
    await app.match.amount.fill('0.5')
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      await app.match.amount.scrollIntoViewIfNeeded()
      await app.match.expectInSight(app.match.approval.getByRole('radio', { name: 'This bet only' }))
      await app.match.expectInSight(app.match.button)
    }
  })

  await test.step('shows the steps of the approval in order', async () => {
    await app.match.approval.getByRole('radio', { name: '1,000,000 WETH' }).check()
    const prompt = await app.match.pressAndHold(wallet, 'Approve WETH')
    await app.match.expectBusy('Approving...')
    await expect(app.match.approval).toContainText('Waiting for approval confirmation...')
    await chain.stopMining()
    prompt.confirm()
    await expect(app.match.approval).toContainText('Confirming approval transaction...')
    await app.match.expectBusy('Approving...')
    await chain.resumeMining()
    await expect(app.match.approval).toContainText('Approval successful!')
    await app.match.expectReady('Place Bet')
    expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('1000000'))
  })

  await test.step('bets once on a double click', async () => {
    await app.match.button.dblclick()
    await app.match.expectPlaced(/0\.5/)
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  await app.match.addToBet()
  await app.match.bet()
  await app.match.expectPosition('1 WETH')
  wallet.expectPrompts('connect', 'send', 'send', 'send')
})

test('rejects a lowered approval, then resets the too small one', async ({ chain, wallet, app }) => {
  await chain.giveWeth(accounts.bettor, '2')
  await app.match.openAndConnect(await chain.createMatch())
  await app.match.amount.fill('0.5')
  wallet.approveAtMost('0.2')
  await app.match.press('Approve WETH')
  await expect(app.match.approval).toContainText('Approval failed - allowance not set correctly')
  await app.match.expectReady('Approve WETH')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('0.2'))

  wallet.approveAtMost('0.5')
  const reset = await app.match.pressAndHold(wallet, 'Approve WETH')
  await expect(app.match.approval).toContainText('Resetting previous approval...')
  reset.confirm()
  await expect(app.match.approval).toContainText('Approval successful!')
  wallet.expectPrompts('connect', 'send', 'send', 'send')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(parseEther('0.5'))
})

test('pays what the preview said, to the wei', async ({ chain, time, app }) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '1.000000000000000007' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '0.3' })
  await chain.giveWeth(accounts.bettor, '1')
  await app.match.openAndConnect(match)
  await app.match.draft('Team B', '0.123456789012345678')
  const exact = await app.match.potentialWinnings.getAttribute('title')
  await app.match.press('Approve WETH')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/Team B/)

  await time.pass(3 * hour)
  await chain.finalize(match, 2)
  const before = await chain.balanceOf(accounts.bettor)
  await chain.claim(match, accounts.bettor)
  const paid = (await chain.balanceOf(accounts.bettor)) - before
  expect(exact).toBe(`${formatEther(paid)} WETH`)
})
