import { accounts } from '@/testing/accounts'
import { day, hour } from '@/testing/time'
import { expect, test } from '../test.ts'

test('asks to connect, reports an outage, and loads a page at a time', async ({
  chain,
  rpc,
  page,
  errors,
  app,
}) => {
  errors.allow(/ERR_CONNECTION_REFUSED/)
  await app.myBets.open()
  await expect(app.main).toContainText('Error: No signer available')
  await app.main.getByRole('button', { name: 'Connect Wallet' }).click()
  await app.chooseWallet()
  await expect(page.getByText('No bets yet')).toBeVisible()
  await expect(page).toBeAccessible()
  await app.main.getByRole('link').click()
  await expect(page).toHaveURL('/matches')

  for (let number = 1; number <= 27; number++)
    await chain.createMatch({ name: `Team ${number} vs Rival ${number}`, teamA: { bettor: '0.01' } })
  await rpc.goDown()
  await app.myBets.open()
  await expect(page.getByText('Error: Failed to fetch bets')).toBeVisible()
  rpc.comeBack()
  const { table } = app.myBets
  await expect(table.getByRole('link')).toHaveCount(25)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(table.getByRole('link')).toHaveCount(27)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  await expect(table.getByRole('row').last().getByRole('cell').nth(1)).toHaveText(/^0\.27/)
})

test('lists, filters, sorts, exports and shares bets', async ({ chain, page, app }) => {
  const { bettor, rival } = accounts
  const [first, second, third] = [
    await chain.createMatch({ name: 'LoL: T1 vs Gen.G' }),
    await chain.createMatch({ name: 'CS2: FaZe vs Vitality — Major' }),
    await chain.createMatch({ name: 'LoL: G2 vs Fnatic', endsIn: 90 * day }),
  ]
  for (const [match, amount] of [
    [first, '1'],
    [second, '2'],
  ] as const) {
    await chain.bet(match, { by: bettor, side: 1, amount })
    await chain.bet(match, { by: rival, side: 2, amount })
  }
  await chain.bet(third, { by: bettor, side: 2, amount: '0.500000000000000001' })
  await chain.finish(1, first)
  await chain.pass(hour)
  await chain.finalize(second, 2)
  const rematch = await chain.createMatch({ name: 'LoL: Gen.G vs T1 — Final' })
  await app.myBets.openAndConnect()

  await test.step('lists claims, open and settled bets, with totals of the rows', async () => {
    const { table } = app.myBets
    await expect(table.getByRole('columnheader')).toHaveText([
      'MATCH',
      'BET AMOUNT (WETH)',
      'PREDICTION',
      'STATUS',
      'ACTIONS',
    ])
    await app.myBets.expectMatches('LoL: T1 vs Gen.G', 'LoL: G2 vs Fnatic', 'CS2: FaZe vs Vitality — Major')
    await expect(table.locator('td[colspan]')).toHaveText(['To claim', 'Open bets', 'Settled'])
    await app.myBets.expectStatus('G2 vs Fnatic', 'Pending')
    await app.myBets.expectStatus('FaZe vs Vitality', 'Lost')
    await app.myBets.expectStatus('T1 vs Gen.G', 'Won')
    const stake = app.myBets.row('G2 vs Fnatic').getByRole('cell').nth(1)
    await expect(stake).toHaveText(/^0\.5/)
    await expect(stake.getByTitle('0.500000000000000001').first()).toBeVisible()
    await expect(app.myBets.row('G2 vs Fnatic').getByRole('cell').nth(2)).toContainText('Team B')
    await expect(table.getByRole('button', { name: /^Claim/ })).toHaveCount(1)
    const total = table.getByRole('row').last()
    await expect(total.getByTitle('3.500000000000000001')).toBeVisible()
    await expect(total).toContainText('To claim 1.92')
  })

  await test.step('sums the settled bets', async () => {
    await expect(app.myBets.results).toContainTexts('Profit−1.08', 'Won1 of 2')
    await app.myBets.results.scrollIntoViewIfNeeded()
    await expect(app.myBets.results.getByRole('slider', { name: 'Profit over time' })).toBeVisible()
    await expect(app.myBets.results.locator('canvas')).toBeVisible()
    await expect(page).toBeAccessible()
  })

  await test.step('filters by state, game and words', async () => {
    await app.myBets.filter('Show').selectOption({ label: 'Won (1)' })
    await app.myBets.expectMatches('LoL: T1 vs Gen.G')
    await expect(page).toHaveURL('/my-bets?show=won')
    await page.reload()
    await app.myBets.expectMatches('LoL: T1 vs Gen.G')
    await app.myBets.filter('Show').selectOption({ label: 'All (3)' })
    await app.myBets.filter('Game').selectOption('LoL')
    await app.myBets.expectMatches('LoL: T1 vs Gen.G', 'LoL: G2 vs Fnatic')
    await app.myBets.filter('Search bets').fill('nobody')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(app.myBets.filter('Search bets')).toBeFocused()
    await app.myBets.filter('Sort by').selectOption('Largest profit')
    await app.myBets.expectMatches('LoL: T1 vs Gen.G', 'LoL: G2 vs Fnatic', 'CS2: FaZe vs Vitality — Major')
  })

  await test.step('exports what is listed', async () => {
    const { name, lines } = await app.download('CSV for taxes')
    expect(name).toMatch(/^clutchpool-bets-\d{4}-\d\d-\d\d\.csv$/)
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain(',T1,1,1,0,1,team A,won,1.92,0.08,0.92,no,')
    expect(lines[3]).toContain(',FaZe,2,2,0,2,team B,lost,0,0,-2,no,')
  })

  await test.step('draws a picture of a won bet, without the stake unless wanted', async () => {
    await app.myBets.row('T1 vs Gen.G').getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this bet' })
    const picture = dialog.getByRole('img')
    await expect(picture).toHaveAccessibleName('Won on T1 at 1.92×: T1 vs Gen.G.')
    await expect(dialog).toBeAccessible()
    const drawn = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const without = await drawn()
    await dialog.getByRole('checkbox').check()
    await expect(picture).toHaveAccessibleName(/1 → 1\.92 WETH/)
    await expect.poll(drawn).not.toBe(without)
    const { name } = await app.download('Download', dialog)
    expect(name).toBe(`clutchpool-${first}.png`)
    await page.keyboard.press('Escape')
  })

  await app.myBets.row('T1 vs Gen.G').getByRole('link', { name: 'Bet again' }).click()
  await expect(page).toHaveURL(`/match/${rematch}#bet`)
})
