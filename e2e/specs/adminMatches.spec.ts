import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'
const OTHER = 'The grand final'

/** In Berlin time: tomorrow, for three hours. */
const typed = {
  'Match Name': NAME,
  'Start Time': '2027-03-02T15:00',
  'End Time': '2027-03-02T18:00',
  'Minimum Bet': '0,01',
  'Maximum Bet': '5',
}

test('validates, keeps the draft, creates matches that bettors see, and is off while matches are paused', async ({
  chain,
  wallet,
  page,
  consoleListener,
  app,
  admin,
}) => {
  consoleListener.allow(/Failed to create match/)
  await admin.enterAsOperator()

  await test.step('validates each field before the wallet opens', async () => {
    await admin.matches.create()
    await admin.matches.expectProblems({
      'Match Name': 'Enter a match name.',
      'Start Time': 'Choose a start time.',
      'End Time': 'Choose an end time.',
      'Minimum Bet': 'Enter an amount.',
      'Maximum Bet': 'Enter an amount.',
    })
    await expect(admin.matches.field('Match Name')).toBeFocused()

    await admin.matches.type({ ...typed, 'Match Name': 'ü'.repeat(51) })
    await admin.matches.expectProblems({ 'Match Name': 'Names are limited to 100 bytes. Shorten it.' })
    await admin.matches.type({ 'Start Time': '2027-03-01T13:00' })
    await admin.matches.expectProblems({ 'Start Time': 'The start time has passed. Choose a later one.' })
    await admin.matches.type({ 'Start Time': typed['End Time'] })
    await admin.matches.expectProblems({ 'End Time': 'The end time must be after the start time.' })
    await admin.matches.type({ 'Start Time': typed['Start Time'], 'End Time': '2027-09-01T12:00' })
    await admin.matches.expectProblems({ 'End Time': 'Choose an end time within 180 days.' })
    await admin.matches.type({ 'Minimum Bet': '0' })
    await admin.matches.expectProblems({ 'Minimum Bet': 'The minimum bet must be more than 0.' })
    await admin.matches.type({ 'Minimum Bet': '6' })
    await admin.matches.expectProblems({ 'Maximum Bet': 'The maximum bet can’t be below the minimum.' })
    await admin.matches.type({ 'Minimum Bet': '1,000.5' })
    await admin.matches.expectProblems({ 'Minimum Bet': 'Use only one decimal point or comma.' })
    await admin.matches.create()
    wallet.expectPrompts('connect')
  })

  await test.step('keeps the draft when the wallet rejects or fails', async () => {
    await admin.matches.type(typed)
    wallet.rejectNext()
    await admin.matches.create()
    await expect(admin.matches.creating).toContainText('You cancelled in your wallet. Nothing was sent.')
    await admin.matches.expectTyped(typed)
    wallet.failNext(-32603, 'Internal error')
    await admin.matches.create()
    await expect(admin.matches.creating).toContainText('Internal error')
    await admin.matches.expectTyped(typed)
  })

  await test.step('creates a match that bettors see', async () => {
    await expect(admin.matches.creating).toContainText('2 Mar 2027, 14:00 UTC')
    await expect(admin.matches.creating).toContainText('Starts in 1d 1h')
    await expect(admin.matches.creating).toContainText('closes in 1d 4h')
    await expect(admin.matches.preview).toContainText('T1')
    await expect(admin.matches.preview).toContainText('LCK Final')
    await admin.matches.create()
    await expect(admin.matches.creating).toContainText(`Match #1 created: ${NAME}`)
    await admin.matches.expectTyped({
      'Match Name': '',
      'Start Time': '',
      'End Time': '',
      'Minimum Bet': '',
      'Maximum Bet': '',
    })
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })

  await test.step('warns of an open match with the same name and allows it', async () => {
    await admin.matches.type(typed)
    await expect(admin.matches.creating).toContainText('Match #1 has the same name and is still open')
    await admin.matches.create()
    await expect(admin.matches.creating).toContainText('Match #2 created')
  })

  await test.step('keeps the login and what was typed during a look at the match', async () => {
    await admin.matches.type(typed)
    await admin.matches.creating.getByRole('link', { name: 'View match' }).click()
    await expect(page).toHaveURL('/match/2')
    await page.goBack()
    await admin.expectIn()
    await admin.matches.expectTyped(typed)
  })

  await test.step('is off while matches are paused', async () => {
    await chain.pause()
    const button = admin.matches.creating.getByRole('button', { name: 'Create Match', exact: true })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/New matches are paused/)
  })

  await app.matches.open()
  await app.matches.expectMatches(NAME, NAME)
  await expect(app.matches.card(NAME).first()).toContainText('2 Mar 2027, 15:00')
  await expect(app.matches.card(NAME).first()).toContainText('0.01')
})

test('finalizes as an operator only, pays the winners and refunds a side without bets', async ({
  chain,
  time,
  wallet,
  page,
  app,
  admin,
}) => {
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

  await test.step('lists the longest wait first', async () => {
    await admin.matches.expectWaiting(`#1 - ${NAME}`, `#2 - ${OTHER}`)
    await expect(admin.matches.waiting.first()).toContainText('Void only, in 6d 21h')
    await admin.matches.finalizing.getByRole('radio', { name: 'Most money' }).check()
    await admin.matches.expectWaiting(`#2 - ${OTHER}`, `#1 - ${NAME}`)
  })

  await test.step('alerts on a failure but not on a rejection', async () => {
    await admin.matches.chooseMatch(`#1 - ${NAME} (Ended: 1 Mar 2027, 15:01)`)
    const details = admin.matches.finalizing.getByRole('region', { name: 'Match details' })
    await expect(details).toContainText('Pool A2 WETH')
    await expect(details).toContainText('Pool B2 WETH')
    await admin.matches.chooseWinner('Option 1')
    await admin.matches.expectConsequence(
      'Option 1 (T1) wins.',
      '2 winners are paid 3.84 WETH in total.',
      /^The fee is 0\.16 WETH, 8%/,
      /^Claims open immediately/,
    )
  })

  await test.step('is accessible', async () => {
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
    wallet.failNext(-32603, 'Internal error')
    await nameT1()
    await app.expectAlert(/^Failed to finalize match: .*Internal error/)
  })

  await test.step('confirms the winner and pays the bettor', async () => {
    await admin.matches.finalize()
    await expect(admin.confirmation).toContainText('2 winners are paid 3.84 WETH in total.')
    const confirm = admin.confirmation.getByRole('button', { name: 'Finalize Match' })
    await expect(confirm).toBeDisabled()
    await expect(admin.confirmation.getByRole('textbox')).toBeFocused()
    await admin.confirmation.getByRole('textbox').fill('Gen.G')
    await expect(confirm).toBeDisabled()
    await admin.confirmation.getByRole('textbox').fill('T1')
    await confirm.click()
    await app.expectAlert('Match #1 successfully finalized with winner 1')
    expect(await page.getByText(/^Failed to finalize match/).count()).toBe(0)
    await admin.matches.expectWaiting(`#2 - ${OTHER}`)
    await chain.claim(older, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1.92'))
  })

  await test.step('says that a side without bets returns every stake', async () => {
    await admin.matches.chooseMatch(/The grand final/)
    await admin.matches.chooseWinner('Option 2')
    await admin.matches.expectConsequence(
      'Option 2 wins.',
      'Nobody bet on it, so every stake goes back: 5 WETH in total.',
    )
    await admin.matches.finalize()
    await admin.confirm('Finalize Match', 'Team B')
    await app.expectAlert('Match #2 successfully finalized with winner 2')
    await expect(admin.matches.finalizing).toContainText('No matches available for finalization')
    await chain.claim(richer, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('6.92'))
  })
})

test('closes betting early, voids a match and an abandoned one, and corrects a result', async ({
  chain,
  time,
  wallet,
  page,
  app,
  admin,
}) => {
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
    await expectAccessible(page)
    await admin.confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect(admin.matches.finalizing.getByRole('button', { name: 'Finalize Match' })).toBeDisabled()
    await expect(admin.matches.finalizing.getByRole('alert')).toHaveText(gone)

    await admin.matches.expectWaiting(`#2 - ${NAME}`)
    await expect(admin.matches.waiting).toContainText('Correctable for 11h 59m')
    await admin.matches.waiting.getByRole('button').click()
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
    await expect(admin.matches.finalizing).toContainText('1 match is past the result deadline')
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
    await app.expectAlert('No longer possible. Nothing was sent.')
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

  await admin.matches.waiting.getByRole('button', { name: NAME }).click()
  await admin.matches.act('Correct the result').getByRole('button', { name: 'Correct result' }).click()
  await expect(admin.confirmation).toContainText(
    'Without a dispute window, no one can correct or challenge the new result.',
  )
})

test('closes betting by hand, names the winner at once, and rules on the challenge that follows', async ({
  chain,
  time,
  wallet,
  page,
  app,
  admin,
}) => {
  const { finalizing, managing, waiting } = admin.matches
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
    await admin.matches.expectWaiting(`#${other} - ${OTHER}`)
    await admin.matches.manage(`#${match} - ${NAME}`)
    await admin.matches.act('Close betting early').getByRole('button', { name: 'Close betting' }).click()
    await expect(admin.confirmation).toContainText('Once it has started, you can post the result.')
    await admin.confirm('Close betting permanently')
    await managing.getByRole('button', { name: 'Post the result' }).click()
    await expect(finalizing.getByRole('combobox')).toHaveValue(/Betting closed, ends: /)
    await admin.matches.chooseWinner('Option 2')
    await admin.matches.expectConsequence(
      'Option 2 (Gen.G) wins.',
      /^Claims open at 2 Mar 2027, 09:0\d, after the 12h 0m dispute window/,
      /^Until then, the owner can correct it once and anyone can challenge it\./,
    )
    await admin.matches.chooseWinner('Option 1')
    await admin.matches.expectConsequence('50 WETH of the other side’s stakes wasn’t matched and goes back.')
    await admin.matches.chooseWinner('Option 2')
    await admin.matches.finalize()
    await admin.confirm('Finalize Match', 'Gen.G')
    await app.expectAlert(`Match #${match} successfully finalized with winner 2`)
    await expect(waiting.first()).toContainText('Posted: Option 2 (Gen.G)')
  })

  await test.step('puts the challenge first, with the time left, the challenger and the bond', async () => {
    await chain.challenge(match, { by: accounts.bettor, outcome: 'B' })
    await admin.matches.expectWaiting(`#${match} - ${NAME}`, `#${other} - ${OTHER}`)
    await expect(waiting.first()).toContainText('Posted: Option 2 (Gen.G)')
    await expect(waiting.first()).toContainText('Challenged by 0x7099…79C8 · bond 1 WETH')
    await expect(waiting.first()).toContainText('101 WETH at stake')
    await expect(waiting.first()).toContainText('6d 23h left to rule')
  })

  const ruling = admin.matches.act('Rule on the challenge')
  const button = ruling.getByRole('button', { name: 'Rule' })

  await test.step('leaves the match to its arbiter', async () => {
    await waiting.first().getByRole('button').click()
    await expect(managing.getByRole('combobox')).toBeFocused()
    await expect(managing).toContainText('The owner · 0xf39F…2266')
    await expect(button).toHaveAccessibleDescription('Choose the ruling first.')
    const voiding = admin.matches.act('Void the match').getByRole('button', { name: 'Void match' })
    await expect(voiding).toHaveAccessibleDescription(
      'The result is challenged. Only the arbiter can decide it until the ruling period ends.',
    )
    await wallet.choose(accounts.second)
    await expect(button).toHaveAccessibleDescription(/^Only the arbiter 0xf39F…2266 can rule\./)
    await wallet.choose(accounts.operator)
    await expect(button).toHaveAccessibleDescription('Choose the ruling first.')
    await expectAccessible(page)
  })

  await test.step('says what becomes of the bond, and pays the challenger', async () => {
    await ruling.getByRole('radio', { name: 'Gen.G' }).check()
    await button.click()
    await expect(admin.confirmation).toContainText('The challenger’s bond of 1 WETH becomes a fee.')
    await admin.confirmation.getByRole('button', { name: 'Cancel' }).click()
    await ruling.getByRole('radio', { name: 'T1' }).check()
    await button.click()
    await expect(admin.confirmation).toContainText('The challenger gets the bond of 1 WETH back')
    await expect(admin.confirmation).toContainText('50 WETH of the other side’s stakes wasn’t matched')
    await expectAccessible(page)
    await admin.confirm('Rule', 'T1')
    await app.expectStatus(`Ruled on match #${match}`)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1'))
  })

  await test.step('shows the ruling as final', async () => {
    await expect(managing).toContainText('Option 1 (T1)')
    const correct = admin.matches.act('Correct the result').getByRole('button', { name: 'Correct result' })
    const final = 'The arbiter has ruled, so the result is final.'
    await expect(correct).toHaveAccessibleDescription(final)
    await expect(finalizing).toContainText('Ruled by the arbiter. Payouts open in')
    await time.pass(day)
    await chain.claim(match, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('48'))
  })
})

test('names the winner of a match whose silence is challenged, which returns the bond', async ({
  chain,
  time,
  page,
  app,
  admin,
}) => {
  const { finalizing, managing, waiting } = admin.matches
  await chain.setDisputeWindow(12 * hour)
  const match = await chain.createMatch({ name: NAME, startsIn: hour, endsIn: 2 * hour })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '4' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '4' })
  await chain.fundBettor('1')
  await time.pass(2 * hour + 3 * day)
  await chain.challenge(match, { by: accounts.bettor, outcome: 'None' })
  await admin.enterAsOperator()

  await test.step('lists it once as waiting for a ruling and once as due', async () => {
    await admin.matches.expectWaiting(`#${match} - ${NAME}`, `#${match} - ${NAME}`)
    await expect(waiting.first()).toContainText('No result was posted')
    await expect(waiting.first()).toContainText('Challenged by 0x7099…79C8 · bond 0.08 WETH')
    await waiting.first().getByRole('button').click()
    await expect(managing).toContainText('The owner · 0xf39F…2266')
    const ruling = admin.matches.act('Rule on the challenge')
    await ruling.getByRole('radio', { name: 'Gen.G' }).check()
    await ruling.getByRole('button', { name: 'Rule' }).click()
    await expect(admin.confirmation).toContainText(
      'There was no result. The challenger gets the bond of 0.08 WETH back.',
    )
    await admin.confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expectAccessible(page)
  })

  await test.step('posts the result', async () => {
    await managing.getByRole('button', { name: 'Post the result' }).click()
    await admin.matches.chooseWinner('Option 2')
    await admin.matches.expectConsequence(
      'Option 2 (Gen.G) wins.',
      'The challenge ends: its bond of 0.08 WETH goes back to the challenger.',
    )
    await admin.matches.finalize()
    await admin.confirm('Finalize Match', 'Gen.G')
    await app.expectAlert(`Match #${match} successfully finalized with winner 2`)
    await admin.matches.expectWaiting(`#${match} - ${NAME}`)
    await expect(finalizing).toContainText('Correctable for 11h 59m')
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1'))
  })
})

test('types times in UTC, saves a template, and fills in the next match', async ({ page, app, admin }) => {
  await admin.enterAsOperator()
  const { creating } = admin.matches

  await test.step('the moments stay when the zone changes', async () => {
    await admin.matches.type(typed)
    await expect(creating).toContainText('2 Mar 2027, 14:00 UTC')
    await creating.getByRole('checkbox', { name: 'Type times in UTC' }).check()
    await expect(admin.matches.field('Start Time')).toHaveValue('2027-03-02T14:00')
    await expect(admin.matches.field('End Time')).toHaveValue('2027-03-02T17:00')
    await expect(creating).toContainText('2 Mar 2027, 15:00 in Europe/Berlin')
  })

  await test.step('the match after another starts when that one ends', async () => {
    await creating.getByRole('button', { name: 'Save as template' }).click()
    await app.expectStatus('Template saved in this browser')
    await admin.matches.create()
    await expect(creating).toContainText(`Match #1 created: ${NAME}`)
    await creating.getByRole('button', { name: 'Fill in the next match' }).click()
    await admin.matches.expectTyped({
      'Match Name': 'LoL:  vs  — LCK Final',
      'Start Time': '2027-03-02T17:00',
      'End Time': '2027-03-02T20:00',
      'Minimum Bet': '0.01',
      'Maximum Bet': '5',
    })
    await expectAccessible(page)
  })

  await test.step('a template outlives a reload, and sets bounds and length', async () => {
    await page.reload()
    await admin.enter()
    await creating.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 })
    await admin.matches.type({ 'Start Time': '2027-03-05T10:00' })
    await admin.matches.expectTyped({
      'Match Name': 'LoL: ',
      'Start Time': '2027-03-05T10:00',
      'End Time': '2027-03-05T13:00',
      'Minimum Bet': '0,01',
      'Maximum Bet': '5',
    })
    await creating.getByRole('button', { name: 'Delete template' }).click()
    await expect(creating.getByRole('combobox', { name: 'Template' })).toBeHidden()
  })
})
