import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'

test('closes, voids and corrects a match', async ({ chain, time, wallet, page, admin }) => {
  const closed = await chain.createMatch({ name: NAME })
  await chain.bet(closed, { by: accounts.bettor, side: 1, amount: '1' })
  await admin.enterAsOperator()
  const voiding = admin.matches.act('Void the match')

  await test.step('closes betting early, then voids the match', async () => {
    await admin.matches.manage(`#1 - ${NAME}`)
    const close = admin.matches.act('Close betting early')
    await close.getByRole('button', { name: 'Close betting' }).click()
    await expect(admin.confirmation).toContainText('Betting can’t be reopened')
    await admin.confirm('Close betting permanently')
    await expect(admin.matches.managing).toContainText('Closed early')
    await expect(close.getByRole('button', { name: 'Close betting' })).toHaveAccessibleDescription(
      'Betting on this match has already ended.',
    )

    await voiding.getByRole('button', { name: 'Void match' }).click()
    await expect(admin.confirmation).toContainText('Every bettor is refunded in full, 1 WETH')
    await admin.confirm('Void and refund')
    await expect(admin.matches.managing).toContainText('No open matches')
    await chain.claim(closed, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1'))
    wallet.expectPrompts('connect', 'send', 'send')
  })

  await test.step('lets only the owner correct a result within the dispute window', async () => {
    await chain.setDisputeWindow(12 * hour)
    const corrected = await chain.createMatch({ name: NAME })
    await chain.betOnBothSides(corrected)
    await time.pass(3 * hour)

    await admin.matches.chooseMatch(/T1 vs Gen.G/)
    await admin.matches.chooseWinner('Option 1')
    await admin.matches.finalize()
    const confirm = admin.confirmation.getByRole('button', { name: 'Finalize Match' })
    await admin.confirmation.getByRole('textbox').fill('option 1')
    await expect(confirm).toBeEnabled()
    await chain.finalize(corrected, 2)
    const gone = 'Match #2 already has a result, or can only be voided now.'
    await expect(admin.confirmation.getByRole('alert')).toHaveText(gone)
    await expect(confirm).toBeDisabled()
    await expectAccessible(page, admin.confirmation)
    await admin.confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect(admin.matches.finalizing.getByRole('button', { name: 'Finalize Match' })).toBeDisabled()
    await expect(admin.matches.finalizing.getByRole('alert')).toHaveText(gone)

    const row = admin.matchTable.row('#2')
    await expect(row).toContainText('Final in 11h 59m')
    await row.getByRole('button').click()
    await expect(admin.matches.managing.getByRole('combobox')).toBeFocused()
    await expect(admin.matches.managing).toContainText('Option 2 (Gen.G)')
    await expect(admin.matches.managing).toContainText('11h 59m')
    const correct = admin.matches.act('Correct the result')
    const button = correct.getByRole('button', { name: 'Correct result' })
    await expect(correct).toContainText('Correct winnerOption 1 (T1)')
    await expect(correct.getByRole('radio')).toHaveCount(0)

    await wallet.choose(accounts.bettor)
    await expect(button).toBeDisabled()
    await wallet.choose(accounts.operator)
    await expect(button).toBeEnabled()
    await button.click()
    await expect(admin.confirmation).toContainText(
      'Option 1 (T1) becomes the winner, replacing: Option 2 (Gen.G).',
    )
    await admin.confirm('Replace result', 'T1')
    await expect(page.getByRole('status').filter({ hasText: 'now has winner 1' })).toBeVisible()
    await expect(admin.matches.managing).toContainText('Option 1 (T1)')

    await time.pass(13 * hour)
    await expect(admin.matches.managing).toContainText('or correctable results')
    await chain.claim(corrected, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('2.92'))
  })

  await test.step('voids an abandoned match', async () => {
    const abandoned = await chain.createMatch({ name: NAME })
    await chain.bet(abandoned, { by: accounts.bettor, side: 1, amount: '1' })
    await time.pass(8 * day)
    await expect(admin.matchTable.filter('Void only')).toHaveAccessibleName('Void only 1')
    await admin.matches.manage(`#3 - ${NAME}`)
    await expect(voiding).toContainText('No result for 7 days.')
    await voiding.getByRole('button', { name: 'Void match' }).click()
    await admin.confirm('Void and refund')
    await expect(admin.matches.managing).toContainText('No open matches')
    await chain.claim(abandoned, accounts.bettor)
  })

  await test.step('says so when a colleague voids the match during a confirmation', async () => {
    await chain.setDisputeWindow(0)
    const voided = await chain.createMatch({ name: NAME })
    await admin.matches.manage(`#4 - ${NAME}`)
    await voiding.getByRole('button', { name: 'Void match' }).click()
    await expect(admin.confirmation).toBeVisible()
    await chain.voidMatch(voided)
    await expect(admin.confirmation).toBeHidden()
    await admin.expectAlert('No longer possible. Nothing was sent.')
  })
})

test('says whether a result can be challenged by the window of its match', async ({ chain, time, admin }) => {
  const immediate = await chain.createMatch({ name: NAME })
  await chain.setDisputeWindow(12 * hour)
  const windowed = await chain.createMatch({ name: 'LoL: KT vs DRX' })
  for (const match of [immediate, windowed]) await chain.betOnBothSides(match)
  await time.pass(3 * hour)
  await chain.finalize(immediate, 2)
  await chain.setDisputeWindow(0)
  await admin.enterAsOperator()

  await admin.matches.chooseMatch(/KT vs DRX/)
  await admin.matches.chooseWinner('Option 1')
  await expect(admin.matches.finalizing).toContainText('after the 12h 0m dispute window.')

  await admin.matchTable.row(NAME).getByRole('button').click()
  await admin.matches.act('Correct the result').getByRole('button', { name: 'Correct result' }).click()
  await expect(admin.confirmation).toContainText(
    'Without a dispute window, no one can correct or challenge the new result.',
  )
})

test('an operator replaces a postponed match', async ({ chain, context, wallet, page, admin }) => {
  await chain.setDisputeWindow(12 * hour)
  const match = await chain.createMatch({ name: NAME, startsIn: hour, endsIn: 3 * hour })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '10' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '5' })
  await admin.enterAsOperator('matches')
  await admin.matches.manage(`#${match} - ${NAME}`)
  await expect(admin.matches.act('Risk signals').getByRole('row')).toContainText([
    'Seen',
    '1 account bet 5 WETH on Gen.G while it had less than 30% of the pool.',
  ])

  const card = admin.matches.act('Replace the match')

  await test.step('a start in the past, or before refunds open, is refused', async () => {
    await card.getByRole('button', { name: 'Replace match' }).click()
    const start = card.getByLabel('New start time')
    await start.fill('2027-03-01T12:00')
    await expect(start).toHaveAccessibleDescription('The start time has passed. Choose a later one.')
    await start.fill('2027-03-01T23:00')
    await expect(start).toHaveAccessibleDescription(
      /^Refunds open at 2 Mar 2027, \d\d:\d\d at the earliest\. The new match can’t start before\.$/,
    )
    await start.fill('2027-03-03T20:00')
    await expect(card).toContainText('Betting ends 3 Mar 2027, 22:00.')
    await expectAccessible(page, admin.matches.managing)
    wallet.expectPrompts('connect')
  })

  await test.step('one transaction voids it and creates its successor', async () => {
    await card.getByRole('button', { name: 'Replace match' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Every bettor is refunded in full, 15 WETH in total.')
    await expect(dialog).toContainText('It starts 3 Mar 2027, 20:00.')
    await expectAccessible(page, dialog)
    await dialog.getByRole('button', { name: 'Void and create again' }).click()
    await admin.expectStatus(`Match #${match} is void and has a successor`)
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
