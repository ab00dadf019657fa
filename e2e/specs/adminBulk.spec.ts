import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

test.beforeEach(async ({ admin }) => {
  await admin.enterAsOperator()
  await admin.matches.many()
})

test('names errors by row and column, and creates all or nothing', async ({ wallet, page, app, admin }) => {
  await admin.matches.chooseFile('name,start,min', 'A,B,C')
  await expect(admin.matches.creating.getByRole('alert')).toContainText('Missing: end, max.')
  await admin.matches.chooseFile(
    'name,start,end,min,max',
    'G2 vs Fnatic,2027-03-03T12:00Z,2027-03-03T15:00Z,0.01,5',
    'T1 vs Gen.G,2027-03-03T12:00,2027-03-03T15:00Z,0.01,5',
  )
  await admin.matches.expectError(
    'T1 vs Gen.G',
    'start: Time zone missing. Add Z for UTC, or an offset such as +01:00.',
    '2027-03-03T12:00',
  )
  await admin.matches.chooseFile(
    'name,start,end,min,max',
    'G2 vs Fnatic,2027-03-03T12:00Z,2027-03-03T15:00Z,0,01,5',
  )
  await admin.matches.expectError('G2 vs Fnatic', '6 cells instead of 5. Quote amounts that contain a comma.')
  await expect(admin.matches.creating.getByRole('button', { name: /^Create \d/ })).toBeHidden()
  await expectAccessible(page, admin.matches.creating)

  await admin.matches.chooseFile(
    'sep=;',
    'NAME;START;END;MIN;MAX',
    'T1 vs Gen.G;2027-03-03T12:00:00.000Z;2027-03-03T16:00+01;0,01;5',
    'KT v DRX;2027-03-03T12:00Z;2027-03-03T15:00Z;0,01;5',
  )
  await expect(admin.matches.fileMatches).toContainText('3 Mar 2027, 13:00')
  await expect(admin.matches.creating).toContainText('Times are in your time zone, Europe/Berlin.')
  await expect(admin.matches.creating).toContainText('1 row has warnings')
  await expect(admin.matches.fileMatches).toContainText('sides stay “Team A” and “Team B”')
  await expectAccessible(page, admin.matches.creating)
  await admin.matches.createAll(2)
  await app.expectStatus('2 matches created')
  await expect(admin.matches.fileMatches).toContainText('Already #2')
  wallet.expectPrompts('connect', 'send')

  await test.step('logs one row for the transaction, and exports each match', async () => {
    await admin.choose('Log')
    const row = admin.log.row('2 matches created')
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('listitem')).toHaveCount(0)
    await row.getByText('Match #1 · T1 vs Gen.G and 1 more').click()
    await expect(row.getByRole('listitem')).toContainText(['Match #1 · T1 vs Gen.G', 'Match #2 · KT v DRX'])
    await expectAccessible(page, admin.log.section)
    await admin.log.text.fill('DRX')
    await admin.log.expectActs(/Match created.*Match #2 · KT v DRX/)
    await admin.log.clear()
    const { name, lines } = await admin.download(
      admin.log.section.getByRole('button', { name: 'Download CSV' }),
    )
    expect(name).toMatch(/^clutchpool-log-\d{4}-\d\d-\d\d\.csv$/)
    expect(lines.filter((line) => line.includes('created_together=2'))).toHaveLength(2)
  })
  await app.matches.open()
  await expect(app.matches.rows).toHaveCount(2)
})

test('exports matches, and creates none of them twice', async ({ chain, admin }) => {
  const voided = await chain.createMatch({ name: '=T1 vs Gen.G, final' })
  await chain.voidMatch(voided)
  await chain.createMatch({ name: 'G2 vs Fnatic', minBet: '0.123456789012345678' })
  await expect(admin.matchTable.row('G2 vs Fnatic')).toBeVisible()
  const exporting = admin.matches.creating.getByRole('button', { name: 'Export matches' })
  const { name, text: file, lines } = await admin.download(exporting)
  expect(name).toBe('matches-2027-03-01.csv')
  expect(lines.map((line) => line.replaceAll(/2027-03-01T[\d:.]+Z/g, 'TIME'))).toEqual([
    expect.stringContaining('id,name,start,end,min,max,state,winner,pool_a_weth,pool_b_weth'),
    '2,G2 vs Fnatic,TIME,TIME,0.123456789012345678,10,upcoming,,0,0',
    `1,"'=T1 vs Gen.G, final",TIME,TIME,0.01,10,void,,0,0`,
  ])

  await admin.matches.chooseFile(file)
  await expect(admin.matches.creating).toContainText('Every match in this file already exists.')
  await expect(admin.matches.fileMatches).toContainText('Already #1')
  await admin.matches.chooseFile(file.replace('G2 vs Fnatic', 'G2 vs KOI'))
  await expect(admin.matches.creating).toContainText('1 match to create')
  await expect(admin.matches.creating).toContainText('1 already exists')
})
