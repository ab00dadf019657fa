import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { day, hour } from '@/testing/time'
import { expectAccessible } from '../accessible.ts'
import type { Time } from '../fixtures/time.ts'
import { short } from '../pages/layout.ts'
import { test } from '../test.ts'

const FINAL = 'CS2: Natus Vincere vs FaZe Clan — Major Final'
const FORMULA = '=HYPERLINK("https://evil.example")'

async function play(chain: TestChain, time: Time) {
  const { bettor, rival, second } = accounts
  const won = await chain.createMatch({ name: FINAL })
  const voided = await chain.createMatch({ name: FORMULA })
  await chain.bet(won, { by: bettor, side: 1, amount: '1' })
  await chain.bet(won, { by: second, side: 1, amount: '3' })
  await chain.bet(won, { by: rival, side: 2, amount: '2' })
  await chain.bet(voided, { by: rival, side: 1, amount: '0.5' })
  await time.pass(3 * hour)
  await chain.finalize(won, 1)
  await chain.voidMatch(voided)
  await chain.claim(won, bettor)
  await time.pass(day)
  const open = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.bet(open, { by: bettor, side: 2, amount: '0.25' })
  return { won, voided, open }
}

test('logs every action with its time, account and transaction, live', async ({
  chain,
  time,
  wallet,
  page,
  layout,
  adminPage,
  adminLogPage,
}) => {
  const { open } = await play(chain, time)
  await chain.pause()
  await wallet.choose(accounts.operator)
  await adminPage.enterAction('log')
  await test.step('shows the newest day at once, and older ones on request', async () => {
    await adminLogPage.expectActs('Betting paused', 'Match created')
    await adminLogPage.loadAllAction()
  })
  await adminLogPage.text.fill('T1')
  await adminLogPage.expectActs(/Match created.*Match #3 · T1 vs Gen\.G/)
  await adminLogPage.clearAction()

  await adminLogPage.kind.selectOption({ label: 'All about matches' })
  await adminLogPage.expectActs(
    /Match created.*#3/,
    /Match voided.*#2.*Every stake is refunded/,
    /Result posted.*#1.*Winner: Option 1 \(Natus Vincere\)/,
    /Match created.*#2/,
    /Match created.*#1/,
  )
  const named = adminLogPage.row('Result posted')
  await expect(named).toContainText(short(accounts.operator))
  await expect(named.getByRole('button', { name: /Copy transaction/ })).toBeVisible()

  await adminLogPage.kind.selectOption({ label: 'Result posted' })
  await adminLogPage.expectActs('Result posted')
  await adminLogPage.clearAction()
  await adminLogPage.text.fill('#2')
  await adminLogPage.expectActs('Match voided', 'Match created')
  await adminLogPage.text.fill('nothing like it')
  await expect(adminLogPage.log).toContainText('No matching actions')
  await expectAccessible(page)
  await adminLogPage.clearAction()
  await expect(adminLogPage.rows.first()).toContainText('Betting paused')

  await expect(adminLogPage.rows.first()).not.toContainText('You')
  await layout.connectAction()
  await expect(adminLogPage.rows.first()).toContainText('You')
  await adminLogPage.who.selectOption({ label: `${short(accounts.operator)} (you)` })
  await expect(adminLogPage.rows.first()).toContainText('Betting paused')

  await test.step('shows new entries live and filters by account', async () => {
    await adminLogPage.clearAction()
    await time.pass(8 * day)
    await adminLogPage.text.fill('#3')
    await adminLogPage.expectActs('Match created')
    await chain.voidAbandoned(open, accounts.rival)
    await adminLogPage.expectActs('Match voided', 'Match created')
    await adminLogPage.who.selectOption({ label: short(accounts.rival) })
    await adminLogPage.expectActs('Match voided')
  })

  await expectAccessible(page)
})

test('accounts for a lopsided match and a challenge until the ruling', async ({
  chain,
  time,
  adminPage,
  adminLogPage,
  adminMoneyPage,
}) => {
  const { bettor, rival, second } = accounts
  await chain.setDisputeWindow(12 * hour)
  const lopsided = await chain.createMatch({ name: 'T1 vs Gen.G' })
  const challenged = await chain.createMatch({ name: FINAL })
  await chain.bet(lopsided, { by: bettor, side: 1, amount: '0.01' })
  await chain.bet(lopsided, { by: rival, side: 2, amount: '2' })
  await chain.betOnBothSides(challenged)
  await time.pass(3 * hour)
  for (const matchId of [lopsided, challenged]) await chain.finalize(matchId, 1)
  await chain.giveWeth(second, '1')
  await chain.approve(second, '1')
  await chain.challenge(challenged, { by: second, outcome: 'A' })
  await time.pass(13 * hour)

  await adminPage.enterAction('money')
  const { pool, matches } = adminMoneyPage
  await expect(pool).toContainText('Every claim is covered.')
  await adminMoneyPage.expectFigure('Open stakes', '2')
  // 0.47 is the winner's, 1.5 are the stake that nobody matched.
  await adminMoneyPage.expectFigure('Unclaimed payouts', '1.97')
  await adminMoneyPage.expectFigure('Bonds', '0.02')
  await adminMoneyPage.expectRows(
    matches,
    [`#2 ${FINAL}`, '2', 'Challenged', '0', '0', '0'],
    ['#1 T1 vs Gen.G', '2.01', 'T1', '0', '1.97', '0'],
  )
  await chain.claim(lopsided, rival)
  await adminMoneyPage.expectFigure('Unclaimed payouts', '0.47')

  await chain.rule(challenged, 'A')
  await expect(pool.getByText('Bonds', { exact: true })).toBeHidden()
  await adminMoneyPage.expectFigure('Accrued fees', '0.02')
  await expect(pool).toContainText('Every claim is covered.')

  await adminPage.chooseAction('Log')
  await adminLogPage.kind.selectOption({ label: 'All about matches' })
  await adminLogPage.expectActs(
    /Challenge ruled.*#2.*Winner: Option 1/,
    /Result challenged.*#2.*Bond 0\.02 WETH/,
    'Result posted',
    'Result posted',
    'Match created',
    'Match created',
  )
})

test('balances and exports money to the wei', async ({
  chain,
  tournaments,
  time,
  page,
  adminPage,
  adminMoneyPage,
}) => {
  await adminPage.enterAction('money')
  const { pool, prizes, turnover, matches } = adminMoneyPage
  await test.step('shows a pool without bets', async () => {
    await expect(pool).toContainText('Every claim is covered.')
    await expect(turnover).toContainText('No bets yet')
    await adminMoneyPage.expectFigure('Held in total', '0', prizes)
    await expectAccessible(page)
  })

  const { open } = await play(chain, time)
  await expect(pool).toContainText('Every claim is covered.')
  await expect(pool).toContainText(
    'The pool holds 5.29 WETH. It owes bettors 5.13 WETH; the other 0.16 WETH is its own.',
  )
  // Of the losing 2 WETH, the bettor's quarter is claimed with its 8% fee; the rest is pending.
  await adminMoneyPage.expectFigure('Pool balance', '5.29')
  await adminMoneyPage.expectFigure('Owed to bettors', '5.13')
  await adminMoneyPage.expectFigure('The pool’s own', '0.16')
  await adminMoneyPage.expectFigure('Open stakes', '0.25')
  await adminMoneyPage.expectFigure('Unclaimed payouts', '4.88')
  await adminMoneyPage.expectFigure('Pending fees', '0.12')
  await adminMoneyPage.expectFigure('Accrued fees', '0.04')
  await adminMoneyPage.expectFigure('Surplus', '0')

  await expect(turnover.getByRole('img')).toHaveAccessibleName(/6\.75 WETH in total, highest on .* 6\.5 WETH/)
  await turnover.scrollIntoViewIfNeeded()
  await expect(turnover.locator('canvas')).toBeVisible()
  await adminMoneyPage.openTableAction()
  await adminMoneyPage.expectRows(
    turnover,
    [/\d/, '1', '1', '0.25', '0', '0'],
    [/\d/, '2', '4', '6.5', '1.46', '0.04'],
  )
  await adminMoneyPage.expectRows(
    matches,
    ['#3 T1 vs Gen.G', '0.25', 'None yet', '0', '0', '0'],
    [`#2 ${FORMULA}`, '0.5', 'Void', '0', '0.5', '0'],
    [`#1 ${FINAL}`, '6', 'Natus Vincere', '1.46', '4.38', '0.04'],
  )

  const perMatch = await adminPage.downloadAction(matches, 'Match CSV')
  expect(perMatch.name).toMatch(/^clutchpool-matches-\d{4}-\d\d-\d\d\.csv$/)
  expect(perMatch.lines).toHaveLength(4)
  expect(perMatch.lines[2]).toContain(`2,"'${FORMULA.replaceAll('"', '""')}",`)
  expect(perMatch.lines[3]).toMatch(/^1,.*,3,4,2,0,0,team A,.*,1\.46,4\.38,0,0\.04,0\.12$/)
  const perDay = await adminPage.downloadAction(turnover, 'Daily CSV')
  expect(perDay.lines.map((line) => line.split(',').slice(1, 5))).toEqual([
    ['matches', 'bets', 'turnover_weth', 'paid_weth'],
    ['2', '4', '6.5', '1.46'],
    ['1', '1', '0.25', '0'],
  ])

  await chain.claim(1n, accounts.second)
  await adminMoneyPage.expectFigure('Unclaimed payouts', '0.5')
  await adminMoneyPage.expectFigure('Accrued fees', '0.16')

  await test.step('shows the prize money of tournaments until it is claimed', async () => {
    const { bettor, rival } = accounts
    const cancelled = await tournaments.create({ name: 'Winter cup', matchIds: [open] })
    for (const player of [bettor, rival]) await tournaments.play(cancelled, player, [open], [1])
    await tournaments.cancel(cancelled)
    const running = await tournaments.create({ entryFee: '0.25', matchIds: [open] })
    await tournaments.play(running, rival, [open], [1])
    await tournaments.claim(cancelled, bettor)
    await adminMoneyPage.expectFigure('Held in total', '0.35', prizes)
    await adminMoneyPage.expectFigure('In open tournaments', '0.25', prizes)
    await adminMoneyPage.expectFigure('Still to be claimed', '0.1', prizes)
    await adminMoneyPage.expectRows(
      prizes,
      ['#2 Spring cup', 'Open', '0.25', '0.25'],
      ['#1 Winter cup', 'Refunds to claim', '0.2', '0.1'],
    )
  })

  await expectAccessible(page)
})
