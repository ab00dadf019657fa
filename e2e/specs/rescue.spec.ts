import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { ALL } from '../../script/seed/standing.ts'
import { expectAccessible } from '../accessible.ts'
import { contracts } from '../fixtures/contracts.ts'
import { test } from '../test.ts'

// src/rescue/rescue.test.ts tests the states of bets and tournaments.
test('pays out everything from a disk, with nothing but a chain', async ({ chain, time, page, errors }) => {
  errors.allow(/third-party request: file:/)
  const { bettor, rival, second, operator } = accounts
  await chain.setDisputeWindow(12 * hour)
  const matchIds = await chain.tournaments.createMatches()
  const cup = await chain.tournaments.create({ matchIds })
  for (const player of [bettor, rival]) await chain.tournaments.play(cup, player, matchIds, [1, 2])
  const [won, challenged, silent] = [
    await chain.createMatch(),
    await chain.createMatch(),
    await chain.createMatch(),
  ]
  for (const match of [won, challenged, silent]) await chain.betOnBothSides(match)
  await time.pass(3 * hour)
  await chain.finalize(won, 1)
  await chain.finalize(challenged, 2)
  await chain.fundBettor('1')
  await chain.challenge(challenged, { by: bettor, outcome: 'B' })

  await page.goto(pathToFileURL(join(process.env.E2E_APP_FOLDER ?? '', 'rescue.html')).href)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Enter a valid address')).toBeVisible()
  await page.getByRole('button', { name: 'Use my wallet’s address' }).click()
  await expect(page.getByLabel('Address to pay out')).toHaveValue(bettor)
  await announceLate(page)
  const wallets = page.getByRole('combobox', { name: 'Wallet' })
  await expect(wallets.getByRole('option')).toHaveText(['Fox Wallet', 'Late Wallet'])
  await expect(wallets).toHaveValue('Fox Wallet')
  await check(page)
  for (const text of [/Can be challenged until|unless challenged before/, /Without a ruling by/])
    await expect(page.getByText(text).first()).toBeVisible()

  // Nobody operates the pool any more.
  await time.pass(60 * day)
  await check(page)
  await expect(page.getByText(/ WETH can be claimed now/).first()).toBeVisible()
  await page.getByText('Send it from a block explorer').first().click()
  await expect(page.getByLabel('Copy data').first()).toHaveValue(/^0x[0-9a-f]+$/)
  await expectAccessible(page)
  for (const account of [bettor, rival, second, operator]) {
    await page.getByLabel('Address to pay out').fill(account)
    let sent: number
    do {
      await check(page)
      sent = await sendAll(page)
    } while (sent > 0)
  }
  const read = { ...contracts.lens, functionName: 'obligations', args: [0n, ALL] } as const
  const [{ accruedFees: _, ...owed }] = await chain.client.readContract(read)
  expect(owed).toEqual({ stakes: 0n, payouts: 0n, payoutFees: 0n, bonds: 0n })
  expect(await chain.balanceOf(contracts.tournament.address)).toBe(0n)
})

/** Announces another wallet (EIP-6963), as an extension does that loads after the page. */
const announceLate = (page: Page) =>
  page.evaluate(() => {
    const detail = { info: { uuid: 'late', name: 'Late Wallet' }, provider: {} }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })

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
