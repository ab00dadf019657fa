import { expect } from '@playwright/test'
import { test } from '../test.ts'

// Chromium logs each failed request.
test.beforeEach(({ errors }) => errors.allow(/ERR_CONNECTION_REFUSED/))

test('opens with an error in an outage and recovers', async ({ chain, rpc, page, app }) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await rpc.goDown()
  await app.matches.open()
  await app.expectUnreachable()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Error: Failed to initialize contracts. The network didn’t respond.',
  )
  await expect(page.getByText('No matches available yet')).toBeHidden()
  rpc.comeBack()
  await app.matches.expectMatches('T1 vs Gen.G')
  await app.expectReachable()
})

test('offers a reload when its scripts do not come', async ({ context, page, errors }) => {
  errors.allow(/ERR_FAILED/)
  await context.route('**/*.js', (route) => route.abort())
  await page.goto('/matches')
  await expect(page.getByRole('alert')).toContainText('Clutchpool couldn’t load.')
  await context.unroute('**/*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('No matches available yet')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('shows an error on a chain without contracts', async ({ chain, page, app }) => {
  const match = await chain.createMatch()
  await app.match.open(match)
  await expect(app.match.form).toBeVisible()
  await chain.removePool()
  await app.connect()
  await app.match.expectRefused('Place Bet', 'Contracts are not available')
  await app.matches.open()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Error: Failed to initialize contracts',
  )
})
