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
  await app.myBets.showTab('Settled')
  await expect(app.main).toContainText('No settled bets yet')
  await expect(page).toBeAccessible()
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

  await test.step('lists open bets, claims first, apart from settled ones, with totals of the rows', async () => {
    const { table } = app.myBets
    await expect(table.getByRole('columnheader')).toHaveText([
      'MATCH',
      'BET AMOUNT (WETH)',
      'PREDICTION',
      'STATUS',
      'ACTIONS',
    ])
    await expect(app.main.getByRole('radio')).toHaveCount(2)
    await expect(app.main.getByRole('radio', { name: 'Settled (1)' })).not.toBeChecked()
    await expect(app.main.getByRole('radio', { name: 'Open (2)' })).toBeChecked()
    await app.myBets.expectMatches('LoL: T1 vs Gen.G', 'LoL: G2 vs Fnatic')
    await app.myBets.expectStatus('G2 vs Fnatic', /Pending.*Live · ends 89d/)
    await app.myBets.expectStatus('T1 vs Gen.G', 'Won')
    const stake = app.myBets.row('G2 vs Fnatic').getByRole('cell').nth(1)
    await expect(stake).toHaveText(/^0\.5/)
    await expect(stake.getByTitle('0.500000000000000001').first()).toBeVisible()
    await expect(app.myBets.row('G2 vs Fnatic').getByRole('cell').nth(2)).toContainText('Team B')
    await expect(table.getByRole('button', { name: /^Claim/ })).toHaveCount(1)
    const total = table.getByRole('row').last()
    await expect(total.getByTitle('1.500000000000000001')).toHaveText('1.5')
    await expect(total).toContainText('To claim 1.92')
    await app.myBets.showTab('Settled')
    await expect(page).toHaveURL('/my-bets?show=settled')
    await app.myBets.expectMatches('CS2: FaZe vs Vitality — Major')
    await app.myBets.expectStatus('FaZe vs Vitality', 'Lost')
  })

  await test.step('sums the settled bets', async () => {
    await expect(app.myBets.results).toContainTexts('Profit−1.08', 'Won1 of 2')
    await app.myBets.results.getByText('Profit over time').click()
    await expect(app.myBets.results.getByRole('slider', { name: 'Profit over time' })).toBeVisible()
    await expect(app.myBets.results.locator('canvas')).toBeVisible()
    await expect(page).toBeAccessible()
  })

  await test.step('filters by state, game and words', async () => {
    await app.myBets.filter('Show').selectOption({ label: 'Lost (1)' })
    await app.myBets.expectMatches('CS2: FaZe vs Vitality — Major')
    await expect(page).toHaveURL('/my-bets?show=lost')
    await page.reload()
    await app.myBets.expectMatches('CS2: FaZe vs Vitality — Major')
    await app.myBets.filter('Show').selectOption({ label: 'Won (0)' })
    await expect(app.main).toContainText('No bets found')
    await app.myBets.showTab('Open')
    await app.myBets.filter('Show').selectOption({ label: 'To claim (1)' })
    await app.myBets.expectMatches('LoL: T1 vs Gen.G')
    await app.myBets.filter('Show').selectOption({ label: 'All (2)' })
    await app.myBets.filter('Game').selectOption('LoL')
    await app.myBets.expectMatches('LoL: T1 vs Gen.G', 'LoL: G2 vs Fnatic')
    await app.myBets.filter('Search bets').fill('nobody')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(app.myBets.filter('Search bets')).toBeFocused()
    await app.myBets.filter('Search bets').fill('faze')
    await expect(app.main.getByRole('radio', { name: 'Settled (1)' })).toBeVisible()
    await app.myBets.filter('Search bets').fill('')
    await app.myBets.filter('Sort by').selectOption('Largest profit')
    await app.myBets.expectMatches('LoL: T1 vs Gen.G', 'LoL: G2 vs Fnatic')
  })

  await test.step('exports both tabs', async () => {
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

test('groups the bets of a series, and takes two lines per bet on a phone', async ({ chain, page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const final = 'LoL: T1 vs Gen.G — LCK Final'
  const names = [final, `${final} — Map 1`, `${final} — Map 2`, `${final} — Over 3.5 maps`]
  const matches = await chain.createSeries(
    [...names, 'LoL: Gen.G vs T1 — MSI', 'LoL: Gen.G vs T1 — MSI — Map 1'],
    { startsIn: 2 * hour },
  )
  for (const match of matches) {
    await chain.bet(match, { by: accounts.bettor, side: 1, amount: '0.123456789' })
    await chain.bet(match, { by: accounts.rival, side: 2, amount: '0.1' })
  }
  await app.myBets.openAndConnect()
  const { table, row } = app.myBets

  await expect(table.getByRole('cell', { name: 'T1 vs Gen.G LoL · LCK Final', exact: true })).toBeVisible()
  await expect(table.locator('td[colspan]')).toHaveCount(2)
  await expect(table.locator('td:first-child a')).toHaveText([
    /^Winner /,
    /^Map 1 /,
    ...names.map((name) => new RegExp(`^(Winner|Map \\d|Over/under 3\\.5 maps) ${name}$`)),
  ])
  await expect(
    row(names[3] ?? '')
      .getByRole('cell')
      .nth(2),
  ).toHaveText(/Over 3\.5 Team A$/)
  await expect(
    row(names[3] ?? '')
      .getByTitle('0.123456789')
      .first(),
  ).toHaveText('0.1234')
  for (const name of names) expect((await row(name).last().boundingBox())?.height).toBeLessThanOrEqual(48)
  await expect(page).toBeAccessible()

  await test.step('stands alone without a heading', async () => {
    await page.getByRole('button', { name: 'Search and sort' }).click()
    await app.myBets.filter('Search bets').fill('map 2')
    await app.myBets.expectMatches(names[2] ?? '')
    await expect(table.locator('td[colspan]')).toHaveCount(0)
  })
})
