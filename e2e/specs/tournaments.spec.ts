import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { MATCH_NAMES } from '@/testing/tournaments'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const [FIRST, SECOND] = MATCH_NAMES

test('covers joining, predicting, locking, scoring, finishing and claiming, accessibly', async ({
  chain,
  tournaments,
  time,
  wallet,
  layout,
  page,
  tournamentPage,
}) => {
  const matchIds = await tournaments.createMatches()
  const id = await tournaments.create({
    matchIds,
    name: 'A cup with one very long name, Thunderstruck International',
  })
  await tournaments.create({ matchIds })
  await tournaments.play(id, accounts.rival, matchIds, [1, 2])
  await chain.giveWeth(accounts.bettor, '0.123456789012345678')
  const rest = parseEther('0.023456789012345678')
  const expectGood = async () => {
    await expect(tournamentPage.players).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/tournaments')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: /Join.*Thunderstruck/ }).click()
  await tournamentPage.pressAction('Connect Wallet')
  await layout.chooseWalletAction()
  await test.step('shows the whole choice of the approval on a phone', async () => {
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    const choice = tournamentPage.joining.getByRole('radio', { name: '1,000,000 WETH' })
    await expect(choice).toBeVisible()
    const [option, panel] = await Promise.all([choice.boundingBox(), tournamentPage.joining.boundingBox()])
    expect(rightOf(option)).toBeLessThan(rightOf(panel))
    if (wide) await page.setViewportSize(wide)
  })
  await tournamentPage.pressAction('Approve WETH')
  await expect(tournamentPage.joining.getByRole('button', { name: 'Join for 0.1 WETH' })).toBeVisible()
  await expectGood()
  await tournamentPage.pressAction('Join for 0.1 WETH')
  await expect(tournamentPage.predictions).toBeVisible()
  expect(await chain.balanceOf(accounts.bettor)).toBe(rest)
  await expect(tournamentPage.predictions).toContainText('2 picks still missing')
  await tournamentPage.pickAction(FIRST, 'Team A')
  await tournamentPage.pickAction(SECOND, 'Team B')
  await expectGood()
  // The column beside the predictions is filled.
  const [rules, predictions] = await Promise.all([
    tournamentPage.rules.boundingBox(),
    tournamentPage.predictions.boundingBox(),
  ])
  expect(rules?.x).toBeGreaterThan(predictions?.x ?? 0)
  expect(rules?.y).toBe(predictions?.y)
  await tournamentPage.saveAction(2)
  await expect(tournamentPage.predictions).toContainText('All picks are in')
  wallet.expectPrompts('connect', 'send', 'send', 'send')

  await tournamentPage.pickAction(SECOND, 'Team A')
  await tournamentPage.saveAction(1)
  await expect.poll(() => tournaments.predictionOf(id, matchIds[1], accounts.bettor)).toBe(1)

  await time.pass(12 * hour)
  await tournamentPage.expectLocked(FIRST)
  await expect(tournamentPage.pick(SECOND, 'Team A')).toBeChecked()
  await time.pass(15 * hour)
  await tournamentPage.expectLocked(SECOND)
  await expect(tournamentPage.settling).toContainText('2 matches have no final result yet')

  await chain.finalize(matchIds[0], 1)
  await tournamentPage.pressAction('Score 2 predictions')
  await tournamentPage.expectOwnRow('1')
  await expect(tournamentPage.settling).toContainText('1 match has no final result yet')
  await chain.finalize(matchIds[1], 1)
  await expect(tournamentPage.settling.getByRole('button', { name: 'Score 2 predictions' })).toBeVisible()
  await expectGood()
  await tournamentPage.pressAction('Score 2 predictions')
  await expect(tournamentPage.players).toContainText('1 player leads with 2 points.')
  await tournamentPage.expectOwnRow('1', '2', '2 of 2')

  // The bettor is no admin.
  await tournamentPage.pressAction('Finish the tournament')
  await tournamentPage.expectOutcome('We have a winner')
  await expect(page.getByRole('button', { name: 'Claim 0.2 WETH' })).toBeVisible()
  await expectGood()
  await tournamentPage.pressAction('Claim 0.2 WETH')
  await layout.expectStatus('Claimed: 0.2 WETH is in your wallet')
  await expectGood()
  expect(await chain.balanceOf(accounts.bettor)).toBe(rest + parseEther('0.2'))
})

test('splits the prize among three tied winners', async ({
  cup: { id, matchIds },
  chain,
  tournaments,
  time,
  wallet,
  layout,
  tournamentPage,
}) => {
  for (const account of [accounts.bettor, accounts.second, accounts.rival])
    await tournaments.play(id, account, matchIds, [1, 2])
  await tournaments.play(id, accounts.operator, matchIds, [2, 2])
  await time.pass(27 * hour)
  await chain.finalize(matchIds[0], 1)
  await chain.finalize(matchIds[1], 2)

  await wallet.choose(accounts.operator)
  await tournamentPage.openAndConnectAction(id)
  await expect(tournamentPage.settling).toContainText('once 8 picks are scored')
  await tournamentPage.pressAction('Score my 2 predictions')
  await tournamentPage.pressAction('Score 6 predictions')
  await tournamentPage.pressAction('Finish the tournament')
  await tournamentPage.expectOutcome('3 winners')
  await tournamentPage.expectOwnRow('4', '1')

  // The last claim gets the wei left over from the division.
  const third = parseEther('0.4') / 3n
  for (const [account, prize] of [
    [accounts.bettor, third],
    [accounts.second, third],
    [accounts.rival, parseEther('0.4') - 2n * third],
  ] as const) {
    const before = await chain.balanceOf(account)
    await wallet.choose(account)
    await layout.expectConnected(account)
    await tournamentPage.pressAction(/^Claim 0\.1333 WETH/)
    await expect(tournamentPage.players.getByRole('row').filter({ hasText: 'You' })).toContainText('Yes')
    expect((await chain.balanceOf(account)) - before).toBe(prize)
  }
})

test('refunds the entry fee when nobody scores', async ({
  cup: { id, matchIds },
  chain,
  tournaments,
  time,
  tournamentPage,
}) => {
  await tournaments.play(id, accounts.bettor, matchIds, [2, 2])
  await time.pass(27 * hour)
  for (const match of matchIds) await chain.finalize(match, 1)
  await tournamentPage.openAndConnectAction(id)
  await tournamentPage.pressAction('Score 2 predictions')
  await tournamentPage.pressAction('Finish the tournament')
  await tournamentPage.expectOutcome('Nobody scored')
  await tournamentPage.pressAction('Claim 0.1 WETH')
  await expect(tournamentPage.players).toContainText('Yes')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.1'))
})

test('is finished without scores when nobody scores for 12 days', async ({
  cup: { id, matchIds },
  chain,
  tournaments,
  time,
  page,
  tournamentPage,
}) => {
  await tournaments.play(id, accounts.bettor, matchIds, [1, 1])
  await tournaments.play(id, accounts.rival, matchIds, [1, 2])
  await time.pass(27 * hour)
  for (const match of matchIds) await chain.finalize(match, 1)
  await tournaments.score(id, [accounts.rival], accounts.rival)
  await tournamentPage.openAndConnectAction(id)
  await expect(tournamentPage.settling).toContainText(
    /^.*once 2 picks are scored\. Without them, it can be finished from 14 Mar 2027/,
  )
  await expectAccessible(page)
  const finish = tournamentPage.settling.getByRole('button', { name: 'Finish the tournament' })
  await time.pass(12 * day - hour)
  await expect(tournamentPage.settling).toContainText('Without them')
  await expect(finish).toBeHidden()
  await time.pass(2 * hour)
  await expect(tournamentPage.settling).toContainText('Unscored picks won’t count.')
  await tournamentPage.pressAction('Finish the tournament')
  await tournamentPage.expectOutcome('We have a winner')
  await tournamentPage.expectOwnRow('0')
})

test('closes joining, but takes picks, once the pool names another tournament contract', async ({
  cup: { id, matchIds },
  tournaments,
  wallet,
  page,
  tournamentPage,
}) => {
  await tournaments.play(id, accounts.bettor, [], [])
  await tournamentPage.openAndConnectAction(id)
  await tournaments.detach()
  await tournamentPage.pickAction(FIRST, 'Team B')
  await tournamentPage.saveAction(1)
  await expect.poll(() => tournaments.predictionOf(id, matchIds[0], accounts.bettor)).toBe(2)
  await wallet.choose(accounts.second)
  await expect(page.getByRole('region', { name: 'Entries are closed' })).toContainText(
    'Picks, scores and prizes go on.',
  )
  await expect(page.getByRole('main').getByText('Entries close in')).toBeHidden()
  await expectAccessible(page)
})

test('lets anyone void a tournament abandoned for 14 days', async ({
  cup: { id, matchIds },
  tournaments,
  time,
  tournamentPage,
}) => {
  await tournaments.play(id, accounts.bettor, matchIds, [1, 1])
  await tournamentPage.openAndConnectAction(id)
  await time.pass(17 * day)
  await tournamentPage.pressAction('Void tournament')
  await tournamentPage.expectOutcome('Void')
  await tournamentPage.pressAction('Claim 0.1 WETH')
  await expect(tournamentPage.players).toContainText('Yes')
})

test('keeps unsaved picks over a rejection, a navigation and a reload, and refunds live when cancelled', async ({
  cup: { id, matchIds },
  chain,
  tournaments,
  wallet,
  layout,
  page,
  tournamentPage,
}) => {
  await tournaments.play(id, accounts.bettor, [], [])
  await tournamentPage.openAndConnectAction(id)
  await tournamentPage.pickAction(FIRST, 'Team B')
  wallet.rejectNext()
  await tournamentPage.saveAction(1)
  await layout.expectStatus('You cancelled in your wallet. Nothing was sent.')
  await expect(tournamentPage.pick(FIRST, 'Team B')).toBeChecked()

  await layout.header.getByRole('link', { name: 'Tournaments' }).click()
  await page.getByRole('link', { name: /View tournament.*Spring cup/ }).click()
  await expect(tournamentPage.pick(FIRST, 'Team B')).toBeChecked()
  await page.reload()
  await expect(tournamentPage.pick(FIRST, 'Team B')).toBeChecked()
  await tournamentPage.saveAction(1)
  await expect.poll(() => tournaments.predictionOf(id, matchIds[0], accounts.bettor)).toBe(2)

  await tournaments.cancel(id)
  await tournamentPage.expectOutcome('Cancelled')
  await tournamentPage.expectLocked(FIRST)
  await tournamentPage.pressAction('Claim 0.1 WETH')
  await expect(page.getByText('Your entry fee was refunded.')).toBeVisible()
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.1'))
})

test('joins a free judged tournament with one click, and explains missing WETH and a late start', async ({
  chain,
  tournaments,
  time,
  wallet,
  layout,
  page,
  tournamentPage,
}) => {
  const matchIds = await tournaments.createMatches()
  const free = await tournaments.create({ name: 'Free cup', matchIds, entryFee: '0', isJudged: true })
  await tournaments.create({ matchIds })
  await chain.giveWeth(accounts.bettor, '0.05')
  await tournamentPage.openAction(free)
  await expect(page.getByText(/they decide who wins/)).toBeVisible()
  await layout.connectAction()
  await tournamentPage.pressAction('Join for free')
  await expect(tournamentPage.predictions).toBeVisible()
  wallet.expectPrompts('connect', 'send')

  await layout.header.getByRole('link', { name: 'Tournaments' }).click()
  await page.getByRole('link', { name: /Join.*Spring cup/ }).click()
  const button = tournamentPage.joining.getByRole('button', { name: 'Insufficient Balance' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('You have 0.05 WETH.')
  await time.pass(24 * hour)
  await expect(page.getByRole('heading', { name: 'Entries are closed' })).toBeVisible()
})

test('filters the list by status and keeps the filter in the URL', async ({
  tournaments,
  time,
  layout,
  page,
  tournamentPage,
}) => {
  const matchIds = await tournaments.createMatches()
  const running = await tournaments.create({ name: 'Running cup', matchIds })
  const cancelled = await tournaments.create({ name: 'Cancelled cup', matchIds })
  await tournaments.play(running, accounts.bettor, [matchIds[0]], [1])
  await tournaments.play(cancelled, accounts.bettor, [], [])
  await tournaments.cancel(cancelled)
  await time.pass(hour)
  await tournaments.create({ name: 'Upcoming cup', matchIds })
  await page.goto('/tournaments')
  await layout.connectAction()
  await expect(page.getByRole('article')).toContainText(['Upcoming cup'])
  await page.getByRole('radio', { name: 'Running' }).check()
  await expect(page.getByRole('article', { name: 'Running cup' })).toContainText('1 pick missing')
  await expect(page).toHaveURL('/tournaments?show=running')
  await page.getByRole('radio', { name: 'Finished' }).check()
  await page.reload()
  await expect(page.getByRole('article', { name: 'Cancelled cup' })).toContainText('0.1 WETH refund')
  await expectAccessible(page)
  await tournamentPage.openAction(cancelled)
  await tournamentPage.expectOutcome('Cancelled')
  await expectAccessible(page)
})

function rightOf(box: { x: number; width: number } | null): number {
  return box ? box.x + box.width : Number.NaN
}
