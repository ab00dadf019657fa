import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'
const LINK = 'https://lolesports.com/en/match/1'

test('an operator names a result with its source, which bettors see until it is removed', async ({
  chain,
  context,
  time,
  wallet,
  page,
  app,
  admin,
}) => {
  await chain.setDisputeWindow(12 * hour)
  const match = await chain.createMatch({ name: NAME })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '1' })
  await time.pass(2 * hour)
  await admin.enterAsOperator('matches')

  await test.step('one confirmation names the winner and the source', async () => {
    await admin.matches.chooseMatch(/T1 vs Gen\.G/)
    await admin.matches.chooseWinner('Option 1')
    const link = admin.matches.finalizing.getByLabel('Link to the official result (optional)')
    await link.fill('http://lolesports.com')
    await link.blur()
    await expect(admin.matches.finalizing).toContainText('Enter an https:// link of at most 200 characters.')
    await link.fill(LINK)
    await admin.matches.expectConsequence('Bettors see a link to lolesports.com beside the result.')
    await expectAccessible(page)
    await admin.matches.finalize()
    await admin.confirm('Finalize Match', 'T1')
    await app.expectAlert(`Match #${match} successfully finalized with winner 1`)
    wallet.expectPrompts('connect', 'send')
  })

  const visitor = await context.newPage()
  await visitor.goto(`/match/${match}`)
  const result = visitor.getByRole('region', { name: 'T1 won (Team A)' })
  const shown = result.getByRole('link', { name: 'lolesports.com' })

  await test.step('bettors see the host, and that it is the operator’s link', async () => {
    await expect(result).toContainText('Official result, linked by the operator: lolesports.com')
    await expect(shown).toHaveAttribute('href', LINK)
    await expect(shown).toHaveAttribute('rel', /noopener/)
    await expectAccessible(visitor)
  })

  await test.step('the operator removes it, live', async () => {
    await admin.matches.manage(`#${match} - ${NAME}`)
    const card = admin.matches.act('Official result')
    const link = card.getByLabel('Link to the organizer’s page')
    await expect(link).toHaveValue(LINK)
    await expect(card.getByRole('button')).toHaveAccessibleDescription('Enter another link first.')
    await link.fill('')
    await card.getByRole('button', { name: 'Remove link' }).click()
    await app.expectStatus('Link removed')
    await expect(shown).toBeHidden()
  })
})

test('links nothing but https', async ({ chain, time, page, app }) => {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.nameSource(match, 'javascript:alert(1)')
  await time.pass(2 * hour)
  await app.match.open(match)
  await expect(page.getByRole('heading', { name: 'Awaiting the result' })).toBeVisible()
  await expect(page.getByText('linked by the operator')).toBeHidden()
  await chain.nameSource(match, LINK)
  await expect(page.getByRole('link', { name: 'lolesports.com' })).toBeVisible()
})
