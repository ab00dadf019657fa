import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'
const OTHER = 'The grand final'
const SOURCE = 'https://lolesports.com/en/match/1'

test('finalizes as an operator only, and pays the winners', async ({ chain, time, wallet, page, admin }) => {
  const older = await chain.createMatch({ name: NAME, startsIn: hour, endsIn: 2 * hour })
  const richer = await chain.createMatch({ name: OTHER, startsIn: hour, endsIn: 3 * hour })
  await chain.bet(older, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.bet(older, { by: accounts.second, side: 1, amount: '1' })
  await chain.bet(older, { by: accounts.rival, side: 2, amount: '2' })
  await chain.bet(richer, { by: accounts.bettor, side: 1, amount: '5' })
  await time.pass(4 * hour)
  await admin.enterAs(accounts.bettor)
  const button = admin.matches.finalizing.getByRole('button', { name: 'Finalize Match' })

  await test.step('disables the button for a wallet that is not an operator, with the reason', async () => {
    await admin.matches.chooseMatch(/T1 vs Gen.G/)
    await admin.matches.chooseWinner('Option 1')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/operator/i)
    await wallet.choose(accounts.operator)
    await expect(button).toBeEnabled()
  })

  await test.step('says what follows from the result', async () => {
    await admin.matches.chooseMatch(`#1 - ${NAME} (Ended: 1 Mar 2027, 15:01)`)
    const details = admin.matches.finalizing.getByRole('region', { name: 'Match details' })
    await expect(details).toContainText('Pool A2 WETH')
    await admin.matches.chooseWinner('Option 1')
    await admin.matches.expectConsequence(
      'Option 1 (T1) wins.',
      '2 winners are paid 3.84 WETH in total.',
      /^The fee is 0\.16 WETH, 8%/,
      /^Claims open immediately/,
    )
    await admin.matches.create()
    await admin.matches.manage(`#2 - ${OTHER}`)
    await expectAccessible(page)
  })

  await test.step('keeps the choice when the wallet rejects or fails', async () => {
    const nameT1 = async () => {
      await admin.matches.finalize()
      await admin.confirm('Finalize Match', 't1')
    }
    wallet.rejectNext()
    await nameT1()
    await expect(admin.matches.finalizing).toContainText('You cancelled in your wallet. Nothing was sent.')
    await expect(page.getByRole('alert')).toHaveCount(0)
    wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
    await nameT1()
    await admin.expectAlert(/^Failed to finalize match: Your wallet can’t reach/)
  })

  await test.step('confirms the winner and pays the bettor', async () => {
    await admin.matches.finalize()
    await expect(admin.confirmation).toContainText('2 winners are paid 3.84 WETH in total.')
    const confirm = admin.confirmation.getByRole('button', { name: 'Finalize Match' })
    await expect(admin.confirmation.getByRole('textbox')).toBeFocused()
    await admin.confirmation.getByRole('textbox').fill('Gen.G')
    await expect(confirm).toBeDisabled()
    await admin.confirmation.getByRole('textbox').fill('T1')
    await confirm.click()
    await admin.expectAlert('Match #1 successfully finalized with winner 1')
    expect(await page.getByText(/^Failed to finalize match/).count()).toBe(0)
    await admin.matchTable.expectRows(`#2 ${OTHER}`)
    await chain.claim(older, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1.92'))
  })
})

test('closes betting, names a winner and rules on it', async ({ chain, time, wallet, page, admin }) => {
  const { finalizing, managing } = admin.matches
  const row = admin.matchTable.row(NAME)
  await chain.setDisputeWindow(12 * hour)
  const other = await chain.createMatch({ name: OTHER, startsIn: 0, endsIn: hour })
  await time.pass(2 * hour)
  const match = await chain.createMatch({ name: NAME, startsIn: hour, endsIn: 6 * hour, maxBet: '100' })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '100' })
  await chain.fundBettor('1')
  await time.pass(2 * hour)
  await admin.enterAsOperator()

  await test.step('names the winner from where betting was closed', async () => {
    await admin.matches.manage(`#${match} - ${NAME}`)
    await admin.matches.act('Close betting early').getByRole('button', { name: 'Close betting' }).click()
    await expect(admin.confirmation).toContainText('Once it has started, you can post the result.')
    await admin.confirm('Close betting permanently')
    await expect(row).toContainText('Result due in 3h 59m')
    await managing.getByRole('button', { name: 'Post the result' }).click()
    await expect(finalizing.getByRole('combobox')).toHaveValue(String(match))
    await admin.matches.chooseWinner('Option 2')
    await admin.matches.expectConsequence(
      /^Until then, the owner can correct it once and anyone can challenge it\./,
    )
    await admin.matches.finalize()
    await admin.confirm('Finalize Match', 'Gen.G')
    await admin.expectAlert(`Match #${match} successfully finalized with winner 2`)
    await admin.matchTable.expectRows(`#${other} ${OTHER}`, `#${match} ${NAME}`)
    await expect(row).toContainText('Winner: Gen.G')
  })

  await test.step('puts the challenge first, with the time left', async () => {
    await chain.challenge(match, { by: accounts.bettor, outcome: 'B' })
    await admin.matchTable.expectRows(`#${match} ${NAME}`, `#${other} ${OTHER}`)
    await expect(row).toContainText('6d 23h left to rule')
  })

  const ruling = admin.matches.act('Rule on the challenge')
  const button = ruling.getByRole('button', { name: 'Rule' })

  await test.step('leaves the match to its arbiter', async () => {
    await row.getByRole('button').click()
    await expect(managing.getByRole('combobox')).toBeFocused()
    await expect(managing).toContainText('Challenged by0x7099…79C8Bond1 WETH')
    await expect(managing).toContainText('The owner · 0xf39F…2266')
    await expect(button).toHaveAccessibleDescription('Choose the ruling first.')
    const voiding = admin.matches.act('Void the match').getByRole('button', { name: 'Void match' })
    await expect(voiding).toHaveAccessibleDescription(
      'The result is challenged. Only the arbiter can decide it until the ruling period ends.',
    )
    await expectAccessible(page, managing)
    await wallet.choose(accounts.second)
    await expect(button).toHaveAccessibleDescription(/^Only the arbiter 0xf39F…2266 can rule\./)
    await wallet.choose(accounts.operator)
  })

  await test.step('says what becomes of the bond, and pays the challenger', async () => {
    await ruling.getByRole('radio', { name: 'T1' }).check()
    await button.click()
    await expect(admin.confirmation).toContainText('The challenger gets the bond of 1 WETH back')
    await expectAccessible(page, admin.confirmation)
    await admin.confirm('Rule', 'T1')
    await admin.expectStatus(`Ruled on match #${match}`)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1'))
  })

  await test.step('shows the ruling as final', async () => {
    await expect(managing).toContainText('Option 1 (T1)')
    const correct = admin.matches.act('Correct the result').getByRole('button', { name: 'Correct result' })
    const final = 'The arbiter has ruled, so the result is final.'
    await expect(correct).toHaveAccessibleDescription(final)
    await expect(managing).toContainText('Payouts open in')
    await time.pass(day)
    await chain.claim(match, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('48'))
  })
})

test('names a result with its source, which bettors see until it is removed', async ({
  chain,
  context,
  time,
  wallet,
  page,
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
    await link.fill(SOURCE)
    await admin.matches.expectConsequence('Bettors see a link to lolesports.com beside the result.')
    await expectAccessible(page, admin.matches.finalizing)
    await admin.matches.finalize()
    await admin.confirm('Finalize Match', 'T1')
    await admin.expectAlert(`Match #${match} successfully finalized with winner 1`)
    wallet.expectPrompts('connect', 'send')
  })

  const visitor = await context.newPage()
  await visitor.goto(`/match/${match}`)
  const result = visitor.getByRole('region', { name: 'T1 won (Team A)' })
  const shown = result.getByRole('link', { name: 'lolesports.com' })

  await test.step('bettors see the host, and that it is the operator’s link', async () => {
    await expect(result).toContainText('Official result, linked by the operator: lolesports.com')
    await expect(shown).toHaveAttribute('href', SOURCE)
    await expect(shown).toHaveAttribute('rel', /noopener/)
    await expectAccessible(visitor, result)
  })

  await test.step('the operator removes it, live', async () => {
    await admin.matches.manage(`#${match} - ${NAME}`)
    const card = admin.matches.act('Official result')
    const link = card.getByLabel('Link to the organizer’s page')
    await expect(link).toHaveValue(SOURCE)
    await expect(card.getByRole('button')).toHaveAccessibleDescription('Enter another link first.')
    await link.fill('')
    await card.getByRole('button', { name: 'Remove link' }).click()
    await admin.expectStatus('Link removed')
    await expect(shown).toBeHidden()
  })
})
