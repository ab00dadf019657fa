import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { MATCH_NAMES } from '@/testing/tournaments'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const [FIRST, SECOND] = MATCH_NAMES
const NAME = 'Summer cup'

/** As fields have it, in Berlin: the second match ends on 2 March, 15:01. */
const typed = {
  name: NAME,
  start: '2027-03-01T20:00',
  end: '2027-03-02T16:00',
  fee: '0,25',
}

test.beforeEach(async ({ wallet }) => {
  await wallet.choose(accounts.operator)
})

test.describe('creating', () => {
  test('a tournament of chosen matches, which players then see', async ({
    chain,
    tournaments,
    wallet,
    page,
    layout,
    adminPage,
    adminTournamentsPage,
  }) => {
    await tournaments.createMatches()
    await chain.createMatch({ name: 'KRÜ vs LEV', startsIn: 0 })
    await adminPage.enterAction('tournaments')
    await layout.connectAction()
    await adminTournamentsPage.typeAction(typed)
    await expect(adminTournamentsPage.creating).toContainText('2 Mar 2027, 15:00 UTC')
    await expect(adminTournamentsPage.match('KRÜ')).toHaveCount(0)

    await adminTournamentsPage.field('Search matches').fill('faze')
    await expect(adminTournamentsPage.match(FIRST)).toHaveCount(0)
    await adminTournamentsPage.chooseMatchesAction(SECOND)
    await adminTournamentsPage.field('Search matches').fill('')
    await expect(adminTournamentsPage.match(SECOND)).toBeChecked()
    await adminTournamentsPage.chooseMatchesAction(FIRST)
    await expect(adminTournamentsPage.matches).toContainText('2 of at most 64 chosen')
    await expect(adminTournamentsPage.creating).toContainText(
      'Players can join until 2 Mar 2027, 13:01. It can be cancelled until 2 Mar 2027, 01:01.',
    )

    await adminTournamentsPage.createAction()
    await expect(adminTournamentsPage.creating).toContainText(`Tournament #1 created: ${NAME}`)
    await adminTournamentsPage.expectTyped({ name: '', start: '', end: '', fee: '' })
    await expect(adminTournamentsPage.matches).toContainText('0 of at most 64 chosen')
    await expect(adminTournamentsPage.list).toContainText(`#1 - ${NAME}`)
    await adminTournamentsPage.expectFact('Entry fee', '0.25 WETH')
    wallet.expectPrompts('connect', 'send')

    await page.goto('/tournaments')
    const card = page.getByRole('article').filter({ hasText: NAME })
    await expect(card).toContainText('0.25')
    await card.getByRole('link').first().click()
    await expect(page.getByRole('main')).toContainText(FIRST)
    await expect(page.getByRole('main')).toContainText(SECOND)
  })

  test('says what the contract would refuse, and asks nobody to sign it', async ({
    tournaments,
    wallet,
    layout,
    adminPage,
    adminTournamentsPage,
  }) => {
    await tournaments.createMatches()
    await adminPage.enterAction('tournaments')
    await layout.connectAction()
    await adminTournamentsPage.createAction()
    await adminTournamentsPage.expectProblem('Tournament Name', 'Enter the name of the tournament.')
    await adminTournamentsPage.expectProblem('Start Time', 'Choose when the tournament starts.')
    await adminTournamentsPage.expectProblem('End Time', 'Choose when the tournament ends.')
    await adminTournamentsPage.expectProblem('Entry Fee', 'Enter an amount.')
    await expect(adminTournamentsPage.matches).toHaveAccessibleDescription('Choose at least one match.')
    await expect(adminTournamentsPage.field('Tournament Name')).toBeFocused()

    await adminTournamentsPage.typeAction({ ...typed, name: 'ü'.repeat(51) })
    await adminTournamentsPage.expectProblem('Tournament Name', 'Names are limited to 100 bytes. Shorten it.')
    await adminTournamentsPage.typeAction({ start: typed.end })
    await adminTournamentsPage.expectProblem('End Time', 'The end time must be after the start time.')
    await adminTournamentsPage.typeAction({ start: typed.start, end: '2027-09-01T12:00' })
    await adminTournamentsPage.expectProblem('End Time', 'Choose an end time within 180 days.')
    await adminTournamentsPage.typeAction({ fee: '1,000.5' })
    await adminTournamentsPage.expectProblem('Entry Fee', 'Use only one decimal point or comma.')
    await adminTournamentsPage.typeAction({ ...typed, end: '2027-03-02T15:00' })
    await adminTournamentsPage.chooseMatchesAction(FIRST, SECOND)
    await expect(adminTournamentsPage.matches).toHaveAccessibleDescription(
      'A chosen match closes after the tournament’s end. Choose a later end, or leave it out.',
    )
    await adminTournamentsPage.createAction()
    await expect(adminTournamentsPage.matches).toBeFocused()
    wallet.expectPrompts('connect')

    await adminTournamentsPage.creating
      .getByRole('button', { name: 'Use the times of the chosen matches' })
      .click()
    await adminTournamentsPage.expectTyped({
      ...typed,
      start: '2027-03-02T01:01',
      end: '2027-03-02T15:02',
    })
    await adminTournamentsPage.createAction()
    await expect(adminTournamentsPage.creating).toContainText('Tournament #1 created')
  })

  test('keeps what was typed and chosen when the wallet says no, or fails', async ({
    tournaments,
    wallet,
    layout,
    adminPage,
    adminTournamentsPage,
  }) => {
    await tournaments.createMatches()
    await adminPage.enterAction('tournaments')
    await layout.connectAction()
    await adminTournamentsPage.typeAction(typed)
    await adminTournamentsPage.chooseMatchesAction(FIRST)
    wallet.rejectNext()
    await adminTournamentsPage.createAction()
    await expect(adminTournamentsPage.creating).toContainText(
      'You cancelled in your wallet. Nothing was sent.',
    )
    wallet.failNext(-32603, 'Internal error')
    await adminTournamentsPage.createAction()
    await expect(adminTournamentsPage.creating).toContainText('Internal error')
    await adminTournamentsPage.expectTyped(typed)
    await expect(adminTournamentsPage.match(FIRST)).toBeChecked()
    await adminTournamentsPage.createAction()
    await expect(adminTournamentsPage.creating).toContainText('Tournament #1 created')
  })
})

test('all is scored, the winner found on chain, and the prize claimed', async ({
  chain,
  tournaments,
  time,
  wallet,
  layout,
  adminPage,
  adminTournamentsPage,
  tournamentPage,
}) => {
  const matchIds = await tournaments.createMatches()
  const id = await tournaments.create({ matchIds })
  await tournaments.play(id, accounts.bettor, matchIds, [1, 2])
  await tournaments.play(id, accounts.rival, matchIds, [1, 1])
  await adminPage.enterAction('tournaments')
  await layout.connectAction()
  await adminTournamentsPage.chooseAction('#1 - Spring cup')
  await adminTournamentsPage.expectBlocked('Finish tournament', /^2 matches have no final result yet/)
  await adminTournamentsPage.expectBlocked('Mark as judged', /Somebody has joined/)
  await adminTournamentsPage.expectBlocked('Void tournament', /^Not before/)

  await time.pass(27 * hour)
  await chain.finalize(matchIds[0], 1)
  await chain.finalize(matchIds[1], 2)
  await adminTournamentsPage.expectBlocked('Cancel tournament', /Its first match has started/)
  await adminTournamentsPage.expectBlocked('Finish tournament', /^4 predictions are still to be scored/)
  await expect(adminTournamentsPage.act('Score the predictions')).toContainText('It takes 2 transactions.')
  await adminTournamentsPage.button('Score 4 predictions').click()
  await layout.expectStatus('All final results of tournament #1 are scored')
  await adminTournamentsPage.expectFact('Leading', '1 player with 2 points')

  const finishing = adminTournamentsPage.act('Finish the tournament')
  await expect(finishing.getByRole('listitem')).toHaveText(['0x7099…79C8'])
  await adminTournamentsPage.button('Finish tournament').click()
  await expect(adminPage.confirmation).toContainText(
    'One player wins with 2 points and can claim the whole prize pool, 0.2 WETH.',
  )
  await expect(adminPage.confirmation).toContainText('nobody can choose other winners')
  await adminPage.confirmAction('Finish for good', 'Spring cup')
  await layout.expectStatus('Tournament #1 is over')
  await expect(adminTournamentsPage.running).toContainText('No tournament is open')
  wallet.expectPrompts('connect', 'send', 'send', 'send')

  await wallet.choose(accounts.bettor)
  await tournamentPage.openAction(id)
  await tournamentPage.pressAction('Claim 0.2 WETH')
  await layout.expectStatus('Claimed: 0.2 WETH is in your wallet')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.2'))
})

test('judged from the start: judges’ points decide, not the results', async ({
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
  await adminPage.enterAction('tournaments')
  await layout.connectAction()
  await adminTournamentsPage.typeAction(typed)
  await adminTournamentsPage.chooseMatchesAction(FIRST)
  await adminTournamentsPage.creating.getByRole('checkbox', { name: 'Judges give the points' }).check()
  await adminTournamentsPage.createAction()
  await expect(adminPage.confirmation).toContainText('the admins of the tournaments decide who wins')
  await adminPage.confirmAction('Create Tournament')
  await expect(adminTournamentsPage.creating).toContainText(`Tournament #1 created: ${NAME}`)
  await adminTournamentsPage.expectBlocked('Mark as judged', 'Judges decide in this tournament already.')
  wallet.expectPrompts('connect', 'send', 'send')

  const id = 1n
  await tournaments.play(id, accounts.bettor, [first], [1])
  await tournaments.play(id, accounts.rival, [first], [2])
  await time.pass(15 * hour)
  await chain.finalize(first, 1)
  const judging = adminTournamentsPage.act('Give the judges’ points')
  await expect(judging).toContainText('Result: T1')
  await expect(adminTournamentsPage.points('0x7099…79C8')).toBeVisible()
  await expect(adminTournamentsPage.points('0x90F7…b906')).toBeVisible()
  await adminTournamentsPage.button(/^1 for right picks/).click()
  await expect(adminTournamentsPage.points('0x7099…79C8')).toHaveValue('1')
  await expect(adminTournamentsPage.points('0x90F7…b906')).toHaveValue('0')
  await adminTournamentsPage.points('0x90F7…b906').fill('1001')
  await expect(judging).toContainText('A match gives at most 1,000 points.')
  await expectAccessible(page)
  await adminTournamentsPage.points('0x90F7…b906').fill('7')
  await adminTournamentsPage.button('Give points to 2 players').click()
  await expect(adminPage.confirmation).toContainText('2 players get 8 points in all')
  await expect(adminPage.confirmation).toContainText('Points can be neither changed nor taken back.')
  wallet.rejectNext()
  await adminPage.confirmAction('Give these points')
  await expect(judging).toContainText('You cancelled in your wallet')
  await expect(adminTournamentsPage.points('0x90F7…b906')).toHaveValue('7')
  await adminTournamentsPage.button('Give points to 2 players').click()
  await adminPage.confirmAction('Give these points')
  await layout.expectStatus('2 players have got points')
  await expect(judging).toContainText('Every prediction is scored.')

  await adminTournamentsPage.button('Finish tournament').click()
  await adminPage.confirmAction('Finish for good', NAME)
  await layout.expectStatus('Tournament #1 is over')
  await wallet.choose(accounts.rival)
  await tournamentPage.openAction(id)
  await tournamentPage.pressAction('Claim 0.5 WETH')
  await layout.expectStatus('Claimed: 0.5 WETH is in your wallet')
})

test('a no to the second signature is told, and the mark can be made up for', async ({
  tournaments,
  wallet,
  layout,
  adminPage,
  adminTournamentsPage,
}) => {
  await tournaments.createMatches()
  await adminPage.enterAction('tournaments')
  await layout.connectAction()
  await adminTournamentsPage.typeAction(typed)
  await adminTournamentsPage.chooseMatchesAction(FIRST)
  await adminTournamentsPage.creating.getByRole('checkbox', { name: 'Judges give the points' }).check()
  const first = wallet.holdNext()
  wallet.rejectNext()
  await adminTournamentsPage.createAction()
  await adminPage.confirmAction('Create Tournament')
  await first.opened
  first.confirm()
  await layout.expectAlert('Judges do not decide in tournament #1 yet.')
  await adminTournamentsPage.button('Mark as judged').click()
  await expect(adminPage.confirmation).toContainText('It cannot be taken back.')
  await adminPage.confirmAction('Let judges decide')
  await layout.expectStatus('Judges decide in tournament #1')
  await expect(adminTournamentsPage.running.getByText('Judged', { exact: true }).first()).toBeVisible()
})

test('a cancelled one gives every entry fee back', async ({
  chain,
  tournaments,
  wallet,
  layout,
  adminPage,
  adminTournamentsPage,
  tournamentPage,
}) => {
  const matchIds = await tournaments.createMatches()
  const id = await tournaments.create({ matchIds })
  await tournaments.play(id, accounts.bettor, matchIds, [1, 1])
  await adminPage.enterAction('tournaments')
  await layout.connectAction()
  await adminTournamentsPage.chooseAction('#1 - Spring cup')
  await adminTournamentsPage.button('Cancel tournament').click()
  await expect(adminPage.confirmation).toContainText('1 player can claim the entry fee back, 0.1 WETH')
  await expect(adminPage.confirmation).toContainText('Bets on its matches are not touched.')
  await adminPage.confirmAction('Cancel for good', 'Spring cup')
  await layout.expectStatus('Tournament #1 is cancelled')

  await wallet.choose(accounts.bettor)
  await tournamentPage.openAction(id)
  await tournamentPage.pressAction('Claim 0.1 WETH')
  await layout.expectStatus('Claimed: 0.1 WETH is in your wallet')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.1'))
})

test('an abandoned one is told, and voided by anyone', async ({
  tournaments,
  time,
  wallet,
  layout,
  adminPage,
  adminTournamentsPage,
}) => {
  const matchIds = await tournaments.createMatches()
  const id = await tournaments.create({ matchIds })
  await tournaments.play(id, accounts.bettor, matchIds, [1, 1])
  await time.pass(17 * day)
  await wallet.choose(accounts.bettor)
  await adminPage.enterAction('tournaments')
  await layout.connectAction()
  await expect(adminTournamentsPage.list).toContainText('Abandoned: it can only be voided')
  await adminTournamentsPage.chooseAction('#1 - Spring cup')
  await adminTournamentsPage.expectBlocked('Finish tournament', 'The time to finish it is over.')
  await adminTournamentsPage.button('Void tournament').click()
  await expect(adminPage.confirmation).toContainText(
    'Every entry fee can be claimed back, 0.1 WETH together.',
  )
  await adminPage.confirmAction('Void and refund')
  await layout.expectStatus('Tournament #1 is void')
})

test('who is no admin sees why everything is off', async ({
  chain,
  tournaments,
  time,
  wallet,
  page,
  layout,
  adminPage,
  adminTournamentsPage,
}) => {
  const matchIds = await tournaments.createMatches()
  const late = await chain.createMatch({ name: 'KRÜ vs LEV', startsIn: 30 * hour })
  await tournaments.create({ matchIds: [matchIds[0]] })
  const judged = await tournaments.create({ name: 'Judged cup', matchIds: [matchIds[0], late] })
  await tournaments.setJudged(judged)
  await tournaments.play(judged, accounts.rival, [matchIds[0]], [1])
  await wallet.choose(accounts.bettor)
  await adminPage.enterAction('tournaments')
  await layout.connectAction()
  const adminOnly = 'Only a tournament admin can do this.'
  const creating = adminTournamentsPage.creating.getByRole('button', { name: 'Create Tournament' })
  await expect(creating).toBeDisabled()
  await expect(creating).toHaveAccessibleDescription(adminOnly)
  await adminTournamentsPage.chooseAction('#1 - Spring cup')
  await adminTournamentsPage.expectBlocked('Mark as judged', adminOnly)
  await adminTournamentsPage.expectBlocked('Cancel tournament', adminOnly)

  await time.pass(15 * hour)
  await chain.finalize(matchIds[0], 1)
  await adminTournamentsPage.expectBlocked('Finish tournament', /^Only an admin of the tournaments/)
  await adminTournamentsPage.chooseAction('#2 - Judged cup')
  await adminTournamentsPage.expectBlocked('Give points', adminOnly)
  await expectAccessible(page)
})

test('the section can be used by everybody', async ({
  tournaments,
  page,
  layout,
  adminPage,
  adminTournamentsPage,
}) => {
  const matchIds = await tournaments.createMatches()
  await tournaments.create({ matchIds })
  await adminPage.enterAction('tournaments')
  await layout.connectAction()
  await adminTournamentsPage.chooseAction('#1 - Spring cup')
  await adminTournamentsPage.typeAction({ ...typed, end: typed.start })
  await adminTournamentsPage.chooseMatchesAction(FIRST)
  await adminTournamentsPage.createAction()
  await expectAccessible(page)
})
