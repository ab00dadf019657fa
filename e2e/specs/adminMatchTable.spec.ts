import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { expectNothingCutOff, expectOptionsWhole } from '../accessible.ts'
import { expect, test } from '../test.ts'

test('finds matches by state, game and name, in an order that the URL keeps', async ({
  chain,
  rpc,
  page,
  errors,
  admin,
}) => {
  errors.allow(/ERR_CONNECTION_REFUSED/)
  const table = admin.matchTable
  await chain.createMatch({ name: 'LoL: T1 vs Gen.G — LCK Final', startsIn: 0, endsIn: hour })
  await chain.createMatch({ name: 'CS2: Vitality vs MOUZ', startsIn: 0, endsIn: 2 * hour })
  await chain.createMatch({ name: 'LoL: Fnatic vs G2', startsIn: 0, endsIn: 2 * hour })
  await chain.createMatch({ name: 'LoL: KT vs DRX', startsIn: 9 * hour })
  await chain.bet(2n, { by: accounts.bettor, side: 1, amount: '3' })
  await chain.pass(3 * hour)
  await admin.enterAsOperator()

  await test.step('lists what is overdue first', async () => {
    await table.expectRows('#1 LoL: T1 vs Gen.G — LCK Final', '#2', '#3', '#4')
    await expect(table.row('#1')).toContainTexts('Result due for 2h 0m', 'Anyone can void it in 6d 21h')
    await expect(table.row('#4')).toContainText('Betting closes in 6h')
    await expect(table.filter('Result due')).toHaveAccessibleName('Result due 3')
  })

  await test.step('narrows the list', async () => {
    await table.filter('Result due').check()
    await table.choice('Sort by').selectOption('Biggest pool')
    await table.choice('Game').selectOption('LoL')
    await table.expectRows('#3', '#1')
    await table.search.fill('gen')
    await expect(page).toHaveURL('/admin?show=due&sort=pool&game=LoL&q=gen')
    await table.expectRows('#1')
    await table.search.fill('nobody')
    await expect(table.panel).toContainText('No matches found')
    await table.panel.getByRole('button', { name: 'Clear filters' }).click()
    await expect(table.search).toBeFocused()
    await table.expectRows('#1', '#2', '#3', '#4')
    await expect(page).toHaveURL('/admin')
  })

  await test.step('fits a tablet and a phone', async () => {
    for (const width of [820, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingCutOff(page)
      await expectOptionsWhole(page)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('leads to the panels below', async () => {
    for (const [title, panel, field] of [
      ['Finalize Match Results', admin.matches.finalizing, 'combobox'],
      ['Create New Match', admin.matches.creating, 'textbox'],
    ] as const) {
      await table.panel.getByRole('button', { name: title }).click()
      await expect(panel.getByRole('heading', { name: title })).toBeInViewport()
      await expect(panel.getByRole(field).and(page.locator(':focus'))).toHaveCount(1)
    }
    await table.row('#2').getByRole('button', { name: 'Name winner' }).click()
    await expect(admin.matches.finalizing.getByRole('region', { name: 'Match details' })).toContainText(
      '3 WETH',
    )
    await table.row('#4').getByRole('button', { name: 'Manage' }).click()
    await expect(admin.matches.act('Close betting early')).toBeVisible()
  })

  await test.step('stands in for the rows that still load beside a failed read', async () => {
    await rpc.goDown()
    await page.reload()
    await admin.logIn()
    await expect(table.panel.getByRole('alert')).toContainText('Try again')
    await rpc.hold()
    await table.filter('Final').check()
    await expect(table.panel).toContainText('Loading matches...')
  })
})

test('selects matches by keyboard, and names, closes, voids and rules in one transaction each', async ({
  chain,
  wallet,
  page,
  admin,
}) => {
  const table = admin.matchTable
  await chain.createMatch({ name: 'LoL: T1 vs Gen.G', startsIn: 0, endsIn: hour })
  await chain.createMatch({ name: 'LoL: KT vs DRX', startsIn: 0, endsIn: hour })
  await chain.createMatch({ name: 'The grand final', startsIn: 0, endsIn: hour })
  for (const name of ['CS2: MOUZ vs G2', 'CS2: FURIA vs NAVI', 'CS2: 9z vs Spirit'])
    await chain.createMatch({ name, startsIn: 9 * hour })
  await chain.bet(1n, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.bet(1n, { by: accounts.rival, side: 2, amount: '1' })
  await chain.bet(5n, { by: accounts.rival, side: 2, amount: '2' })
  await chain.pass(3 * hour)
  await admin.enterAsOperator()
  await table.expectRows('#1', '#2', '#3', '#4', '#5', '#6')

  await test.step('selects by keyboard, by range and all', async () => {
    await table.box('#1').focus()
    await page.keyboard.press('Space')
    await table.expectSelected('#1')
    await page.keyboard.press('ArrowDown')
    await expect(table.box('#2')).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(table.box('#3')).toBeFocused()
    await table.expectSelected('#1', '#2', '#3')
    await expect(table.panel.getByRole('status').filter({ hasText: '3 matches selected' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(table.selected).toBeHidden()
    await table.box('#2').check()
    await table.box('#5').click({ modifiers: ['Shift'] })
    await table.expectSelected('#2', '#3', '#4', '#5')
    await page.getByRole('checkbox', { name: 'Select all 6 shown' }).check()
    await expect(page).toBeAccessible()
  })

  await test.step('names three winners, and leaves out what isn’t over', async () => {
    await table.button('Name winners (3)').click()
    await expect(admin.confirmation).toContainTexts('3 matches are left out', 'The match isn’t over yet.')
    const confirm = admin.confirmation.getByRole('button', { name: 'Post results' })
    await expect(confirm).toBeDisabled()
    await expect(confirm).toHaveAccessibleDescription('Choose 3 more winners.')
    await expect(admin.confirmation).toContainText('1 WETH staked · pays 1.92 WETH')
    await table.decide('Winner of', '#1 - LoL: T1 vs Gen.G', 'T1')
    await expect(admin.confirmation).toContainText('Winners are paid 1.92 WETH in total.')
    await table.decide('Winner of', '#2 - LoL: KT vs DRX', 'DRX')
    await expect(admin.confirmation).toBeAccessible()
    await table.decide('Winner of', '#3 - The grand final', 'Option 2')
    await expect(confirm).toHaveAccessibleDescription('Type 1 more winner.')
    await table.typeWinner('#1 - LoL: T1 vs Gen.G', 'Gen.G')
    await expect(confirm).toBeDisabled()
    await table.typeWinner('#1 - LoL: T1 vs Gen.G', 't1')
    await admin.confirm('Post results')
    await admin.expectStatus('3 results posted')
    await table.expectSelected('#4', '#5', '#6')
    wallet.expectPrompts('connect', 'send')
  })

  await test.step('closes betting on three', async () => {
    await table.button('Close betting (3)').click()
    await admin.confirm('Close betting permanently')
    await admin.expectStatus('Betting on 3 matches is closed')
    await expect(table.row('#4')).toContainText('Betting closed')
    await expect(table.selected).toBeHidden()
    await expect(table.panel.getByText('3 matches', { exact: true })).toBeFocused()
  })

  await test.step('voids three', async () => {
    await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check()
    await table.button('Void (3)').click()
    await expect(admin.confirmation).toContainText('2 WETH in total')
    await admin.confirm('Void and refund', '2 WETH')
    await admin.expectStatus('3 matches are void. Every stake can be claimed back')
    await expect(table.panel).toContainText('No open matches')
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })

  await test.step('rules on two, and leaves out what nobody has challenged', async () => {
    await chain.setDisputeWindow(12 * hour)
    const matches = [7n, 8n, 9n]
    for (const _ of matches)
      await chain.createMatch({ name: 'LoL: KT vs DRX', teamA: { rival: '4' }, teamB: { second: '4' } })
    await chain.fundBettor('1')
    await chain.finish(1, ...matches)
    for (const match of matches.slice(1)) await chain.challenge(match, { by: accounts.bettor, outcome: 'A' })
    await table.filter('Challenged').check()
    await table.expectRows('#8', '#9')
    await page.getByRole('checkbox', { name: 'Select all 2 shown' }).check()
    await table.filter('All').check()
    await table.box('#7').check()

    await table.button('Rule (2)').click()
    await expect(admin.confirmation).toContainTexts('1 match is left out', 'Nobody has challenged it.')
    const confirm = admin.confirmation.getByRole('button', { name: 'Rule' })
    await expect(confirm).toHaveAccessibleDescription('Choose 2 more rulings.')
    await expect(admin.confirmation).toContainText('Bond 0.08 WETH')
    await table.decide('Ruling on', '#8 - LoL: KT vs DRX', 'DRX')
    await expect(admin.confirmation).toContainText('The challenger gets the bond of 0.08 WETH back.')
    await table.decide('Ruling on', '#9 - LoL: KT vs DRX', 'Void')
    await expect(admin.confirmation).toBeAccessible()
    await admin.confirm('Rule', '2')
    await admin.expectStatus('Ruled on 2 matches')
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send')
    await expect(table.row('#8')).toContainText('DRX')
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1'))
  })
})
