import { expect } from '@playwright/test'
import { formatEther, parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { test } from '../test.ts'

test('accepts a stake up to the whole balance', async ({ chain, app }) => {
  await chain.fundBettor('0.5', '100')
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)

  await app.match.amount.fill('0.500000000000000001')
  await app.match.expectRefused('Insufficient Balance', /have 0\.5 WETH/)
  await app.match.max()
  await expect(app.match.amount).toHaveValue('0.5')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/0\.5/)
  expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
})

test('accepts amounts within limits and explains the others', async ({ chain, wallet, page, app }) => {
  await chain.fundBettor('2000')
  const match = await chain.createMatch({ minBet: '0.02', maxBet: '1500' })
  await app.match.openAndConnect(match)

  await test.step('ignores the mouse wheel over an amount', async () => {
    await app.match.amount.fill('0.5')
    await app.match.amount.hover()
    await page.mouse.wheel(0, 120)
    await page.mouse.wheel(0, -240)
    await expect(app.match.amount).toHaveValue('0.5')
  })

  await test.step('rejects unreadable amounts with the reason', async () => {
    for (const [text, reason] of [
      ['', 'Enter an amount to bet.'],
      ['   ', 'Enter an amount to bet.'],
      ['1e18', /Enter a number/],
      ['1e3', /Enter a number/],
      ['-1', /Enter a number/],
      ['+1', /Enter a number/],
      ['0x1', /Enter a number/],
      ['1 000', /Enter a number/],
      ['1\u202e', /Enter a number/],
      ['NaN', /Enter a number/],
      ['half', /Enter a number/],
      ['.', /Enter a number/],
      ['1,000.5', /one decimal point or comma/],
      ['1.000,5', /one decimal point or comma/],
      ['0.0.5', /one decimal point or comma/],
      ['0.1234567890123456789', /18 decimals/],
      [`0.${'0'.repeat(60)}1`, /18 decimals/],
      ['9'.repeat(60), /./],
      ['0', /above zero/],
      ['0.000000000000000000', /above zero/],
    ] as const) {
      await app.match.amount.fill(text)
      await app.match.expectRefused('Place Bet', reason)
      await expect(app.match.preview).toBeHidden()
    }
    wallet.expectPrompts('connect')
  })

  await test.step('accepts stakes within the match’s limits, inclusive', async () => {
    await app.match.amount.fill('0.019999999999999999')
    await app.match.expectRefused('Minimum bet is 0.02 WETH', /minimum/)
    await app.match.amount.fill('0.02')
    await app.match.expectReady('Place Bet')
    await app.match.amount.fill('1500')
    await app.match.expectReady('Place Bet')
    await app.match.amount.fill('1500.000000000000000001')
    await app.match.expectRefused('Maximum bet is 1500 WETH', /per-bettor maximum/)
  })

  await test.step('trims, and reads commas and Arabic digits', async () => {
    let stake = 0n
    for (const [text, wei] of [
      [' 1 ', parseEther('1')],
      ['1,000', parseEther('1')],
      ['٠٫١٢٥', parseEther('0.125')],
    ] as const) {
      await app.match.bet(text)
      await app.match.expectPlaced(`${formatEther(wei)} WETH`)
      stake += wei
      expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake })
      await app.match.addToBet()
    }
  })
})

test('caps live stakes on a side', async ({ chain, time, app }) => {
  await chain.fundBettor('20', '0.5')
  // Without early bets, each side takes live bets up to the maximum bet.
  const match = await chain.createMatch({ startsIn: hour, maxBet: '2' })
  await time.pass(hour + 1)
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '1.5' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '2' })
  await app.match.openAndConnect(match)
  await expect(app.match.pools).toContainText(/Team A: Room left: 0.5 WETH.*Team B: Room left: 0 WETH/)

  await app.match.amount.fill('0.6')
  await app.match.expectRefused('Maximum bet is 0.5 WETH', /live/)
  await expect(app.match.form).toContainText('Between 0.01 and 0.5 WETH (live room left)')
  await app.match.team('Team B').check()
  await app.match.expectRefused('Maximum bet is 0 WETH', /Live betting on Team B.* is full/)
  await expect(app.match.form).toContainText('At least 0.01 WETH')
  await expect(app.match.preview).toBeHidden()
  await expect(app.match.approval).toBeHidden()
  await app.match.draft('Team A', '0.5')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/0\.5/)
})

test('rejects a bet once the odds fall below its limit', async ({ chain, wallet, app }) => {
  await chain.fundBettor('20', '100')
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '5' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await chain.bet(match, { by: accounts.second, side: 1, amount: '1' })
  await app.match.openAndConnect(match)
  await app.match.amount.fill('1')
  await app.match.limitOdds('5%')

  const prompt = await app.match.pressAndHold(wallet)
  await chain.bet(match, { by: accounts.second, side: 1, amount: '3' })
  prompt.confirm()
  await app.match.expectNote(/Odds moved/)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })

  await expect(app.match.pools).toContainText('Total pool10 WETH')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/1 /)
})

test('refuses a bet once betting has closed or paused, even during the wallet prompt', async ({
  chain,
  time,
  wallet,
  app,
}) => {
  const closed = 'Betting on this match is closed.'
  const started = /Bet not placed\. The match started/
  await chain.fundBettor()
  const openAnother = async () => {
    const match = await chain.createMatch()
    await app.match.open(match)
    await app.match.draft('Team B', '0.5')
    await app.match.expectReady('Place Bet')
    return match
  }
  await app.match.openAndConnect(await chain.createMatch())

  await test.step('by the clock', async () => {
    await openAnother()
    await time.pass(3 * hour)
    await app.match.expectRefused('Place Bet', closed)
    await app.match.expectDraft('Team B', '0.5')
  })

  await test.step('by the operator', async () => {
    await chain.closeBetting(await openAnother())
    await app.match.expectRefused('Place Bet', closed)
    wallet.expectPrompts('connect')
  })

  await test.step('during the wallet prompt', async () => {
    const match = await openAnother()
    const prompt = await app.match.pressAndHold(wallet)
    await time.pass(3 * hour)
    prompt.confirm()
    await app.match.expectNote(started)
    await app.match.expectDraft('Team B', '0.5')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
  })

  await test.step('before the bet is mined', async () => {
    await openAnother()
    wallet.stopEstimating()
    const prompt = await app.match.pressAndHold(wallet)
    await time.pass(3 * hour)
    prompt.confirm()
    await app.match.expectNote(started)
    await app.match.expectDraft('Team B', '0.5')
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('2'))
  })

  await test.step('by a pause', async () => {
    await openAnother()
    await chain.pause()
    await app.match.expectRefused('Place Bet', 'New bets are paused. Try again later.')
    await app.match.expectDraft('Team B', '0.5')
    wallet.expectPrompts('connect', 'send', 'send')
  })
})

test('enforces the daily stake limit', async ({ chain, page, app }) => {
  await chain.fundBettor('5')
  await app.match.openAndConnect(await chain.createMatch())
  await app.limitDailyStake('1')
  await page.reload()
  await app.match.amount.fill('1.1')
  await app.match.expectRefused('Place Bet', /daily limit allows 1 WETH/)
  await app.match.bet('0.6')
  await app.match.addToBet()
  await app.match.amount.fill('0.5')
  await app.match.expectRefused('Place Bet', /daily limit allows 0\.4 WETH/)
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('4.4'))
})
