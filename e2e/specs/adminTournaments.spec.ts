import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { MATCH_NAMES } from '@/testing/tournaments'
import { expect, test } from '../test.ts'

const [FIRST, SECOND] = MATCH_NAMES
const NAME = 'Summer cup'
const JUDGED = 'Judged cup'

/** In Berlin time; the second match ends on 2 March, 15:01. */
const typed = {
  'Tournament name': NAME,
  'Start time': '2027-03-01T20:00',
  'End time': '2027-03-02T16:00',
  'Entry fee': '0,25',
}

test('creates tournaments, scores or judges them and finishes them', async ({
  chain,
  wallet,
  page,
  admin,
}) => {
  const { creating, matches } = admin.tournaments
  const matchIds = await chain.tournaments.createMatches()
  await chain.createMatch({ name: 'KRÜ vs LEV', startsIn: 0 })
  await admin.enterAsOperator('tournaments')

  await test.step('validates before the wallet opens', async () => {
    await admin.tournaments.create()
    await admin.tournaments.expectProblems({
      'Tournament name': 'Enter a tournament name.',
      'Start time': 'Choose a start time.',
      'End time': 'Choose an end time.',
      'Entry fee': 'Enter an amount.',
    })
    await expect(matches).toHaveAccessibleDescription('Choose at least one match.')
    await expect(admin.tournaments.field('Tournament name')).toBeFocused()
  })

  await test.step('searches and chooses matches', async () => {
    await admin.tournaments.type({ ...typed, 'End time': '2027-03-02T15:00' })
    await expect(admin.tournaments.match('KRÜ')).toHaveCount(0)
    const search = admin.tournaments.field('Search matches')
    await search.fill('faze')
    await expect(admin.tournaments.match(FIRST)).toHaveCount(0)
    await expect(creating.getByRole('button', { name: 'Choose all shown (0)' })).toBeDisabled()
    await admin.tournaments.type({ 'End time': '2027-03-03T15:00' })
    await creating.getByRole('button', { name: 'Choose all shown (1)' }).click()
    await search.fill('')
    await expect(admin.tournaments.match(SECOND)).toBeChecked()
    await creating.getByRole('button', { name: 'Clear' }).click()
    await admin.tournaments.chooseMatches(FIRST, SECOND)
    await expect(matches).toContainText('2 of 64 chosen')
    await admin.tournaments.type({ 'End time': '2027-03-02T15:00' })
    await expect(matches).toHaveAccessibleDescription(
      'A chosen match closes after the tournament. Choose a later end, or remove it.',
    )
    await admin.tournaments.create()
    await expect(matches).toBeFocused()
    await expect(page).toBeAccessible()
    wallet.expectPrompts('connect')
    await creating.getByRole('button', { name: 'Use the chosen matches’ times' }).click()
    await admin.tournaments.expectTyped({
      ...typed,
      'Start time': '2027-03-02T01:01',
      'End time': '2027-03-02T15:02',
    })
  })

  await test.step('creates a tournament that players see', async () => {
    await admin.tournaments.type(typed)
    wallet.rejectNext()
    await admin.tournaments.create()
    await expect(creating).toContainText('You cancelled in your wallet. Nothing was sent.')
    await admin.tournaments.expectTyped(typed)
    await expect(admin.tournaments.match(FIRST)).toBeChecked()
    await expect(creating).toContainText('2 Mar 2027, 15:00 UTC')
    await expect(creating).toContainText(
      'Players can join until 2 Mar 2027, 13:01. You can cancel until 2 Mar 2027, 01:01.',
    )
    await admin.tournaments.create()
    await expect(creating).toContainText(`Tournament #1 created: ${NAME}`)
    await admin.tournaments.expectTyped({
      'Tournament name': '',
      'Start time': '',
      'End time': '',
      'Entry fee': '',
    })
    await expect(matches).toContainText('0 of 64 chosen')
    await expect(admin.tournaments.list).toContainText(`#1 - ${NAME}`)
    await admin.tournaments.expectFact('Entry fee', '0.25 WETH')
    wallet.expectPrompts('connect', 'send', 'send')
    await admin.visit('/tournaments')
    const card = page.getByRole('article').filter({ hasText: NAME })
    await expect(card).toContainText('0.25')
    await card.getByRole('link').first().click()
    await expect(admin.main).toContainTexts(FIRST, SECOND)
    await page.goBack()
    await page.goBack()
    await admin.expectIn()
  })

  await test.step('creates one that judges decide', async () => {
    await admin.tournaments.type({ ...typed, 'Tournament name': JUDGED })
    await admin.tournaments.chooseMatches(FIRST)
    await creating.getByRole('checkbox', { name: 'Judged by admins' }).check()
    await admin.tournaments.create()
    await expect(admin.confirmation).toContainText('Tournament admins decide the points')
    await admin.confirm('Create tournament')
    await expect(creating).toContainText(`Tournament #2 created: ${JUDGED}`)
  })

  await chain.tournaments.play(1n, accounts.bettor, matchIds, [1, 2])
  await chain.tournaments.play(1n, accounts.rival, matchIds, [1, 1])
  await chain.tournaments.play(2n, accounts.bettor, [matchIds[0]], [1])
  await chain.tournaments.play(2n, accounts.rival, [matchIds[0]], [2])

  await test.step('scores, finds the winner and pays the prize', async () => {
    await admin.tournaments.choose(`#1 - ${NAME}`)
    await admin.tournaments.expectBlocked('Finish tournament', /^2 matches have no final result yet/)
    await admin.tournaments.expectBlocked('Void tournament', /^Available from/)
    await chain.pass(27 * hour)
    await chain.finalize(matchIds[0], 1)
    await chain.finalize(matchIds[1], 2)
    await admin.tournaments.expectBlocked('Cancel tournament', /The first match has started/)
    await admin.tournaments.expectBlocked('Finish tournament', /^4 predictions left to score/)
    await expect(admin.tournaments.act('Score the predictions')).toContainText('Takes one transaction.')
    await admin.tournaments.button('Score 4 predictions').click()
    await admin.expectStatus('All final results of tournament #1 are scored')
    await admin.tournaments.expectFact('Leading', '1 player with 2 points')
    const finishing = admin.tournaments.act('Finish the tournament')
    await expect(finishing.getByRole('listitem')).toHaveText(['0x7099…79C8'])
    await admin.tournaments.button('Finish tournament').click()
    await expect(admin.confirmation).toContainText(
      'One player wins with 2 points and can claim the whole prize pool, 0.5 WETH.',
    )
    await expect(admin.confirmation).toContainText('Points alone decide the winners')
    await admin.confirm('Finish permanently', NAME)
    await admin.expectStatus('Tournament #1 is finished')
    await chain.tournaments.claim(1n, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.5'))
  })

  await test.step('lets judges’ points decide instead of the results', async () => {
    await admin.tournaments.choose(`#2 - ${JUDGED}`)
    const judging = admin.tournaments.act('Award points')
    await expect(judging).toContainText('Result: T1')
    await admin.tournaments.button(/^1 for correct predictions/).click()
    await expect(admin.tournaments.points('0x7099…79C8')).toHaveValue('1')
    await expect(admin.tournaments.points('0x90F7…b906')).toHaveValue('0')
    await expect(judging).toBeAccessible()
    await admin.tournaments.points('0x90F7…b906').fill('7')
    await admin.tournaments.button('Award points to 2 players').click()
    for (const sentence of [
      '2 players get 8 points in total',
      '0x90F7…b906 gets 7 points, 7 in total.',
      '0x7099…79C8 gets 1 point, 1 in total.',
      '0x90F7…b906 then leads with 7 points.',
      'Points are permanent.',
    ])
      await expect(admin.confirmation).toContainText(sentence)
    await expect(admin.confirmation.getByRole('button', { name: 'Award these points' })).toBeDisabled()
    await admin.confirm('Award these points', JUDGED)
    await admin.expectStatus('Points given to 2 players')
    await expect(judging).toContainText('Every prediction is scored.')
    await admin.tournaments.button('Finish tournament').click()
    await admin.confirm('Finish permanently', JUDGED)
    await admin.expectStatus('Tournament #2 is finished')
    await expect(admin.tournaments.running).toContainText('No open tournaments')
    const before = await chain.balanceOf(accounts.rival)
    await chain.tournaments.claim(2n, accounts.rival)
    expect((await chain.balanceOf(accounts.rival)) - before).toBe(parseEther('0.5'))
  })
})

test('disables everything for a wallet that is not an admin, and refunds what an admin cancels', async ({
  cup: { id, matchIds },
  chain,
  wallet,
  admin,
}) => {
  const judged = await chain.tournaments.create({ name: JUDGED, matchIds: [matchIds[0]], isJudged: true })
  await chain.tournaments.play(id, accounts.bettor, matchIds, [1, 1])
  await chain.tournaments.play(judged, accounts.rival, [matchIds[0]], [1])
  await admin.enterAs(accounts.bettor, 'tournaments')

  await test.step('names the missing role', async () => {
    const adminOnly = 'Only a tournament admin can do this.'
    const creating = admin.tournaments.creating.getByRole('button', { name: 'Create tournament' })
    await expect(creating).toBeDisabled()
    await expect(creating).toHaveAccessibleDescription(adminOnly)
    await admin.tournaments.choose('#1 - Spring cup')
    await admin.tournaments.expectBlocked('Cancel tournament', adminOnly)
  })

  await test.step('refunds every entry fee when cancelled', async () => {
    await wallet.choose(accounts.operator)
    await admin.tournaments.button('Cancel tournament').click()
    await expect(admin.confirmation).toContainText('1 player can claim a refund, 0.1 WETH')
    await expect(admin.confirmation).toContainText('Bets on its matches aren’t affected.')
    await admin.confirm('Cancel permanently', 'Spring cup')
    await admin.expectStatus('Tournament #1 is cancelled')
    await chain.tournaments.claim(id, accounts.bettor)
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.1'))
  })

  await test.step('leaves points to the admins', async () => {
    await wallet.choose(accounts.bettor)
    await chain.pass(15 * hour)
    await chain.finalize(matchIds[0], 1)
    await admin.tournaments.choose(`#2 - ${JUDGED}`)
    await admin.tournaments.expectBlocked('Award points', 'Only a tournament admin can do this.')
    await admin.tournaments.expectBlocked(
      'Finish tournament',
      'Only a tournament admin can finish a judged tournament.',
    )
  })
})
