import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { day, hour } from '@/testing/time'
import { MAINNET } from '@/testing/wallet'
import { expectAccessibleNow } from '../accessible.ts'
import { expect, test } from '../test.ts'

test('is accessible to visitors', async ({ chain, page, app }) => {
  await app.home.open()
  await expect(page).toBeAccessible()
  await app.limitDailyStake('much')
  await expect(page.getByLabel('Daily limit (WETH)')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('dialog')).toBeAccessible()
  await page.keyboard.press('Escape')
  for (const path of ['/matches', '/tournaments', '/my-bets', '/community', '/register', '/nowhere']) {
    await app.visit(path)
    await expect(page).toBeAccessible()
  }
  await playSeason(chain)
  for (const path of ['/', '/community', `/bettor/${accounts.bettor}`, '/matches']) {
    await app.visit(path)
    await expect(page).toBeAccessible()
  }
  for (const filter of ['Live', 'Ended', 'Finalized'] as const) {
    await app.matches.show(filter)
    await expect(app.main).toBeAccessible()
  }
  await app.matches.search('nothing like it')
  await expect(page.getByText('No matches found')).toBeVisible()
  await expect(app.main).toBeAccessible()
})

test('is accessible in every state of a match', async ({ chain, page, app }) => {
  const { live, ...others } = await playSeason(chain)
  await app.match.open(live)
  await expect(app.match.form).toBeVisible()
  await expect(page).toBeAccessible()
  await app.connect()
  await expect(app.match.position).toBeHidden()
  for (const match of Object.values(others)) {
    await app.visit(`/match/${match}`)
    await expect(app.match.position).toBeVisible()
    await expect(app.main).toBeAccessible()
  }
})

test('is accessible while placing a bet, and recovers from a rejection at each step', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  const match = await chain.createMatch({ startsIn: 0, teamB: { rival: '3' } })
  await chain.giveWeth(accounts.bettor, '5')
  await wallet.moveTo(MAINNET)
  await app.match.open(match)
  await app.match.draft('Team B', '0,1')
  await app.match.expectReady('Connect Wallet')
  await expect(page).toBeAccessible()
  const expectUnharmed = async () => {
    await expect(page.getByRole('alert')).toHaveCount(0)
    await app.match.expectDraft('Team B', '0,1')
  }

  await test.step('connecting', async () => {
    wallet.rejectNext()
    await app.match.connect()
    await app.expectStatus('You cancelled in your wallet.')
    await expectUnharmed()
    await app.match.connect()
    await app.expectConnected(accounts.bettor)
    await expect(app.walletPicker).toBeHidden()
    await expect(page.getByText('You cancelled in your wallet.')).toHaveCount(0)
  })

  await test.step('switching the network', async () => {
    wallet.rejectNext()
    await app.match.press('Switch to Clutchpool local')
    await app.match.expectNote('You cancelled in your wallet.')
    await expectUnharmed()
    await app.match.press('Switch to Clutchpool local')
    await app.match.expectReadyToApprove()
  })

  await test.step('approving', async () => {
    await app.match.amount.fill('7')
    await app.match.expectButton('Insufficient Balance')
    await expect(app.match.form).toBeAccessible()
    await app.match.amount.fill('0,1')
    await app.match.limitOdds('10%')
    await app.match.dontAskAgain(app.match.approval)
    await app.match.expectReadyToApprove()
    await expect(app.match.form).toBeAccessible()
    wallet.rejectNext()
    await app.match.approve()
    await expect(app.match.approval).toContainText('You cancelled in your wallet.')
    await expect(app.match.approval).not.toContainText('Approval failed')
    await expectUnharmed()
    wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
    await app.match.approve()
    await expect(app.match.approval).toContainText('Approval failed')
    await expect(app.match.form).toBeAccessible()
    await app.match.approve()
    await app.match.expectReadyToBet()
  })

  await test.step('placing the bet', async () => {
    wallet.rejectNext()
    await app.match.placeBet()
    await app.match.expectNote('You cancelled in your wallet. Nothing was sent.')
    await expectUnharmed()
    await expect(app.match.form).toBeAccessible()
    wallet.failNext(-32080, 'RPC endpoint returned HTTP client error.')
    await app.match.placeBet()
    await app.match.expectNote('Bet not placed. Your wallet can’t reach this network.')
    await expect(app.match.form).toBeAccessible()
    await app.match.sendBet(chain, '0,1')
    await expect(app.match.form).toBeAccessible()
    await chain.resumeMining()
    await app.match.expectPlaced(/0\.1 .*Team B/)
    await expect(app.main).toBeAccessible()
    wallet.expectPrompts('connect', 'connect', 'switch', 'switch', ...Array<'send'>(6).fill('send'))
  })

  await app.match.addToBet()
  await chain.pause()
  await expect(page.getByText('New bets are paused.').first()).toBeVisible()
  await app.match.amount.fill('0.01')
  await app.match.expectBetRefused('New bets are paused. Try again later.')
  await expect(page).toBeAccessible()
})

test('is accessible with banners and alerts, and recovers', async ({
  chain,
  rpc,
  wallet,
  page,
  errors,
  app,
}) => {
  errors.allow(/ERR_CONNECTION_REFUSED/)
  await chain.createMatch({ startsIn: 0, teamA: { rival: '1' } })
  await app.home.open()
  await wallet.moveTo(MAINNET)
  await app.connect()
  await app.expectStatus('Your wallet is on another network.')
  wallet.failNext(-32603, 'Internal error')
  await page.getByRole('button', { name: 'Switch to Clutchpool local' }).click()
  await app.expectAlert(/./)
  await rpc.goDown()
  await app.expectUnreachable()
  await expect(page).toBeAccessible()
  const expectAlert = async () => {
    await expect(app.main.getByRole('alert').first()).toBeVisible()
    await expectAccessibleNow(app.main)
  }
  await app.matches.open()
  await expectAlert()
  for (const path of ['/my-bets', '/tournaments', '/community', `/bettor/${accounts.rival}`]) {
    await app.visit(path)
    await expectAlert()
  }
  const retry = app.main.getByRole('button', { name: 'Try again' })
  await expect(retry).toHaveCount(3)
  rpc.comeBack()
  await app.bettor.expectBets(/1.*Team A.*Pending/)
  await expect(retry).toHaveCount(0)
})

test('is accessible while loading', async ({ chain, rpc, page, app }) => {
  await chain.createMatch()
  await rpc.hold()
  await app.home.open()
  await expectAccessibleNow(page)
  for (const path of [
    '/matches',
    '/match/1',
    '/match/1/check',
    '/my-bets',
    '/tournaments',
    '/tournaments/1',
    '/community',
    `/bettor/${accounts.rival}`,
  ]) {
    await app.visit(path)
    await expectAccessibleNow(app.main)
  }
})

test('is accessible after failed chunk loads, and keeps the draft', async ({ chain, page, errors, app }) => {
  errors.allow(/ERR_FAILED|dynamically imported module/)
  const [community, walletList] = ['**/assets/community-*.js', '**/assets/WalletList-*.js'] as const
  for (const chunk of [community, walletList]) await page.route(chunk, (route) => route.abort())
  await app.home.open()
  await page.getByRole('link', { name: 'Community' }).click()
  await expect(app.main.getByRole('alert')).toContainText('Check your connection')
  await expect(app.main).toBeAccessible()
  await page.unroute(community)
  await app.main.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()

  await app.visit(`/match/${await chain.createMatch()}`)
  await app.match.draft('Team B', '0.5')
  await app.match.press('Connect Wallet')
  const problem = app.walletPicker.getByRole('alert')
  await expect(problem).toContainText('This part of the page didn’t load.')
  await page.unroute(walletList)
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(app.walletPicker).toBeHidden()
  await app.match.expectDraft('Team B', '0.5')
  await app.match.connect()
  await app.expectConnected(accounts.bettor)
  await app.match.expectDraft('Team B', '0.5')
})

async function playSeason(chain: TestChain) {
  const { bettor, rival } = accounts
  const amount = '1.234567890123456789'
  const abandoned = await chain.createMatch({ name: 'Valorant: Sentinels vs Paper Rex', startsIn: 0 })
  await chain.bet(abandoned, { by: bettor, side: 1, amount })
  await chain.pass(8 * day)
  const won = await chain.createMatch({ name: 'LoL: T1 vs Gen.G — LCK Final' })
  const lost = await chain.createMatch({ name: 'Dota 2: Team Spirit vs Tundra Esports' })
  const disputed = await chain.createMatch({ name: 'LoL: G2 vs Fnatic' })
  const awaiting = await chain.createMatch({ name: 'CS2: Vitality vs Spirit' })
  const voided = await chain.createMatch({
    name: 'A match with one very long name: Thunderstruck International Gaming vs Someone',
  })
  const over = { won, lost, disputed, awaiting, voided }
  for (const match of Object.values(over)) {
    await chain.bet(match, { by: bettor, side: 1, amount })
    await chain.bet(match, { by: rival, side: 2, amount: '2' })
  }
  await chain.finish(1, won)
  await chain.finalize(lost, 2)
  await chain.voidMatch(voided)
  await chain.setDisputeWindow(12 * hour)
  await chain.finalize(disputed, 1)
  const live = await chain.createMatch({ name: 'CS2: NIP vs Heroic', startsIn: 0, teamA: { rival: '1' } })
  const closed = await chain.createMatch({ name: 'Valorant: LOUD vs DRX', startsIn: 0 })
  await chain.bet(closed, { by: bettor, side: 1, amount: '0.5' })
  await chain.closeBetting(closed)
  const upcoming = await chain.createMatch({ name: 'CS2: Natus Vincere vs FaZe Clan — Major Final' })
  await chain.bet(upcoming, { by: bettor, side: 2, amount: '0.3' })
  return { abandoned, ...over, live, closed, upcoming }
}
