import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Page, test } from '@playwright/test'
import type { Address } from 'viem'
import { local } from '@/chain/config/chains'
import { startAnvil } from '@/testing/anvil'
import { contractsOf } from '@/testing/contracts'
import { day } from '@/testing/time'
import { browserOptions } from '../../script/lib/chromium.ts'
import { deployLocal } from '../../script/lib/deployLocal.ts'
import { buildRescuePage } from '../../script/lib/rescuePage.ts'
import { readSite } from '../../script/lib/site.ts'
import { temporaryFolder } from '../../script/lib/temporaryFolder.ts'
import { crowd, newcomer } from '../../script/seed/accounts.ts'
import { playSeason } from '../../script/seed/playSeason.ts'
import { ALL } from '../../script/seed/standing.ts'
import { ConsoleListener } from '../fixtures/consoleListener.ts'
import { Wallet } from '../fixtures/wallet.ts'
import { expect } from '../test.ts'

test.use({ launchOptions: browserOptions() })

/** The file needs nothing but a chain: neither the site nor its server. */
test('pays out the whole season from a disk', async ({ context, page }) => {
  using folder = temporaryFolder()
  const start = Math.floor(Date.now() / 1000) - 18 * day
  await using anvil = await startAnvil({ args: ['--timestamp', String(start)] })
  const { client, url } = anvil
  const deployment = await deployLocal(anvil)
  await playSeason(client, deployment)
  await client.setAutomine(true)
  const file = join(folder.path, 'rescue.html')
  await writeFile(file, await buildRescuePage(readSite({})))
  const listener = new ConsoleListener(context, pathToFileURL(file).href, url)
  await Wallet.install(context, { url, id: local.id }, ['Fox Wallet'])
  await page.goto(pathToFileURL(file).href)
  await page.getByLabel('RPC URL').fill(url)

  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Enter a valid address')).toBeVisible()
  await page.getByRole('button', { name: 'Use my wallet’s address' }).click()
  await expect(page.getByLabel('Address to pay out')).toHaveValue(newcomer)
  const wallets = page.getByRole('combobox', { name: 'Wallet' })
  await announce(page, 'Late Wallet')
  await wallets.selectOption('Late Wallet')
  await announce(page, 'Later Wallet')
  await expect(wallets.getByRole('option')).toHaveText(['Fox Wallet', 'Late Wallet', 'Later Wallet'])
  await expect(wallets).toHaveValue('Late Wallet')
  await wallets.selectOption('Fox Wallet')
  await check(page)
  for (const text of [
    / WETH can be claimed now/,
    /Can be challenged until|unless challenged before/,
    /Without a ruling by/,
  ])
    await expect(page.getByText(text).first()).toBeVisible()
  await page.getByText('Send it from a block explorer').first().click()
  await expect(page.getByLabel('Copy data').first()).toHaveValue(/^0x[0-9a-f]+$/)
  await expect(page).toBeAccessible()

  // The operator is gone.
  await client.increaseTime({ seconds: 60 * day })
  await client.mine({ blocks: 1 })
  for (const account of [newcomer, ...crowd]) {
    await page.getByLabel('Address to pay out').fill(account)
    let sent: number
    do {
      await check(page)
      sent = await sendAll(page)
    } while (sent > 0)
  }
  const { bettingPool, lens, tournament, weth } = contractsOf(deployment)
  const [owed] = await client.readContract({ ...lens, functionName: 'obligations', args: [0n, ALL] })
  const { accruedFees, ...others } = owed
  expect(others).toEqual({ stakes: 0n, payouts: 0n, payoutFees: 0n, bonds: 0n })
  const balanceOf = (account: Address) =>
    client.readContract({ ...weth, functionName: 'balanceOf', args: [account] })
  expect((await balanceOf(bettingPool.address)) - accruedFees).toBeLessThan(1_000n)
  expect(await balanceOf(tournament.address)).toBe(0n)
  listener.expectNoProblems()
})

/** Announces another wallet (EIP-6963), as an extension does that loads after the page. */
const announce = (page: Page, wallet: string) =>
  page.evaluate((name) => {
    const detail = { info: { uuid: name, name }, provider: {} }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }, wallet)

async function check(page: Page) {
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('All read')).toBeVisible()
}

/** Sends everything on the page. Returns how much there was. */
async function sendAll(page: Page): Promise<number> {
  const acts = page.getByRole('article')
  for (const act of await acts.all()) {
    await act.getByRole('button', { name: 'Send' }).click()
    await expect(act.getByText('Done. Check again')).toBeVisible()
  }
  return acts.count()
}
