import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'

test('an operator sees what a match would pay, and replaces it when it is postponed', async ({
  chain,
  context,
  wallet,
  page,
  app,
  admin,
}) => {
  await chain.setDisputeWindow(12 * hour)
  const match = await chain.createMatch({ name: NAME, startsIn: hour, endsIn: 3 * hour })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '3' })
  await admin.enterAsOperator('matches')
  await admin.matches.manage(`#${match} - ${NAME}`)

  await test.step('the panel shows both results and who has staked most', async () => {
    const results = admin.matches.managing.getByRole('table', { name: 'If it ends now' })
    await expect(results.getByRole('row').nth(1)).toContainText(/T1.*3\.76.*0.*0\.24/)
    await expect(results.getByRole('row').nth(2)).toContainText(/Gen\.G.*3\.92.*0.*0\.08/)
    const largest = admin.matches.managing.getByRole('table', { name: 'Largest bets' })
    await expect(largest.getByRole('row').nth(1)).toContainText(/Gen\.G.*3.*75\s?%/)
    await expect(largest.getByRole('row').nth(1).getByRole('link')).toHaveAttribute(
      'href',
      `/bettor/${accounts.rival}`,
    )
  })

  const card = admin.matches.act('Replace the match')

  await test.step('a start in the past is refused before the wallet opens', async () => {
    await card.getByRole('button', { name: 'Replace match' }).click()
    const start = card.getByLabel('New start time')
    await expect(start).toHaveAccessibleDescription('Choose a start time.')
    await start.fill('2027-03-01T12:00')
    await expect(start).toHaveAccessibleDescription('The start time has passed. Choose a later one.')
    await start.fill('2027-03-03T20:00')
    await expect(card).toContainText('Betting ends 3 Mar 2027, 22:00.')
    await expectAccessible(page)
    wallet.expectPrompts('connect')
  })

  await test.step('a start before refunds open is refused before the wallet opens', async () => {
    const start = card.getByLabel('New start time')
    await start.fill('2027-03-01T23:00')
    await card.getByRole('button', { name: 'Replace match' }).click()
    await expect(start).toHaveAccessibleDescription(
      /^Refunds open at 2 Mar 2027, \d\d:\d\d at the earliest\. The new match can’t start before\.$/,
    )
    await expect(page.getByRole('dialog')).toBeHidden()
    await start.fill('2027-03-03T20:00')
    await expect(card).toContainText('Betting ends 3 Mar 2027, 22:00.')
    wallet.expectPrompts('connect')
  })

  await test.step('one transaction voids it and creates its successor', async () => {
    await card.getByRole('button', { name: 'Replace match' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Every bettor is refunded in full, 4 WETH in total.')
    await expect(dialog).toContainText('It starts 3 Mar 2027, 20:00.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Void and create again' }).click()
    await app.expectStatus(`Match #${match} is void and has a successor`)
    wallet.expectPrompts('connect', 'send')
    await expect(card.getByRole('link')).toHaveText(`Match #${match + 1n}, starting 3 Mar 2027, 20:00`)
  })

  const visitor = await context.newPage()
  await visitor.goto(`/match/${match}`)
  await expect(visitor.getByRole('link', { name: 'Starts 3 Mar 2027, 20:00' })).toHaveAttribute(
    'href',
    `/match/${match + 1n}`,
  )
})
