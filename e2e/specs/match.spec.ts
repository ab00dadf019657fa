import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test.describe('without a wallet', () => {
  test.use({ walletNames: [] })

  test('shows teams, times and limits, and previews the typed bet', async ({ chain, page, app }) => {
    const name = 'CS2: Natus Vincere vs FaZe Clan — Major Final'
    const match = await chain.createMatch({ name, minBet: '0.05', maxBet: '2.5' })
    await chain.bet(match, { by: accounts.rival, side: 1, amount: '2' })
    await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
    await app.match.open(match)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Natus Vincere vs FaZe Clan')
    const main = page.getByRole('main')
    await expect(main).toContainText(name)
    await expect(main).toContainText('Start Time1 Mar 2027, 14:01')
    await expect(main).toContainText('End Time1 Mar 2027, 15:01')
    await expect(main).toContainText('Min Bet0.05 WETH')
    await expect(main).toContainText('Max Bet2.5 WETH')
    await expect(page).toHaveTitle('Natus Vincere vs FaZe Clan · Clutchpool')

    await expect(app.match.team('Team A')).toBeChecked()
    await expect(app.match.form.getByLabel('Bet Amount (WETH)')).toHaveAttribute('inputmode', 'decimal')
    await expect(app.match.preview).toBeHidden()

    await app.match.draft('Team B', '1')
    await expect(app.match.potentialWinnings).toHaveText('1.92 WETH')
    await expect(app.match.preview).toContainText(/Profit.*0\.92/)
    await expect(app.match.payoutDetails).toContainText(/Fee \(8%.*0\.08/)
    await expect(app.match.payoutDetails).toContainText('2.84× now, 1.92× with your bet')
    await expect(app.match.payoutDetails).toContainText('50%')
    await expect(app.match.payoutDetails).toContainText('Estimate. Odds and matching change with each bet.')
  })
})

test('shows Loading... first, and warns when a win would not pay', async ({ chain, rpc, page, app }) => {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  const release = await rpc.hold()
  await app.match.open(match)
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeAttached()
  release()
  await expect(app.match.form).toBeVisible()
  await app.match.amount.fill('1')
  await app.match.expectNote('No one has bet on Gen.G yet.')
})
