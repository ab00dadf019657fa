import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { MATCH_NAMES } from '@/testing/tournaments'
import { expect, test } from '../test.ts'

const [FIRST, SECOND] = MATCH_NAMES

test('takes a player from joining to the prize', async ({ chain, wallet, page, app }) => {
  const matchIds = await chain.tournaments.createMatches()
  const id = await chain.tournaments.create({
    matchIds,
    name: 'A cup with one very long name, Thunderstruck International',
  })
  await chain.tournaments.create({ matchIds })
  await chain.tournaments.play(id, accounts.rival, matchIds, [1, 2])
  await chain.giveWeth(accounts.bettor, '0.123456789012345678')
  const rest = parseEther('0.023456789012345678')
  const expectGood = async () => {
    await expect(app.tournament.players).toBeVisible()
    await expect(app.main).toBeAccessible()
  }
  await page.goto('/tournaments')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toBeAccessible()
  await page.getByRole('link', { name: /Join.*Thunderstruck/ }).click()
  await app.tournament.press('Connect Wallet')
  await app.chooseWallet()
  await test.step('shows the whole option not to be asked again on a phone', async () => {
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    await app.tournament.dontAskAgain(app.tournament.joining)
    const choice = app.tournament.joining.locator('label', { hasText: 'Don’t ask again' })
    const [option, panel] = await Promise.all([choice.boundingBox(), app.tournament.joining.boundingBox()])
    expect(rightOf(option)).toBeLessThan(rightOf(panel))
    if (wide) await page.setViewportSize(wide)
  })
  await app.tournament.press('Approve WETH')
  await expect(app.tournament.joining.getByRole('button', { name: 'Join for 0.1 WETH' })).toBeVisible()
  await expectGood()
  await app.tournament.press('Join for 0.1 WETH')
  await expect(app.tournament.predictions).toBeVisible()
  expect(await chain.balanceOf(accounts.bettor)).toBe(rest)
  await expect(app.tournament.predictions).toContainText('2 predictions still missing')
  await app.tournament.pick(FIRST, 'Team A')
  await app.tournament.pick(SECOND, 'Team B')
  await expectGood()
  // The column beside the predictions is filled.
  const [rules, predictions] = await Promise.all([
    app.tournament.rules.boundingBox(),
    app.tournament.predictions.boundingBox(),
  ])
  expect(rules?.x).toBeGreaterThan(predictions?.x ?? 0)
  expect(rules?.y).toBe(predictions?.y)
  await app.tournament.save(2)
  await expect(app.tournament.predictions).toContainText('All predictions are in')
  await expect(app.tournament.predictions.getByRole('heading', { name: 'Your predictions' })).toBeFocused()
  wallet.expectPrompts('connect', 'send', 'send', 'send')

  await app.tournament.pick(SECOND, 'Team A')
  await app.tournament.save(1)
  await expect.poll(() => chain.tournaments.predictionOf(id, matchIds[1], accounts.bettor)).toBe(1)

  await chain.pass(12 * hour)
  await app.tournament.expectLocked(FIRST)
  await expect(app.tournament.pickOf(SECOND, 'Team A')).toBeChecked()
  await chain.pass(15 * hour)
  await app.tournament.expectLocked(SECOND)
  await expect(app.tournament.settling).toContainText('2 matches have no final result yet')

  await chain.finalize(matchIds[0], 1)
  await app.tournament.press('Score 2 predictions')
  await expect(app.tournament.ownRow).toContainText('1')
  await expect(app.tournament.settling).toContainText('1 match has no final result yet')
  await chain.finalize(matchIds[1], 1)
  await expect(app.tournament.settling.getByRole('button', { name: 'Score 2 predictions' })).toBeVisible()
  await expectGood()
  await app.tournament.press('Score 2 predictions')
  await expect(app.tournament.players).toContainText('1 player leads with 2 points.')
  await expect(app.tournament.ownRow).toContainTexts('1', '2', '2 of 2')

  // The bettor is no admin.
  await app.tournament.press('Finish the tournament')
  await app.tournament.expectOutcome('We have a winner')
  await expect(page.getByRole('button', { name: 'Claim 0.2 WETH' })).toBeVisible()
  await expectGood()
  await app.tournament.press('Claim 0.2 WETH')
  await app.expectStatus('Claimed: 0.2 WETH is in your wallet')
  await expectGood()
  expect(await chain.balanceOf(accounts.bettor)).toBe(rest + parseEther('0.2'))
})

test('is finished without scores after 12 days, and void with its matches if abandoned', async ({
  cup: { id, matchIds },
  chain,
  page,
  app,
}) => {
  const abandonedIds = await chain.tournaments.createMatches()
  const abandoned = await chain.tournaments.create({ matchIds: abandonedIds })
  await chain.bet(abandonedIds[0], { by: accounts.bettor, side: 2, amount: '0.7' })
  await chain.tournaments.play(id, accounts.bettor, matchIds, [1, 1])
  await chain.tournaments.play(abandoned, accounts.bettor, abandonedIds, [1, 1])
  await chain.pass(27 * hour)
  for (const match of matchIds) await chain.finalize(match, 1)
  await app.tournament.openAndConnect(id)

  await test.step('refunds if nobody scored', async () => {
    await expect(app.tournament.settling).toContainText('once 2 predictions are scored')
    await chain.pass(12 * day)
    await expect(app.tournament.settling).toContainText('Unscored predictions won’t count.')
    await app.tournament.press('Finish the tournament')
    await app.tournament.expectOutcome('Nobody scored')
    await app.tournament.press('Claim 0.1 WETH')
    await expect(app.tournament.players).toContainText('Yes')
  })

  await test.step('lets anyone void an abandoned tournament', async () => {
    await app.visit(`/tournaments/${abandoned}`)
    await chain.pass(5 * day)
    await app.tournament.press('Void tournament')
    await app.tournament.expectOutcome('Void')
    await app.tournament.press('Claim 0.1 WETH')
    await expect(app.tournament.players).toContainText('Yes')
  })

  await test.step('lets anyone void an abandoned match', async () => {
    await app.visit(`/match/${abandonedIds[0]}`)
    await page.getByRole('button', { name: 'Void this match' }).click()
    await expect(page.getByRole('heading', { name: 'This match is void' })).toBeVisible()
    await expect(app.match.position).toContainTexts('Refund', '0.7 WETH')
    await app.match.position.getByRole('button', { name: 'Claim' }).click()
    await expect(app.match.position).toContainText('Refunded')
    await expect(app.match.position.getByRole('button', { name: 'Claim' })).toBeHidden()
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.9'))
  })
})

test('keeps unsaved predictions over a rejection and a reload, and refunds live when cancelled', async ({
  cup: { id, matchIds },
  chain,
  wallet,
  page,
  app,
}) => {
  await chain.tournaments.create({ name: 'Upcoming cup', matchIds })
  await chain.tournaments.play(id, accounts.bettor, [], [])
  await app.tournament.openAndConnect(id)
  await app.tournament.pick(FIRST, 'Team B')
  wallet.rejectNext()
  await app.tournament.save(1)
  await app.expectStatus('You cancelled in your wallet. Nothing was sent.')
  await expect(app.tournament.pickOf(FIRST, 'Team B')).toBeChecked()

  await app.header.getByRole('link', { name: 'Tournaments' }).click()
  await page.getByRole('link', { name: /View tournament.*Spring cup/ }).click()
  await expect(app.tournament.pickOf(FIRST, 'Team B')).toBeChecked()
  await page.reload()
  await expect(app.tournament.pickOf(FIRST, 'Team B')).toBeChecked()

  await test.step('takes predictions, but no entries, once the pool names another tournament contract', async () => {
    await chain.tournaments.detach()
    await app.tournament.save(1)
    await expect.poll(() => chain.tournaments.predictionOf(id, matchIds[0], accounts.bettor)).toBe(2)
    await wallet.choose(accounts.second)
    await expect(page.getByRole('region', { name: 'Entries are closed' })).toContainText(
      'Predictions, scores and prizes go on.',
    )
    await expect(app.main.getByText('Entries close in')).toBeHidden()
    await expect(app.main).toBeAccessible()
    await wallet.choose(accounts.bettor)
  })

  await chain.tournaments.cancel(id)
  await app.tournament.expectOutcome('Cancelled')
  await expect(app.main).toBeAccessible()
  await app.tournament.expectLocked(FIRST)

  await test.step('filters the list by status', async () => {
    await app.header.getByRole('link', { name: 'Tournaments' }).click()
    await expect(page.getByRole('article')).toContainText(['Upcoming cup'])
    await page.getByRole('radio', { name: 'Finished' }).check()
    await expect(page).toHaveURL('/tournaments?show=finished')
    await page.reload()
    await expect(page.getByRole('article', { name: 'Spring cup' })).toContainText('0.1 WETH refund')
    await expect(app.main).toBeAccessible()
    await page.getByRole('link', { name: /View tournament.*Spring cup/ }).click()
  })

  await app.tournament.press('Claim 0.1 WETH')
  await expect(page.getByText('Your entry fee was refunded.')).toBeVisible()
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('0.1'))
})

test('joins a free tournament with one click, and explains missing WETH and a late start', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  const matchIds = await chain.tournaments.createMatches()
  const free = await chain.tournaments.create({ name: 'Free cup', matchIds, entryFee: '0', isJudged: true })
  await chain.tournaments.create({ matchIds })
  await chain.giveWeth(accounts.bettor, '0.05')
  await app.tournament.open(free)
  await expect(page.getByText(/they decide who wins/)).toBeVisible()
  await app.connect()
  await app.tournament.press('Join for free')
  await expect(app.tournament.predictions).toBeVisible()
  wallet.expectPrompts('connect', 'send')

  await app.header.getByRole('link', { name: 'Tournaments' }).click()
  await page.getByRole('link', { name: /Join.*Spring cup/ }).click()
  const button = app.tournament.joining.getByRole('button', { name: 'Insufficient Balance' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('You have 0.05 WETH.')
  await expect(app.tournament.joining).not.toContainText('You can join late.')
  await chain.pass(12 * hour)
  await expect(app.tournament.joining).toContainText('You can join late. Missed matches score 0.')
  await chain.pass(12 * hour)
  await expect(page.getByRole('heading', { name: 'Entries are closed' })).toBeVisible()
})

function rightOf(box: { x: number; width: number } | null): number {
  return box ? box.x + box.width : Number.NaN
}
