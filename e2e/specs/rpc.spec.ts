import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { startAnvil } from '@/testing/anvil'
import { freePort } from '../../src/testing/freePort'
import { expectAccessible } from '../accessible.ts'
import { standIn } from '../fixtures/rpc.ts'
import { test } from '../test.ts'

const OWN = 'https://rpc.example.org'
const OTHER = 'https://other.example.org'
const DOWN = 'https://down.example.org'

test.beforeEach(({ errors }) => {
  errors.allow(/ERR_CONNECTION_REFUSED/)
  errors.allow(/third-party request: https:\/\/[a-z]+\.example\.org\//)
})

test('keeps a custom RPC and asks no other', async ({ chain, context, rpc, page, app }) => {
  await standIn(context, OWN, chain.url)
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await rpc.goDown()
  await app.home.open()
  await app.expectUnreachable()
  await page.getByRole('alert').getByRole('button', { name: 'Network settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Network settings' })
  await dialog.getByLabel('RPC URL').fill(OWN)
  await dialog.getByRole('button', { name: 'Use this RPC' }).click()
  await expect(dialog).toBeHidden()
  await app.expectReachable()

  await app.matches.open()
  await app.matches.expectMatches('T1 vs Gen.G')

  await page.getByRole('contentinfo').getByRole('button', { name: 'Network settings' }).click()
  await expect(dialog.getByLabel('RPC URL')).toHaveValue(OWN)
  await dialog.getByRole('button', { name: 'Use the default RPC' }).click()
  await app.expectUnreachable()
  rpc.comeBack()
  await app.expectReachable()
})

test('rejects an unusable RPC, and ignores a late one', async ({ chain, context, page, app }) => {
  const other = await startAnvil({
    port: await freePort(),
    chain: {
      id: 1,
      name: 'Another',
      nativeCurrency: { name: '', symbol: '', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    },
  })
  await standIn(context, OTHER, other.url)
  await context.route(`${DOWN}/**`, (route) => route.abort('connectionrefused'))
  await app.home.open()
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Network settings' })
  await settings.click()
  const dialog = page.getByRole('dialog', { name: 'Network settings' })
  const use = async (url: string) => {
    await dialog.getByLabel('RPC URL').fill(url)
    await dialog.getByRole('button', { name: 'Use this RPC' }).click()
  }

  for (const [url, reason] of [
    ['', 'Enter a valid RPC URL'],
    ['rpc.example.org', 'Enter a valid RPC URL'],
    ['ftp://rpc.example.org', 'Enter a valid RPC URL'],
    [DOWN, 'This RPC didn’t respond.'],
    [OTHER, 'This RPC is for chain 1, but Clutchpool local is chain 31337.'],
  ] as const) {
    await use(url)
    await expect(dialog.getByText(reason)).toBeVisible()
    await expect(dialog.getByLabel('RPC URL')).toHaveValue(url)
  }
  await expectAccessible(page, dialog)
  await other.stop()

  await test.step('ignores one that answers after the settings were closed', async () => {
    let letAnswer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      letAnswer = resolve
    })
    await context.route(`${OWN}/**`, async (route) => {
      await mayAnswer
      await route.fulfill({ response: await route.fetch({ url: chain.url }) })
    })
    await use(OWN)
    await expect(dialog.getByRole('button', { name: 'Checking' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const answered = page.waitForResponse(`${OWN}/**`).then((response) => response.finished())
    letAnswer()
    await answered
    await settings.click()
    await expect(dialog.getByLabel('RPC URL')).toHaveValue('')
  })
})

test('keeps the last data, and refreshes it after an outage', async ({ chain, rpc, app }) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await app.match.openAndConnect(match)
  await app.match.amount.fill('0.5')
  await expect(app.match.pools).toContainText('Total pool1 WETH')

  await rpc.goDown()
  await app.expectUnreachable()
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
  await expect(app.match.pools).toContainText('Total pool1 WETH')
  await app.match.expectPosition('Team A', '1 WETH')
  await app.match.expectDraft('Team A', '0.5')

  rpc.comeBack()
  await app.expectReachable()
  await expect(app.match.pools).toContainText('Total pool2 WETH')
  await app.match.expectDraft('Team A', '0.5')
})

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
