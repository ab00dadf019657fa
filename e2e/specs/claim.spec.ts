import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { expect, test } from '../test.ts'

const WON = 'T1 vs Gen.G'
const WON_TOO = 'FaZe Clan vs Vitality'
const LOST = 'Fnatic vs G2'
const VOID = 'Team Spirit vs Tundra'
const UNMATCHED = 'NIP vs Heroic'

test('holds winnings, then claims them', async ({ chain, wallet, page, app }) => {
  await chain.setDisputeWindow(12 * hour)
  const match = await chain.createMatch({ name: WON, teamA: { bettor: '1' }, teamB: { rival: '1' } })
  let loads = 0
  page.on('load', () => loads++)
  await app.myBets.openAndConnect()
  await app.myBets.expectStatus(WON, 'Pending')
  await chain.finish(1, match)

  await test.step('holds winnings until the dispute window ends', async () => {
    await app.myBets.expectStatus(WON, 'Claimable in 11h 59m')
    await expect(app.myBets.claimButton(WON)).toBeHidden()
    await expect(app.myBets.readyToClaim).toBeHidden()
    await chain.pass(12 * hour)
    await app.myBets.expectStatus(WON, 'Won')
    await expect(app.myBets.claimButton(WON)).toBeVisible()
    await expect(app.header).toContainText('1.92')
    expect(loads).toBe(1)
  })

  await test.step('claims winnings', async () => {
    const prompt = wallet.holdNext()
    await app.myBets.claim(WON)
    await wallet.expectOpen(prompt)
    await expect(app.main).toBeAccessible()
    prompt.confirm()
    await app.expectStatus(/1\.92 WETH/)
    expect(await page.getByRole('alert').count()).toBe(0)
    await expect(app.main).toContainText('No open bets')
    await app.myBets.showTab('Settled')
    await app.myBets.expectStatus(WON, 'Claimed')
    await expect(app.myBets.claimButton(WON)).toBeHidden()
    await expect(app.main).toBeAccessible()
    // The stake plus the rival's, less the 8% fee.
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1.92'))
    wallet.expectPrompts('connect', 'send')
  })
})

test('claims winnings, refunds and what nobody matched, apart from what others claimed', async ({
  chain,
  wallet,
  app,
}) => {
  const matched = { teamA: { bettor: '1' }, teamB: { rival: '1' } }
  const [won, wonToo, lost, voided, unmatched] = [
    await chain.createMatch({ name: WON, ...matched }),
    await chain.createMatch({ name: WON_TOO, ...matched }),
    await chain.createMatch({ name: LOST, teamA: { bettor: '4' }, teamB: { rival: '0.02' } }),
    await chain.createMatch({ name: VOID, ...matched }),
    await chain.createMatch({ name: UNMATCHED, teamA: { bettor: '1' } }),
  ]
  await chain.finish(1, won, wonToo)
  for (const match of [lost, unmatched]) await chain.finalize(match, 2)
  await chain.voidMatch(voided)
  await app.myBets.openAndConnect()

  await test.step('gives back the part of a lost stake that nobody matched', async () => {
    await app.myBets.expectStatus(VOID, 'Refund')
    await app.myBets.expectStatus(UNMATCHED, 'Refund')
    await expect(app.myBets.readyToClaim).toContainTexts('8.84', '5 matches')
    await expect(app.header).toContainText('8.84')
    await app.myBets.expectStatus(LOST, 'Lost')
    await app.myBets.expectAmounts(LOST, '3 unmatched, returned to you')
    await expect(app.myBets.table).toBeAccessible()
    await app.myBets.claim(LOST)
    await app.expectStatus(/3 WETH/)
    await app.myBets.showTab('Settled')
    await app.myBets.expectAmounts(LOST, '3 unmatched, returned')
  })

  await test.step('says that somebody else paid a bet out', async () => {
    await chain.claimFor(accounts.bettor, [won, voided], accounts.rival)
    await app.myBets.expectAmounts(WON, 'Paid 1.92')
    await app.myBets.expectStatus(WON, /Paid.*Claimed for you. It’s in your wallet./)
    await app.myBets.expectStatus(VOID, /Refunded.*Claimed for you. It’s in your wallet./)
    await expect(app.myBets.claimButton(WON)).toBeHidden()
    await expect(app.myBets.readyToClaim).toContainText('2.92')
    await expect(app.myBets.table).toBeAccessible()
    await app.myBets.showTab('Open')
    await app.myBets.expectMatches(UNMATCHED, WON_TOO)
  })

  await test.step('claims the rest at once', async () => {
    await app.myBets.claimAll()
    await app.myBets.showTab('Settled')
    await app.myBets.expectStatus(WON_TOO, /Claimed(?! for you)/)
    await app.myBets.expectStatus(UNMATCHED, 'Refunded')
    await expect(app.myBets.readyToClaim).toBeHidden()
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('8.84'))
    wallet.expectPrompts('connect', 'send', 'send')
  })

  await app.match.open(won)
  await expect(app.match.position).toContainTexts('Paid', 'Claimed for you.')
})

test('claims bets and tournaments from one place, one confirmation per contract', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  const match = await chain.createMatch({ name: WON, teamA: { bettor: '1' }, teamB: { rival: '1' } })
  const matchIds = await chain.tournaments.createMatches()
  const cups: bigint[] = []
  for (const name of ['Spring cup', 'Summer cup', 'Autumn cup']) {
    const id = await chain.tournaments.create({ name, matchIds })
    await chain.tournaments.play(id, accounts.bettor, [], [])
    await chain.tournaments.cancel(id)
    cups.push(id)
  }
  await chain.finish(1, match)

  await test.step('shows them in the header and on the home page, above a folded user guide', async () => {
    await app.home.open()
    const step = app.home.guide.getByText('Install the wallet extension')
    await expect(step).toBeVisible()
    await app.connect()
    await expect(app.header).toContainText('2.22')
    await expect(app.myBets.readyToClaim).toContainText('From 1 match and 3 tournaments.')
    await expect(app.myBets.readyToClaim.getByRole('listitem')).toHaveCount(0)
    await expect(app.myBets.readyToClaim.getByRole('link', { name: 'View in My Bets' })).toHaveAttribute(
      'href',
      '/my-bets',
    )
    await expect(step).toBeHidden()
    await app.home.guide.getByText('User Guide').click()
    await expect(step).toBeVisible()
    await app.home.ongoing.getByRole('link', { name: 'View All Matches' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible()
    await app.header.getByRole('link', { name: /^Claim [\d.]+ WETH$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Bets' })).toBeVisible()
  })

  await test.step('lists a bet once, with its button, and tournaments with the sum', async () => {
    await expect(app.main.getByRole('link', { name: WON, exact: true })).toHaveCount(1)
    await app.myBets.expectMatches(WON)
    await expect(app.myBets.claimButton(WON)).toBeVisible()
  })

  await test.step('keeps what was paid when a later confirmation is rejected', async () => {
    await expect(app.myBets.readyToClaim).toContainText('2 confirmations')
    await expect(app.myBets.readyToClaim.getByRole('listitem')).toHaveText([
      /^Autumn cupRefund.*0\.1/,
      /^Summer cup/,
      /^Spring cup/,
    ])
    await expect(app.myBets.readyToClaim).toBeAccessible()
    wallet.confirmNext()
    wallet.rejectNext()
    await app.myBets.claimAll()
    await app.expectStatus('Claimed: 1.92 WETH')
    await expect(app.myBets.readyToClaim).toContainText('From 3 tournaments. One confirmation')
    await expect(app.myBets.readyToClaim).toContainText('You cancelled in your wallet.')
    wallet.expectPrompts('connect', 'send', 'send')
  })

  await test.step('skips a tournament claimed elsewhere meanwhile', async () => {
    const prompt = wallet.holdNext()
    await app.myBets.claimAll()
    await wallet.expectOpen(prompt)
    await chain.tournaments.claim(cups[1] ?? 0n, accounts.bettor)
    prompt.confirm()
    await app.expectStatus('Claimed: 0.2 WETH')
    await expect(app.myBets.readyToClaim).toBeHidden()
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('2.22'))
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })

  await test.step('claims all in one confirmation if the wallet batches', async () => {
    wallet.startBatching()
    const next = await chain.createMatch({ name: WON_TOO, teamA: { bettor: '1' }, teamB: { rival: '1' } })
    const cup = await chain.tournaments.create({ matchIds: await chain.tournaments.createMatches() })
    await chain.tournaments.play(cup, accounts.bettor, [], [])
    await chain.tournaments.cancel(cup)
    await chain.finish(1, next)
    await app.myBets.open()
    await expect(app.myBets.readyToClaim).toContainTexts('2.02', 'One confirmation')
    await app.myBets.claimAll()
    await app.expectStatus('Claimed: 2.02 WETH')
    await expect(app.myBets.readyToClaim).toBeHidden()
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('4.24'))
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send batch')
  })
})
