import { expect, type Page } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import type { App } from '../pages/app.ts'
import { test } from '../test.ts'

const SIZES = [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [390, 844],
] as const

interface State {
  name: string
  amount: string
  arrange: (chain: TestChain, match: bigint) => Promise<unknown>
  /** Expects the state on screen. */
  expectShown: (app: App) => Promise<void>
}

const states: State[] = [
  {
    name: 'ready',
    amount: '0.01',
    arrange: (chain) => chain.fundBettor('2', '100'),
    expectShown: (app) => app.match.expectReady('Place Bet'),
  },
  {
    name: 'with a position',
    amount: '0.01',
    arrange: async (chain, match) => {
      await chain.bet(match, { by: accounts.bettor, side: 1, amount: '0.5' })
      await chain.fundBettor('2', '100')
    },
    expectShown: (app) => app.match.expectPosition('Team A', '0.5 WETH'),
  },
  {
    name: 'with an approval and a warning',
    amount: '2',
    arrange: (chain) => chain.giveWeth(accounts.bettor, '2'),
    expectShown: async (app) => {
      await app.match.expectReady('Approve WETH')
      await app.match.expectNote('Your stake cuts the odds from 2.84× to 1.36×.')
    },
  },
  {
    name: 'with an empty wallet',
    amount: '0.5',
    arrange: (chain) => chain.client.setBalance({ address: accounts.bettor, value: 0n }),
    expectShown: (app) => app.match.expectRefused('Insufficient Balance', 'You have 0 WETH.'),
  },
]

for (const { name, amount, arrange, expectShown } of states) {
  test(`shows the payout whenever the button is in sight, ${name}`, async ({ chain, page, app }) => {
    const match = await chain.createMatch({ name: 'LoL: T1 vs Gen.G — LCK Final' })
    await chain.bet(match, { by: accounts.rival, side: 1, amount: '0.5' })
    await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
    await arrange(chain, match)
    await app.match.openAndConnect(match)
    await app.match.amount.fill(amount)
    await expectShown(app)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await app.match.amount.scrollIntoViewIfNeeded()
      await app.match.expectInSight(app.match.button)
      await app.match.expectInSight(app.match.potentialWinnings)
      await app.match.button.scrollIntoViewIfNeeded()
      await app.match.expectInSight(app.match.potentialWinnings)
      await expectNoScrolling(page)
    }
  })
}

const expectNoScrolling = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

test('protects an ether bet from worse odds', async ({ chain, wallet, app }) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '5' })
  await chain.bet(match, { by: accounts.second, side: 1, amount: '1' })
  await app.match.openAndConnect(match)
  await app.match.amount.fill('1')
  await app.match.expectReady('Place Bet')
  await expect(app.match.oddsProtection).toHaveValue('1000')

  const prompt = await app.match.pressAndHold(wallet)
  await app.match.expectNote(/^Confirm 1 ETH on .* in your wallet/)
  await chain.bet(match, { by: accounts.second, side: 1, amount: '3' })
  prompt.confirm()
  await app.match.expectNote(/Odds moved/)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })

  await expect(app.match.pools).toContainText('Total pool9 WETH')
  await app.match.press('Place Bet')
  await app.match.expectPlaced(/1 /)
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('1') })
})
