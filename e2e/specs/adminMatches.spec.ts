import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { expect, test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'
const OTHER = 'The grand final'
const SOURCE = 'https://lolesports.com/en/match/1'

test.beforeEach(({ chain }) => chain.setDisputeWindow(12 * hour))

test('finalizes a match with its source as an operator only, and pays the winners', async ({
  chain,
  context,
  wallet,
  page,
  admin,
}) => {
  const { finalizing } = admin.matches
  const match = await chain.createMatch({ name: NAME, startsIn: hour, endsIn: 2 * hour })
  await chain.createMatch({ name: OTHER, startsIn: hour, endsIn: 3 * hour })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: accounts.second, side: 1, amount: '1' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '2' })
  await chain.pass(4 * hour)
  await admin.enterAs(accounts.bettor)

  await test.step('disables the button for a wallet that is not an operator, with the reason', async () => {
    const button = finalizing.getByRole('button', { name: 'Finalize Match' })
    await admin.matches.chooseMatch(`#1 - ${NAME} (Ended: 1 Mar 2027, 15:01)`)
    await admin.matches.chooseWinner('Option 1')
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/operator/i)
    await wallet.choose(accounts.operator)
    await expect(button).toBeEnabled()
  })

  await test.step('says what follows from the result, and takes only a secure link', async () => {
    await expect(finalizing.getByRole('region', { name: 'Match details' })).toContainText('Pool A2 WETH')
    const link = finalizing.getByLabel('Link to the official result (optional)')
    await link.fill('http://lolesports.com')
    await link.blur()
    await expect(finalizing).toContainText('Enter an https:// link of at most 200 characters.')
    await link.fill(SOURCE)
    const consequence = finalizing.getByRole('region', { name: 'What happens next' })
    for (const sentence of [
      'Option 1 (T1) wins.',
      '2 winners are paid 3.84 WETH in total.',
      'Bettors see a link to lolesports.com beside the result.',
      /^Until claims open, the owner can correct it once and anyone can challenge it\./,
    ])
      await expect(consequence.getByText(sentence)).toBeVisible()
    await admin.matches.create()
    await admin.matches.manage(`#2 - ${OTHER}`)
    await expect(page).toBeAccessible()
  })

  await test.step('keeps the choice when the wallet rejects or fails', async () => {
    const nameT1 = async () => {
      await admin.matches.finalize()
      await admin.confirm('Finalize Match', 't1')
    }
    wallet.rejectNext()
    await nameT1()
    await expect(finalizing).toContainText('You cancelled in your wallet. Nothing was sent.')
    await expect(page.getByRole('alert')).toHaveCount(0)
    wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
    await nameT1()
    await admin.expectAlert(/^Failed to finalize match: Your wallet can’t reach/)
  })

  await test.step('one confirmation names the winner and the source, and says what follows', async () => {
    await admin.matches.finalize()
    await expect(admin.confirmation).toContainTexts(
      `#${match} - ${NAME}`,
      'Option 1 (T1) wins.',
      '2 winners are paid 3.84 WETH in total.',
      'Bettors see a link to lolesports.com beside the result.',
      'Until claims open, the owner can correct it once and anyone can challenge it.',
    )
    const typed = admin.confirmation.getByRole('textbox')
    await expect(typed).toBeFocused()
    await typed.fill('Gen.G')
    await expect(admin.confirmation.getByRole('button', { name: 'Finalize Match' })).toBeDisabled()
    await admin.confirm('Finalize Match', 'T1')
    await admin.expectAlert(`Match #${match} successfully finalized with winner 1`)
    await expect(finalizing.getByRole('heading', { name: 'Finalize Match Results' })).toBeFocused()
    expect(await page.getByText(/^Failed to finalize match/).count()).toBe(0)
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })

  await test.step('bettors see the host of the source, until the operator removes it', async () => {
    const visitor = await context.newPage()
    await visitor.goto(`/match/${match}`)
    const result = visitor.getByRole('region', { name: 'T1 won (Team A)' })
    const shown = result.getByRole('link', { name: 'lolesports.com' })
    await expect(result).toContainText('Official result, linked by the operator: lolesports.com')
    await expect(shown).toHaveAttribute('href', SOURCE)
    await expect(shown).toHaveAttribute('rel', /noopener/)
    await expect(result).toBeAccessible()

    await admin.matches.manage(`#${match} - ${NAME}`)
    const card = admin.matches.act('Official result')
    const link = card.getByLabel('Link to the organizer’s page')
    await expect(link).toHaveValue(SOURCE)
    await expect(card.getByRole('button')).toHaveAccessibleDescription('Enter another link first.')
    await link.fill('')
    await card.getByRole('button', { name: 'Remove link' }).click()
    await admin.expectStatus('Link removed')
    await expect(card.getByRole('button')).toHaveAccessibleDescription('Enter a link first.')
    await expect(shown).toBeHidden()
  })

  await chain.pass(13 * hour)
  await admin.matchTable.expectRows(`#2 ${OTHER}`)
  await chain.claim(match, accounts.bettor)
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1.92'))
})

test('closes betting, names a winner and rules on it', async ({ chain, wallet, admin }) => {
  const { finalizing, managing } = admin.matches
  const row = admin.matchTable.row(NAME)
  const other = await chain.createMatch({ name: OTHER, startsIn: 0, endsIn: hour })
  await chain.pass(2 * hour)
  const match = await chain.createMatch({ name: NAME, startsIn: hour, endsIn: 6 * hour, maxBet: '100' })
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: accounts.rival, side: 2, amount: '100' })
  await chain.fundBettor('1')
  await chain.pass(2 * hour)
  await admin.enterAsOperator()

  await test.step('names the winner from where betting was closed', async () => {
    await admin.matches.manage(`#${match} - ${NAME}`)
    const close = admin.matches.act('Close betting early').getByRole('button', { name: 'Close betting' })
    await close.click()
    await expect(admin.confirmation).toContainText('Once it has started, you can post the result.')
    await expect(admin.confirmation).toContainText('Betting can’t be reopened')
    await admin.confirm('Close betting permanently')
    await expect(managing).toContainText('Closed early')
    await expect(close).toHaveAccessibleDescription('Betting on this match has already ended.')
    await expect(row).toContainText('Result due in 3h 59m')
    await managing.getByRole('button', { name: 'Post the result' }).click()
    await expect(finalizing.getByRole('combobox')).toHaveValue(String(match))
    await admin.matches.chooseWinner('Option 2')
    await admin.matches.finalize()
    await admin.confirm('Finalize Match', 'Gen.G')
    await admin.expectAlert(`Match #${match} successfully finalized with winner 2`)
    await admin.matchTable.expectRows(`#${other} ${OTHER}`, `#${match} ${NAME}`)
    await expect(row).toContainText('Winner: Gen.G')
  })

  await test.step('puts the challenge first, with the time left', async () => {
    await chain.challenge(match, { by: accounts.bettor, outcome: 'B' })
    await admin.matchTable.expectRows(`#${match} ${NAME}`, `#${other} ${OTHER}`)
    await expect(row).toContainText('7d 3h left to rule')
  })

  const ruling = admin.matches.act('Rule on the challenge')
  const button = ruling.getByRole('button', { name: 'Rule' })

  await test.step('leaves the match to its arbiter', async () => {
    await row.getByRole('button').click()
    await expect(managing.getByRole('combobox')).toBeFocused()
    await expect(managing).toContainTexts('Challenged by0x7099…79C8Bond1 WETH', 'The owner · 0xf39F…2266')
    await expect(button).toHaveAccessibleDescription('Choose the ruling first.')
    const voiding = admin.matches.act('Void the match').getByRole('button', { name: 'Void match' })
    await expect(voiding).toHaveAccessibleDescription(
      'The result is challenged. Only the arbiter can decide it until the ruling period ends.',
    )
    await expect(managing).toBeAccessible()
    await wallet.choose(accounts.second)
    await expect(button).toHaveAccessibleDescription(/^Only the arbiter 0xf39F…2266 can rule\./)
    await wallet.choose(accounts.operator)
  })

  await test.step('says what becomes of the bond, and pays the challenger', async () => {
    await ruling.getByRole('radio', { name: 'T1' }).check()
    await button.click()
    await expect(admin.confirmation).toContainText('The challenger gets the bond of 1 WETH back')
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
    await chain.pass(day)
    await chain.claim(match, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('48'))
  })
})

test('replaces, corrects and voids a match', async ({ chain, context, wallet, page, admin }) => {
  const { finalizing, managing } = admin.matches
  const voiding = admin.matches.act('Void the match')
  const postponed = await chain.createMatch({ name: NAME, startsIn: hour, endsIn: 3 * hour })
  await chain.bet(postponed, { by: accounts.bettor, side: 1, amount: '10' })
  await chain.bet(postponed, { by: accounts.rival, side: 2, amount: '5' })
  const signal = '1 account bet 5 WETH on Gen.G while it had less than 20% of the pool.'
  await admin.enterAsOperator('settings')

  await test.step('shows the risk signals of all open matches, by the thresholds of the settings', async () => {
    // They load when seen.
    await page.getByRole('region', { name: 'Connected contracts' }).scrollIntoViewIfNeeded()
    await page.getByLabel('Against the line, below a share of the pool').fill('20')
    await admin.choose('Matches')
    await admin.matchTable.panel.getByRole('button', { name: 'Risk signals' }).click()
    const risks = page.getByRole('region', { name: 'Risk signals of open matches' })
    await expect(risks).toContainText(signal)
    await expect(risks).toBeAccessible()
    await risks.getByRole('button', { name: `#1 ${NAME}` }).click()
  })

  await test.step('replaces a postponed match in one transaction', async () => {
    await expect(admin.matches.act('Risk signals').getByRole('row')).toContainText(['Seen', signal])
    const card = admin.matches.act('Replace the match')
    const replace = card.getByRole('button', { name: 'Replace match' })
    await replace.click()
    const start = card.getByLabel('New start time')
    await start.fill('2027-03-01T12:00')
    await expect(start).toHaveAccessibleDescription('The start time has passed. Choose a later one.')
    await start.fill('2027-03-01T23:00')
    await expect(start).toHaveAccessibleDescription(
      /^Refunds open at 2 Mar 2027, \d\d:\d\d at the earliest\. The new match can’t start before\.$/,
    )
    await start.fill('2027-03-03T20:00')
    await expect(card).toContainText('Betting ends 3 Mar 2027, 22:00.')
    await expect(managing).toBeAccessible()
    await replace.click()
    await expect(admin.confirmation).toContainText('Every bettor is refunded in full, 15 WETH in total.')
    await expect(admin.confirmation).toContainText('It starts 3 Mar 2027, 20:00.')
    await admin.confirm('Void and create again')
    await admin.expectStatus('Match #1 is void and has a successor')
    wallet.expectPrompts('connect', 'send')
    await expect(card.getByRole('link')).toHaveText('Match #2, starting 3 Mar 2027, 20:00')
    const visitor = await context.newPage()
    await visitor.goto(`/match/${postponed}`)
    await expect(visitor.getByRole('link', { name: 'Starts 3 Mar 2027, 20:00' })).toHaveAttribute(
      'href',
      '/match/2',
    )
    await visitor.close()
  })

  const corrected = await chain.createMatch({ name: NAME, teamA: { bettor: '1' }, teamB: { rival: '1' } })
  await chain.pass(3 * hour)

  await test.step('can’t post the result that a colleague has posted', async () => {
    await chain.setDisputeWindow(0)
    await admin.matches.chooseMatch(/T1 vs Gen.G/)
    await admin.matches.chooseWinner('Option 1')
    // The window of the match, not of new ones.
    await expect(finalizing).toContainText('after the 12h 0m dispute window.')
    await admin.matches.finalize()
    const confirm = admin.confirmation.getByRole('button', { name: 'Finalize Match' })
    await admin.confirmation.getByRole('textbox').fill('option 1')
    await expect(confirm).toBeEnabled()
    await chain.finalize(corrected, 2)
    const gone = 'Match #3 already has a result, or can only be voided now.'
    await expect(admin.confirmation.getByRole('alert')).toHaveText(gone)
    await expect(confirm).toBeDisabled()
    await expect(admin.confirmation).toBeAccessible()
    await admin.confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect(finalizing.getByRole('button', { name: 'Finalize Match' })).toBeDisabled()
    await expect(finalizing.getByRole('alert')).toHaveText(gone)
  })

  await test.step('lets only the owner correct a result within its dispute window', async () => {
    const row = admin.matchTable.row('#3')
    await expect(row).toContainText('Final in 11h 59m')
    await row.getByRole('button').click()
    await expect(managing.getByRole('combobox')).toBeFocused()
    await expect(managing).toContainText('11h 59m')
    const correct = admin.matches.act('Correct the result')
    const button = correct.getByRole('button', { name: 'Correct result' })
    await expect(correct).toContainText('Correct winnerOption 1 (T1)')
    await expect(correct.getByRole('radio')).toHaveCount(0)
    await wallet.choose(accounts.bettor)
    await expect(button).toBeDisabled()
    await wallet.choose(accounts.operator)
    await expect(button).toBeEnabled()
    await button.click()
    await expect(admin.confirmation).toContainText(`#3 - ${NAME}`)
    await expect(admin.confirmation).toContainText(
      'Option 1 (T1) becomes the winner, replacing: Option 2 (Gen.G).',
    )
    await admin.confirm('Replace result', 'T1')
    await admin.expectStatus('now has winner 1')
    await expect(managing).toContainText('Option 1 (T1)')
    await chain.pass(13 * hour)
    await expect(managing).not.toContainText('Option 1 (T1)')
    await chain.claim(corrected, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1.92'))
  })

  await test.step('voids an abandoned match', async () => {
    const abandoned = await chain.createMatch({ name: NAME, teamA: { bettor: '1' } })
    await chain.voidMatch(2n)
    await chain.pass(8 * day)
    await expect(admin.matchTable.filter('Void only')).toHaveAccessibleName('Void only 1')
    await admin.matches.manage(`#4 - ${NAME}`)
    await expect(voiding).toContainText('No result for 7 days.')
    await voiding.getByRole('button', { name: 'Void match' }).click()
    await expect(admin.confirmation).toContainText('Every bettor is refunded in full, 1 WETH')
    await admin.confirm('Void and refund')
    await expect(managing).toContainText('No open matches')
    await chain.claim(abandoned, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('2.92'))
  })

  await test.step('says so when a colleague voids the match during a confirmation', async () => {
    const voided = await chain.createMatch({ name: NAME })
    await admin.matches.manage(`#5 - ${NAME}`)
    await voiding.getByRole('button', { name: 'Void match' }).click()
    await expect(admin.confirmation).toBeVisible()
    await chain.voidMatch(voided)
    await expect(admin.confirmation).toBeHidden()
    await admin.expectAlert('No longer possible. Nothing was sent.')
  })
})
