import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { expectNotFramed, SafeHost } from '../fixtures/safeHost.ts'
import { PASSWORD, test } from '../publicSite.ts'
import { expect } from '../test.ts'

// Chromium asks before a page of another origin frames one of localhost.
test.use({ walletNames: [], permissions: ['local-network-access'] })

test('takes over a role and bets as a Safe App with two signers', async ({
  chain,
  context,
  page,
  request,
  url,
  errors,
}) => {
  errors.allow(/third-party request: https:\/\/(safe|elsewhere)\.example\.org\/$/)
  const matchId = await chain.createMatch()
  const safe = await SafeHost.deploy(context, page, chain)
  const { app } = safe
  const asOwner = { account: accounts.operator, chain: null }
  const waits = app
    .getByRole('status', { name: 'Notifications' })
    .getByText('Waiting for other signers (1 of 2)…')

  await test.step('only for its host', async () => {
    const { headers } = await expectJson(`${url}manifest.json`)
    expect(headers['access-control-allow-origin']).toBe('*')
    errors.allow(/frame-ancestors/)
    await expectNotFramed(page, url)
  })

  await test.step('accepts ownership once the other signer confirms, also after a reload', async () => {
    await chain.send({
      ...chain.contracts.bettingPool,
      ...asOwner,
      functionName: 'transferOwnership',
      args: [safe.address],
    })
    await safe.open(`${url}admin?section=settings`)
    await app.getByLabel('Password').fill(PASSWORD)
    await app.getByRole('button', { name: 'Login' }).click()
    const role = app.getByRole('region', { name: 'Your role' })
    await expect(role.getByRole('listitem')).toHaveText(['Next pool owner'])

    safe.rejectNext()
    await accept()
    await expect(app.getByText('You cancelled in your wallet. Nothing was sent.')).toBeVisible()
    await accept()
    await expect(waits).toBeVisible()
    safe.delete()
    await expect(app.getByText('Nothing changed. It was cancelled or replaced in your wallet.')).toBeVisible()
    await accept()
    await expect(waits).toBeVisible()
    await page.reload()
    await expect(waits).toBeVisible()
    expect(await chain.poolOwner()).toBe(accounts.operator)

    await safe.execute()
    await expect(app.getByText('Done. The change is on-chain.')).toBeVisible()
    expect(await chain.poolOwner()).toBe(safe.address)
  })

  await test.step('approves and bets as one proposal', async () => {
    await chain.giveWeth(accounts.operator, '1')
    await chain.send({
      ...chain.contracts.weth,
      ...asOwner,
      functionName: 'transfer',
      args: [safe.address, parseEther('1')],
    })
    await safe.open(`${url}match/${matchId}`)
    const form = app.getByRole('region', { name: 'Place Your Bet' })
    await form.getByRole('radio', { name: 'Team A' }).check()
    await form.getByLabel(/^Bet Amount/).fill('0.5')
    await form.locator('button[type=submit]').click()
    await expect(waits).toBeVisible()
    await safe.execute()
    await expect(app.getByText('Bet placed.')).toBeVisible()
    expect(await chain.balanceOf(chain.contracts.bettingPool.address)).toBe(parseEther('0.5'))
  })

  async function accept() {
    await app.getByRole('button', { name: 'Accept ownership' }).click()
    await app.getByRole('dialog').getByRole('button', { name: 'Accept ownership' }).click()
  }

  async function expectJson(path: string) {
    const response = await request.get(path)
    expect(await response.json()).toMatchObject({ name: 'Clutchpool', iconPath: 'icon.svg' })
    return { headers: response.headers() }
  }
})
