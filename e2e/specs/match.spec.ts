import { accounts } from '@/testing/accounts'
import { expect, test } from '../test.ts'

test.use({ walletNames: [] })

test('shows Loading... first, then teams, times and limits, and previews the typed bet', async ({
  chain,
  rpc,
  page,
  app,
}) => {
  const name = 'CS2: Natus Vincere vs FaZe Clan — Major Final'
  const match = await chain.createMatch({ name, minBet: '0.05', maxBet: '2.5' })
  const unpopular = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '2' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '1' })
  const release = await rpc.hold()
  await app.match.open(match)
  await expect(app.main.getByText('Loading...').first()).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Natus Vincere vs FaZe Clan')
  await expect(app.main).toContainText(name)
  await expect(app.main.getByRole('link', { name: 'example.org' })).toHaveAttribute(
    'href',
    'https://example.org/live',
  )
  await expect(app.main).toContainTexts('Start Time1 Mar 2027, 14:01', 'End Time1 Mar 2027, 15:01')
  await expect(app.main).toContainTexts('Min Bet0.05 WETH', 'Max Bet2.5 WETH')
  await expect(page).toHaveTitle('Natus Vincere vs FaZe Clan · Clutchpool')

  await expect(app.match.team('Team A')).toBeChecked()
  await expect(app.match.form.getByLabel('Bet Amount (WETH)')).toHaveAttribute('inputmode', 'decimal')
  await expect(app.match.preview).toBeHidden()
  await app.match.draft('Team B', '1')
  await expect(app.match.potentialWinnings).toHaveText('1.92 WETH')
  await expect(app.match.preview).toContainText(/Profit.*0\.92/)
  await expect(app.match.payoutDetails).toContainTexts(/Fee \(8%.*0\.08/, '2.84× now, 1.92× with your bet')
  await expect(app.match.payoutDetails).toContainText('50%')
  await expect(app.match.payoutDetails).toContainText('Estimate. Odds and matching change with each bet.')

  await test.step('says what a match without bets means', async () => {
    const { history } = app.match
    await app.visit(`/match/${unpopular}`)
    await app.match.amount.fill('1')
    await app.match.expectNote('No one has bet on Gen.G yet.')
    await history.scrollTo()
    await expect(history.odds).toContainText('No odds yet')
    await history.expectEntries(/^Match created/)
    await history.filter('Bets')
    await expect(history.activity).toContainText('No bets yet')
  })
})
