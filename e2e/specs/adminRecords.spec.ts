import type { Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { day, hour } from '@/testing/time'
import { short } from '../pages/layout.ts'
import { expect, test } from '../test.ts'

const FINAL = 'CS2: Natus Vincere vs FaZe Clan — Major Final'
const FORMULA = '=HYPERLINK("https://evil.example")'

async function play(chain: TestChain) {
  const { bettor, rival, second } = accounts
  const won = await chain.createMatch({ name: FINAL })
  const voided = await chain.createMatch({ name: FORMULA })
  await chain.bet(won, { by: bettor, side: 1, amount: '1' })
  await chain.bet(won, { by: second, side: 1, amount: '3' })
  await chain.bet(won, { by: rival, side: 2, amount: '2' })
  await chain.bet(voided, { by: rival, side: 1, amount: '0.5' })
  await chain.finish(1, won)
  await chain.voidMatch(voided)
  await chain.claim(won, bettor)
  await chain.pass(day)
  const open = await chain.createMatch({ name: 'T1 vs Gen.G', teamB: { bettor: '0.25' } })
  return { won, voided, open }
}

test('logs every action live, and keeps what it read in the browser', async ({
  chain,
  rpc,
  wallet,
  page,
  errors,
  admin,
}) => {
  errors.allow(/502/)
  const { open } = await play(chain)
  await chain.client.mine({ blocks: 700 })
  await chain.pause()
  await wallet.choose(accounts.operator)
  const requests = longestLogRequest(page)
  await admin.enter()

  await test.step('offers to try again when the RPC fails, and reads on', async () => {
    await rpc.failLogs()
    await admin.choose('Log')
    await expect(admin.log.section.getByRole('alert')).toContainText('Couldn’t load the full history.')
    await expect(admin.log.section).not.toContainText('No recent activity')
    rpc.comeBack()
    await admin.log.section.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('shows the newest day at once, and older ones on request', async () => {
    await admin.log.expectActs('Betting paused', 'Match created')
    await admin.log.loadAll()
    expect(requests.longest()).toBeGreaterThan(70)
  })

  await test.step('names what was done, by whom and with which transaction', async () => {
    await admin.log.kind.selectOption({ label: 'All about matches' })
    await admin.log.expectActs(
      /Match created.*#3/,
      /Match voided.*#2.*Every stake is refunded/,
      /Result posted.*#1.*Winner: Option 1 \(Natus Vincere\)/,
      /Match created.*#2/,
      /Match created.*#1/,
    )
    const named = admin.log.row('Result posted')
    await expect(named).toContainText(short(accounts.operator))
    await expect(named.getByRole('button', { name: /Copy transaction/ })).toBeVisible()
    await admin.log.text.fill('nothing like it')
    await expect(admin.log.section).toContainText('No matching actions')
    await admin.log.clear()
    await admin.connect()
    await expect(admin.log.rows.first()).toContainText(/Betting paused.*You/)
    await expect(page).toBeAccessible()
  })

  await test.step('shows new entries live and filters by account', async () => {
    await chain.pass(8 * day)
    await admin.log.text.fill('#3')
    await admin.log.expectActs('Match created')
    await chain.voidAbandoned(open, accounts.rival)
    await admin.log.expectActs('Match voided', 'Match created')
    await admin.log.who.selectOption({ label: short(accounts.rival) })
    await admin.log.expectActs('Match voided')
  })

  await test.step('reads only the newest blocks after a reload', async () => {
    // Writes are throttled.
    await expect.poll(() => page.evaluate(firstKeptBlock)).toBe(2n)
    await page.reload()
    requests.forget()
    await admin.logIn()
    await admin.log.loadAll()
    await expect(admin.log.rows.last()).toContainText('Ownership transferred')
    expect(requests.longest()).toBeLessThanOrEqual(70)
  })
})

/** Measures in blocks. */
function longestLogRequest(page: Page) {
  let longest = 0
  page.on('request', (request) => {
    if (!request.postData()?.includes('eth_getLogs')) return
    // The app sends `eth_getLogs` alone.
    const [{ fromBlock, toBlock }] = request.postDataJSON().params
    longest = Math.max(longest, Number(toBlock) - Number(fromBlock) + 1)
  })
  return {
    longest: () => longest,
    forget: () => {
      longest = 0
    },
  }
}

/** Runs in the page. Returns the first block of the logs that the browser keeps. */
function firstKeptBlock() {
  return new Promise((resolve) => {
    const opening = indexedDB.open('clutchpool.logs')
    opening.onsuccess = () => {
      const index = opening.result.transaction('index').objectStore('index').getAll()
      index.onsuccess = () => resolve(index.result[0]?.covered[0]?.from)
    }
  })
}

test('balances and exports money to the wei, and answers why bets were paid or not', async ({
  chain,
  page,
  admin,
}) => {
  const { bettor, rival, second } = accounts
  await admin.enter('money')
  const { pool, prizes, turnover, statements, matches } = admin.money
  const { support } = admin
  await test.step('shows a pool without bets', async () => {
    await expect(pool).toContainText('Every claim is covered.')
    await expect(turnover).toContainText('No bets yet')
    await admin.money.expectFigure('Held in total', '0', prizes)
  })

  const { open } = await play(chain)

  await test.step('balances the pool', async () => {
    await expect(pool).toContainText(
      'The pool holds 5.29 WETH. It owes bettors 5.13 WETH; the other 0.16 WETH is its own.',
    )
    await admin.money.expectFigure('Open stakes', '0.25')
    await admin.money.expectFigure('Unclaimed payouts', '4.88')
    // Of the losing 2 WETH, the bettor's quarter is claimed with its 8% fee; the rest is pending.
    await admin.money.expectFigure('Pending fees', '0.12')
    await admin.money.expectFigure('Accrued fees', '0.04')
    await admin.money.expectFigure('Surplus', '0')
  })

  await test.step('adds up each day, match and month, with the operator’s gas', async () => {
    await turnover.scrollIntoViewIfNeeded()
    const chart = turnover.getByRole('slider', { name: /6\.75 WETH in total, highest on .* 6\.5 WETH/ })
    await expect(chart.locator('canvas')).toBeVisible()
    await chart.press('ArrowLeft')
    await expect(turnover).toContainText(/: 1 bet/)
    await turnover.getByText('Show as table').click()
    await admin.money.expectRows(
      turnover,
      [/\d/, '1', '1', '0.25', '0', '0'],
      [/\d/, '2', '4', '6.5', '1.46', '0.04'],
    )
    const perDay = await admin.download('Daily CSV', turnover)
    expect(perDay.lines[1]).toMatch(/,2,4,6\.5,1\.46,/)
    await admin.money.expectRows(
      matches,
      ['#3 T1 vs Gen.G', '0.25', 'None yet', '0', '0', '0'],
      [`#2 ${FORMULA}`, '0.5', 'Void', '0', '0.5', '0'],
      [`#1 ${FINAL}`, '6', 'Natus Vincere', '1.46', '4.38', '0.04'],
    )
    const perMatch = await admin.download('Match CSV', matches)
    expect(perMatch.name).toMatch(/^clutchpool-matches-\d{4}-\d\d-\d\d\.csv$/)
    expect(perMatch.lines[2]).toContain(`2,"'${FORMULA.replaceAll('"', '""')}",`)
    // The section's place holds only its height until it is scrolled to.
    await matches.scrollIntoViewIfNeeded()
    await statements.scrollIntoViewIfNeeded()
    await admin.money.expectRows(statements, [/March 2027/, '0.04', '0', '0.04', '0', /0\.0\d+/])
    const perMonth = await admin.download('Monthly CSV', statements)
    expect(perMonth.lines[1]).toMatch(/^2027-03,.*,0\.04,0,0,0\.04,0,0,0,0\.\d{6,},11,,$/)
  })

  await test.step('shows the prize money of tournaments until it is claimed', async () => {
    const cancelled = await chain.tournaments.create({ name: 'Winter cup', matchIds: [open] })
    for (const player of [bettor, rival]) await chain.tournaments.play(cancelled, player, [open], [1])
    await chain.tournaments.cancel(cancelled)
    const running = await chain.tournaments.create({ entryFee: '0.25', matchIds: [open] })
    await chain.tournaments.play(running, rival, [open], [1])
    await chain.tournaments.claim(cancelled, bettor)
    await admin.money.expectFigure('Held in total', '0.35', prizes)
    await admin.money.expectFigure('In open tournaments', '0.25', prizes)
    await admin.money.expectFigure('Still to be claimed', '0.1', prizes)
    await admin.money.expectRows(
      prizes,
      ['#2 Spring cup', 'Open', '0.25', '0.25'],
      ['#1 Winter cup', 'Refunds to claim', '0.2', '0.1'],
    )
  })

  await test.step('shows the bond of a challenge until it is ruled on', async () => {
    await chain.setDisputeWindow(12 * hour)
    const challenged = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { rival: '1' } })
    await chain.finish(1, challenged)
    await chain.fundAndChallenge(challenged, { by: bettor, outcome: 'A' })
    await admin.money.expectFigure('Bonds', '0.02')
    await chain.rule(challenged, 'A')
    await expect(pool.getByText('Bonds', { exact: true })).toBeHidden()
    await admin.money.expectFigure('Accrued fees', '0.06')
    await expect(pool).toContainText('Every claim is covered.')
    await expect(page).toBeAccessible()
  })

  await test.step('says what is no address, and which address never bet', async () => {
    await admin.choose('Support')
    await support.subject.fill('0x12')
    await expect(page.getByText('No address or transaction hash')).toBeVisible()
    await support.subject.fill(accounts.operator)
    await expect(page.getByText('No bets by this address')).toBeVisible()
  })

  await test.step('answers for an address, also while it claims', async () => {
    await support.subject.fill(rival)
    const answer = support.answer(`Bets of ${short(rival)}`)
    await expect(answer).toContainText('0.5 WETH can be claimed in My Bets now.')
    await expect(answer.getByRole('row')).toContainText([
      'ANSWER',
      'The bet lost.',
      'The match is void, so every stake is refunded. Claim 0.5 WETH in My Bets.',
      'The bet lost. Nothing to claim.',
    ])
    await expect(answer).toBeAccessible()
    await chain.claim(2n, rival)
    await expect(answer).toContainText('The bettor claimed 0.5 WETH.')
  })

  await test.step('answers for a transaction by a URL that can be shared, and leads to its bettor', async () => {
    await page.goto(`/admin?section=support&subject=${await chain.claimFor(second, [1n], bettor)}`)
    await admin.logIn()
    const paid = support.answer('Transaction')
    await expect(paid).toContainText('Paid out 4.38 WETH.')
    await expect(paid).toContainText(
      'Someone claimed it for the bettor: 4.38 WETH went to the betting address.',
    )
    await expect(page).toBeAccessible()
    await paid.getByRole('link', { name: `All bets of ${short(second)}` }).click()
    await expect(support.subject).toHaveValue(second)
    await expect(support.answer(`Bets of ${short(second)}`)).toContainText('Nothing can be claimed now.')
  })
})
