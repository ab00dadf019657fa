import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { expect, test } from '../test.ts'

test('adds stakes to a position, on its side and up to its maximum', async ({ chain, wallet, page, app }) => {
  const match = await chain.createMatch({ minBet: '0.02', maxBet: '3', teamB: { bettor: '1' } })
  await chain.fundBettor('2.125', '100')
  await app.match.openAndConnect(match)
  await expect(app.match.position).toContainTexts('Team B', '1 WETH')
  await expect(app.match.team('Team B')).toBeChecked()
  await expect(app.match.team('Team A')).toBeDisabled()
  await app.match.amount.fill('0.5')
  await expect(app.match.form).toContainText('0.02 to 2 WETH (left of the match maximum)')
  await expect(app.match.potentialWinnings).toHaveText('0.5 WETH')

  await test.step('ignores the mouse wheel over an amount', async () => {
    await app.match.amount.hover()
    await page.mouse.wheel(0, 120)
    await page.mouse.wheel(0, -240)
    await expect(app.match.amount).toHaveValue('0.5')
  })

  // betButton.test.ts has more.
  await app.match.amount.fill('0.019999999999999999')
  await app.match.expectRefused('Minimum bet is 0.02 WETH', /minimum/)
  await expect(app.match.form).toContainText('Cancelled if profit falls over')
  await app.match.amount.fill('2.125000000000000001')
  await app.match.expectRefused('Insufficient Balance', /have 2\.125 WETH/)
  await expect(app.match.preview).toBeHidden()

  await app.match.bet('٠٫١٢٥')
  await app.match.expectPlaced(/0\.125 .*Team B/)
  await expect(app.match.position).toContainText('1.125 WETH')
  await app.match.addToBet()
  await app.match.max()
  await expect(app.match.amount).toHaveValue('1.875')
  await app.match.placeBet()
  await expect(app.match.position).toContainText('3 WETH')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.125'))
  wallet.expectPrompts('connect', 'send', 'send')
})

test('rejects a bet once the odds fall below its limit, or the match starts', async ({
  chain,
  wallet,
  app,
}) => {
  await chain.fundBettor('20', '100')
  const match = await chain.createMatch({ endsIn: 9 * hour, teamA: { second: '1' }, teamB: { rival: '10' } })
  await app.match.openAndConnect(match)
  await expect(app.match.oddsProtection).toHaveValue('1000')
  const stakeIn = async (id: bigint) => (await chain.positionOf(id, accounts.bettor)).stake

  for (const [coin, tolerance, moved, pool] of [
    ['ETH', '10%', '3', '14 WETH'],
    ['WETH', '5%', '5', '20 WETH'],
  ] as const) {
    await test.step(`the odds of a bet in ${coin}`, async () => {
      const before = await stakeIn(match)
      await app.match.payWith(coin)
      await app.match.amount.fill('1')
      await app.match.limitOdds(tolerance)
      const prompt = await app.match.pressAndHold(wallet)
      await app.match.expectNote(`Confirm 1 ${coin} on`)
      await chain.bet(match, { by: accounts.second, side: 1, amount: moved })
      prompt.confirm()
      await app.match.expectNote(/Odds moved/)
      expect(await stakeIn(match)).toBe(before)
      await expect(app.match.pools).toContainText(`Total pool${pool}`)
      await app.match.acceptOdds()
      await app.match.placeBet()
      await app.match.expectPlaced(/1 /)
      expect(await stakeIn(match)).toBe(before + parseEther('1'))
      await app.match.addToBet()
    })
  }

  const overtake = async () => {
    const started = await chain.createMatch()
    // Loads the page: the one before may not have seen the chain's new time.
    await app.match.open(started)
    await app.match.draft('Team B', '0.5')
    const prompt = await app.match.pressAndHold(wallet)
    await chain.pass(3 * hour)
    prompt.confirm()
    // Once its deadline has passed, whatever the wallet still shows.
    await app.match.expectNote(/The match started|It wasn’t placed\. Nothing was staked/)
    await app.match.expectDraft('Team B', '0.5')
    expect(await stakeIn(started)).toBe(0n)
  }
  await test.step('the start during the wallet prompt', overtake)
  wallet.isEstimating = false
  await test.step('the start before the bet is mined', overtake)
})
