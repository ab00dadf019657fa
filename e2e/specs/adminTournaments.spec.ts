import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { MATCH_NAMES } from '@/testing/tournaments'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const [FIRST, SECOND] = MATCH_NAMES
const NAME = 'Summer cup'

/** In Berlin time; the second match ends on 2 March, 15:01. */
const typed = {
  'Tournament name': NAME,
  'Start time': '2027-03-01T20:00',
  'End time': '2027-03-02T16:00',
  'Entry fee': '0,25',
}

test('validates, keeps the draft and creates tournaments that players see', async ({
  chain,
  tournaments,
  wallet,
  page,
  adminPage,
  adminTournamentsPage,
}) => {
  const { creating, matches } = adminTournamentsPage
  await tournaments.createMatches()
  await chain.createMatch({ name: 'KRÜ vs LEV', startsIn: 0 })
  await adminPage.enterAsOperatorAction('tournaments')

  await test.step('validates before the wallet opens', async () => {
    await adminTournamentsPage.createAction()
    await adminTournamentsPage.expectProblem('Tournament name', 'Enter a tournament name.')
    await adminTournamentsPage.expectProblem('Start time', 'Choose a start time.')
    await adminTournamentsPage.expectProblem('End time', 'Choose an end time.')
    await adminTournamentsPage.expectProblem('Entry fee', 'Enter an amount.')
    await expect(matches).toHaveAccessibleDescription('Choose at least one match.')
    await expect(adminTournamentsPage.field('Tournament name')).toBeFocused()

    await adminTournamentsPage.typeAction({ ...typed, 'Tournament name': 'ü'.repeat(51) })
    await adminTournamentsPage.expectProblem('Tournament name', 'Names are limited to 100 bytes. Shorten it.')
    await adminTournamentsPage.typeAction({ 'Start time': typed['End time'] })
    await adminTournamentsPage.expectProblem('End time', 'The end time must be after the start time.')
    await adminTournamentsPage.typeAction({
      'Start time': typed['Start time'],
      'End time': '2027-09-01T12:00',
    })
    await adminTournamentsPage.expectProblem('End time', 'Choose an end time within 180 days.')
    await adminTournamentsPage.typeAction({ 'Entry fee': '1,000.5' })
    await adminTournamentsPage.expectProblem('Entry fee', 'Use only one decimal point or comma.')
    await adminTournamentsPage.typeAction({ ...typed, 'End time': '2027-03-02T15:00' })
  })

  await test.step('searches and chooses matches', async () => {
    await expect(adminTournamentsPage.match('KRÜ')).toHaveCount(0)
    await adminTournamentsPage.field('Search matches').fill('faze')
    await expect(adminTournamentsPage.match(FIRST)).toHaveCount(0)
    await adminTournamentsPage.chooseMatchesAction(SECOND)
    await adminTournamentsPage.field('Search matches').fill('')
    await expect(adminTournamentsPage.match(SECOND)).toBeChecked()
    await adminTournamentsPage.chooseMatchesAction(FIRST)
    await expect(matches).toContainText('2 of 64 chosen')
    await creating.getByRole('button', { name: 'Clear' }).click()
    await adminTournamentsPage.field('Search matches').fill('faze')
    await expect(creating.getByRole('button', { name: 'Choose all shown (0)' })).toBeDisabled()
    await adminTournamentsPage.typeAction({ 'End time': '2027-03-03T15:00' })
    await creating.getByRole('button', { name: 'Choose all shown (1)' }).click()
    await expect(matches).toContainText('1 of 64 chosen')
    await expect(creating.getByRole('button', { name: 'Choose all shown (0)' })).toBeDisabled()
    await adminTournamentsPage.field('Search matches').fill('')
    await creating.getByRole('button', { name: 'Choose all shown (1)' }).click()
    await expect(matches).toContainText('2 of 64 chosen')
    await adminTournamentsPage.typeAction({ 'End time': '2027-03-02T15:00' })
    await expect(matches).toHaveAccessibleDescription(
      'A chosen match closes after the tournament. Choose a later end, or remove it.',
    )
    await adminTournamentsPage.createAction()
    await expect(matches).toBeFocused()
    wallet.expectPrompts('connect')
    await creating.getByRole('button', { name: 'Use the chosen matches’ times' }).click()
    await adminTournamentsPage.expectTyped({
      ...typed,
      'Start time': '2027-03-02T01:01',
      'End time': '2027-03-02T15:02',
    })
  })

  await test.step('keeps the draft when the wallet rejects or fails', async () => {
    await adminTournamentsPage.typeAction(typed)
    wallet.rejectNext()
    await adminTournamentsPage.createAction()
    await expect(creating).toContainText('You cancelled in your wallet. Nothing was sent.')
    await adminTournamentsPage.expectTyped(typed)
    wallet.failNext(-32603, 'Internal error')
    await adminTournamentsPage.createAction()
    await expect(creating).toContainText('Internal error')
    await adminTournamentsPage.expectTyped(typed)
    await expect(adminTournamentsPage.match(FIRST)).toBeChecked()
  })

  await test.step('creates a tournament that players see', async () => {
    await expect(creating).toContainText('2 Mar 2027, 15:00 UTC')
    await expect(creating).toContainText(
      'Players can join until 2 Mar 2027, 13:01. You can cancel until 2 Mar 2027, 01:01.',
    )
    await adminTournamentsPage.createAction()
    await expect(creating).toContainText(`Tournament #1 created: ${NAME}`)
    await adminTournamentsPage.expectTyped({
      'Tournament name': '',
      'Start time': '',
      'End time': '',
      'Entry fee': '',
    })
    await expect(matches).toContainText('0 of 64 chosen')
    await expect(adminTournamentsPage.list).toContainText(`#1 - ${NAME}`)
    await adminTournamentsPage.expectFact('Entry fee', '0.25 WETH')
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })

  await test.step('is accessible', async () => {
    await adminTournamentsPage.typeAction({ ...typed, 'End time': typed['Start time'] })
    await adminTournamentsPage.chooseMatchesAction(FIRST)
    await adminTournamentsPage.createAction()
    await expectAccessible(page)
  })

  await test.step('recovers from a rejection of a judged tournament', async () => {
    await adminTournamentsPage.typeAction({ ...typed, 'Tournament name': 'Judged cup' })
    await creating.getByRole('checkbox', { name: 'Judged by admins' }).check()
    await adminTournamentsPage.chooseMatchesAction(FIRST)
    wallet.rejectNext()
    await adminTournamentsPage.createAction()
    await expect(adminPage.confirmation).toContainText('This can’t be undone.')
    await adminPage.confirmAction('Create tournament')
    await expect(creating).toContainText('You cancelled in your wallet. Nothing was sent.')
    await expect(creating.getByRole('checkbox', { name: 'Judged by admins' })).toBeChecked()
    await adminTournamentsPage.createAction()
    await adminPage.confirmAction('Create tournament')
    await expect(creating).toContainText('Tournament #2 created: Judged cup')
    await expect(creating.getByRole('checkbox', { name: 'Judged by admins' })).not.toBeChecked()
    await adminTournamentsPage.chooseAction('#2 - Judged cup')
    await expect(adminTournamentsPage.running.getByText('Judged', { exact: true }).first()).toBeVisible()
  })

  await page.goto('/tournaments')
  const card = page.getByRole('article').filter({ hasText: NAME })
  await expect(card).toContainText('0.25')
  await card.getByRole('link').first().click()
  await expect(page.getByRole('main')).toContainText(FIRST)
  await expect(page.getByRole('main')).toContainText(SECOND)
})

test('scores everything, finds the winner on chain and pays the prize', async ({
  cup: { id, matchIds },
  chain,
  tournaments,
  time,
  wallet,
  layout,
  adminPage,
  adminTournamentsPage,
  tournamentPage,
}) => {
  await tournaments.play(id, accounts.bettor, matchIds, [1, 2])
  await tournaments.play(id, accounts.rival, matchIds, [1, 1])
  await adminPage.enterAsOperatorAction('tournaments')
  await adminTournamentsPage.chooseAction('#1 - Spring cup')
  await adminTournamentsPage.expectBlocked('Finish tournament', /^2 matches have no final result yet/)
  await adminTournamentsPage.expectBlocked('Void tournament', /^Available from/)

  await time.pass(27 * hour)
  await chain.finalize(matchIds[0], 1)
  await chain.finalize(matchIds[1], 2)
  await adminTournamentsPage.expectBlocked('Cancel tournament', /The first match has started/)
  await adminTournamentsPage.expectBlocked('Finish tournament', /^4 picks left to score/)
  await expect(adminTournamentsPage.act('Score the picks')).toContainText('Takes one transaction.')
  await adminTournamentsPage.button('Score 4 picks').click()
  await layout.expectStatus('All final results of tournament #1 are scored')
  await adminTournamentsPage.expectFact('Leading', '1 player with 2 points')

  const finishing = adminTournamentsPage.act('Finish the tournament')
  await expect(finishing.getByRole('listitem')).toHaveText(['0x7099…79C8'])
  await adminTournamentsPage.button('Finish tournament').click()
  await expect(adminPage.confirmation).toContainText(
    'One player wins with 2 points and can claim the whole prize pool, 0.2 WETH.',
  )
  await expect(adminPage.confirmation).toContainText('Points alone decide the winners')
  await adminPage.confirmAction('Finish permanently', 'Spring cup')
  await layout.expectStatus('Tournament #1 is finished')
  await expect(adminTournamentsPage.running).toContainText('No open tournaments')
  wallet.expectPrompts('connect', 'send', 'send')

  await wallet.choose(accounts.bettor)
  await tournamentPage.openAction(id)
  await tournamentPage.pressAction('Claim 0.2 WETH')
  await layout.expectStatus('Claimed: 0.2 WETH is in your wallet')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.2'))
})

test('lets judges’ points decide instead of the results', async ({
  chain,
  tournaments,
  time,
  wallet,
  page,
  layout,
  adminPage,
  adminTournamentsPage,
  tournamentPage,
}) => {
  const [first] = await tournaments.createMatches()
  await adminPage.enterAsOperatorAction('tournaments')
  await adminTournamentsPage.typeAction(typed)
  await adminTournamentsPage.chooseMatchesAction(FIRST)
  await adminTournamentsPage.creating.getByRole('checkbox', { name: 'Judged by admins' }).check()
  await adminTournamentsPage.createAction()
  await expect(adminPage.confirmation).toContainText('Tournament admins decide the points')
  await adminPage.confirmAction('Create tournament')
  await expect(adminTournamentsPage.creating).toContainText(`Tournament #1 created: ${NAME}`)
  wallet.expectPrompts('connect', 'send')

  const id = 1n
  await tournaments.play(id, accounts.bettor, [first], [1])
  await tournaments.play(id, accounts.rival, [first], [2])
  await time.pass(15 * hour)
  await chain.finalize(first, 1)
  const judging = adminTournamentsPage.act('Award points')
  await expect(judging).toContainText('Result: T1')
  await expect(adminTournamentsPage.points('0x7099…79C8')).toBeVisible()
  await expect(adminTournamentsPage.points('0x90F7…b906')).toBeVisible()
  await adminTournamentsPage.button(/^1 for correct picks/).click()
  await expect(adminTournamentsPage.points('0x7099…79C8')).toHaveValue('1')
  await expect(adminTournamentsPage.points('0x90F7…b906')).toHaveValue('0')
  await adminTournamentsPage.points('0x90F7…b906').fill('1001')
  await expect(judging).toContainText('A match gives at most 1,000 points.')
  await expectAccessible(page)
  await adminTournamentsPage.points('0x90F7…b906').fill('7')
  await adminTournamentsPage.button('Award points to 2 players').click()
  await expect(adminPage.confirmation).toContainText('2 players get 8 points in total')
  await expect(adminPage.confirmation).toContainText('0x90F7…b906 gets 7 points, 7 in total.')
  await expect(adminPage.confirmation).toContainText('0x7099…79C8 gets 1 point, 1 in total.')
  await expect(adminPage.confirmation).toContainText('0x90F7…b906 then leads with 7 points.')
  await expect(adminPage.confirmation).toContainText('Points are permanent.')
  await expect(adminPage.confirmation.getByRole('button', { name: 'Award these points' })).toBeDisabled()
  wallet.rejectNext()
  await adminPage.confirmAction('Award these points', NAME)
  await expect(judging).toContainText('You cancelled in your wallet')
  await expect(adminTournamentsPage.points('0x90F7…b906')).toHaveValue('7')
  await adminTournamentsPage.button('Award points to 2 players').click()
  await adminPage.confirmAction('Award these points', NAME)
  await layout.expectStatus('Points given to 2 players')
  await expect(judging).toContainText('Every pick is scored.')

  await adminTournamentsPage.button('Finish tournament').click()
  await adminPage.confirmAction('Finish permanently', NAME)
  await layout.expectStatus('Tournament #1 is finished')
  await wallet.choose(accounts.rival)
  await tournamentPage.openAction(id)
  await tournamentPage.pressAction('Claim 0.5 WETH')
  await layout.expectStatus('Claimed: 0.5 WETH is in your wallet')
})

test('refunds every entry fee when cancelled, and lets anyone void an abandoned tournament', async ({
  cup: { id, matchIds },
  chain,
  tournaments,
  time,
  wallet,
  layout,
  adminPage,
  adminTournamentsPage,
  tournamentPage,
}) => {
  const abandoned = await tournaments.create({ name: 'Winter cup', matchIds })
  for (const tournament of [id, abandoned])
    await tournaments.play(tournament, accounts.bettor, matchIds, [1, 1])
  await adminPage.enterAsOperatorAction('tournaments')

  await test.step('cancels', async () => {
    await adminTournamentsPage.chooseAction('#1 - Spring cup')
    await adminTournamentsPage.button('Cancel tournament').click()
    await expect(adminPage.confirmation).toContainText('1 player can claim a refund, 0.1 WETH')
    await expect(adminPage.confirmation).toContainText('Bets on its matches aren’t affected.')
    await adminPage.confirmAction('Cancel permanently', 'Spring cup')
    await layout.expectStatus('Tournament #1 is cancelled')
  })

  await test.step('lets anyone void an abandoned tournament', async () => {
    await wallet.choose(accounts.bettor)
    await adminTournamentsPage.chooseAction('#2 - Winter cup')
    await time.pass(3 * day)
    await expect(adminTournamentsPage.running.getByText('Awaiting results', { exact: true })).toBeVisible()
    await expect(adminTournamentsPage.running.getByText('Running', { exact: true })).toBeHidden()
    await time.pass(14 * day)
    await expect(adminTournamentsPage.list).toContainText('Can only be voided')
    await adminTournamentsPage.expectBlocked('Finish tournament', 'The deadline to finish it has passed.')
    await adminTournamentsPage.button('Void tournament').click()
    await expect(adminPage.confirmation).toContainText('Every entry fee is refunded, 0.1 WETH in total.')
    await adminPage.confirmAction('Void and refund')
    await layout.expectStatus('Tournament #2 is void')
  })

  await tournamentPage.openAction(id)
  await tournamentPage.pressAction('Claim 0.1 WETH')
  await layout.expectStatus('Claimed: 0.1 WETH is in your wallet')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.1'))
})

test('disables everything for a wallet that is not an admin, with the reason', async ({
  chain,
  tournaments,
  time,
  page,
  adminPage,
  adminTournamentsPage,
}) => {
  const matchIds = await tournaments.createMatches()
  const late = await chain.createMatch({ name: 'KRÜ vs LEV', startsIn: 30 * hour })
  await tournaments.create({ matchIds: [matchIds[0]] })
  const judgedIds = [matchIds[0], late]
  const judged = await tournaments.create({ name: 'Judged cup', matchIds: judgedIds, isJudged: true })
  await tournaments.play(judged, accounts.rival, [matchIds[0]], [1])
  await adminPage.enterAsAction(accounts.bettor, 'tournaments')
  const adminOnly = 'Only a tournament admin can do this.'
  const creating = adminTournamentsPage.creating.getByRole('button', { name: 'Create tournament' })
  await expect(creating).toBeDisabled()
  await expect(creating).toHaveAccessibleDescription(adminOnly)
  await adminTournamentsPage.chooseAction('#1 - Spring cup')
  await adminTournamentsPage.expectBlocked('Cancel tournament', adminOnly)

  await time.pass(15 * hour)
  await chain.finalize(matchIds[0], 1)
  await expect(adminTournamentsPage.button('Finish tournament')).toBeEnabled()
  await adminTournamentsPage.chooseAction('#2 - Judged cup')
  await adminTournamentsPage.expectBlocked('Award points', adminOnly)
  await expectAccessible(page)
  await time.pass(24 * hour)
  await chain.finalize(late, 1)
  await adminTournamentsPage.expectBlocked(
    'Finish tournament',
    'Only a tournament admin can finish a judged tournament.',
  )
})
