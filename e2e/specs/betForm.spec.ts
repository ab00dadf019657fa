import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { expect, test } from '../test.ts'

const SIZES = [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [390, 844],
] as const

test('shows the payout whenever the button is in sight', async ({ chain, page, app }) => {
  const match = await chain.createMatch({ name: 'LoL: T1 vs Gen.G — LCK Final' })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '0.5' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
  await chain.client.setBalance({ address: accounts.bettor, value: 0n })
  await app.match.openAndConnect(match)

  const expectInSight = async () => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await app.match.amount.scrollIntoViewIfNeeded()
      await app.match.expectInSight(app.match.button)
      await app.match.expectInSight(app.match.potentialWinnings)
      await app.match.button.scrollIntoViewIfNeeded()
      await app.match.expectInSight(app.match.potentialWinnings)
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(scrollWidth).toBeLessThanOrEqual(width)
    }
  }

  await test.step('with an empty wallet', async () => {
    await app.match.amount.fill('0.5')
    await app.match.expectRefused('Insufficient Balance', 'You have 0 WETH.')
    await expectInSight()
  })

  await test.step('with an approval and a warning', async () => {
    await chain.client.setBalance({ address: accounts.bettor, value: parseEther('10') })
    await chain.giveWeth(accounts.bettor, '2')
    await app.match.amount.fill('2')
    await app.match.expectReadyToApprove()
    await app.match.expectNote('Your stake cuts the odds from 2.84× to 1.36×.')
    await expectInSight()
  })

  await test.step('ready', async () => {
    await chain.approve(accounts.bettor, '100')
    await app.match.amount.fill('0.01')
    await app.match.expectReadyToBet()
    await expectInSight()
  })

  await test.step('with a position', async () => {
    await chain.bet(match, { by: accounts.bettor, side: 1, amount: '0.5' })
    await expect(app.match.position).toContainTexts('Team A', '0.5 WETH')
    await expectInSight()
  })
})
