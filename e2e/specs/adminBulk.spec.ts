import { expect, test } from '../test.ts'

test('creates all matches of a file or none, and exports them', async ({ chain, wallet, admin }) => {
  const minBet = '0.123456789012345678'
  await chain.voidMatch(await chain.createMatch({ name: '=T1 vs Gen.G, final', minBet }))
  await admin.enterAsOperator()
  const { creating, fileMatches } = admin.matches
  await creating.getByRole('radio', { name: 'Several from a file' }).check()
  // Rows with errors come first.
  const firstRow = fileMatches.getByRole('row').nth(1)

  await test.step('names errors by row and column', async () => {
    await admin.matches.chooseFile(
      'name,start,end,min,max',
      'G2 vs Fnatic,2027-03-03T12:00Z,2027-03-03T15:00Z,0,01,5',
    )
    await expect(firstRow).toContainTexts(
      'G2 vs Fnatic',
      '6 cells instead of 5. Quote amounts that contain a comma.',
    )
    await admin.matches.chooseFile('name,start,min', 'A,B,C')
    await expect(creating.getByRole('alert')).toContainText('Missing: end, max.')
    await admin.matches.chooseFile(
      'name,start,end,min,max',
      'KT v DRX,2027-03-03T12:00Z,2027-03-03T15:00Z,0.01,5',
      'T1 vs Gen.G,2027-03-03T12:00,2027-03-03T15:00Z,0.01,5',
    )
    await expect(firstRow).toContainTexts(
      'T1 vs Gen.G',
      'start: Time zone missing. Add Z for UTC, or an offset such as +01:00.',
      '2027-03-03T12:00',
    )
    await expect(creating.getByRole('button', { name: /^Create \d/ })).toBeHidden()
    await expect(creating).toBeAccessible()
  })

  await test.step('creates the matches of a file in one transaction', async () => {
    await admin.matches.chooseFile(
      'sep=;',
      'NAME;START;END;MIN;MAX',
      'T1 vs Gen.G;2027-03-03T12:00:00.000Z;2027-03-03T16:00+01;0,01;5',
      'KT v DRX;2027-03-03T12:00Z;2027-03-03T15:00Z;0,01;5',
    )
    await expect(fileMatches).toContainText('3 Mar 2027, 13:00')
    await expect(creating).toContainTexts('Times are in your time zone, Europe/Berlin.', '1 row has warnings')
    await expect(fileMatches).toContainText('sides stay “Team A” and “Team B”')
    await expect(creating).toBeAccessible()
    await creating.getByRole('button', { name: 'Create 2 matches' }).click()
    await admin.expectStatus('2 matches created')
    await expect(fileMatches).toContainText('Already #3')
    wallet.expectPrompts('connect', 'send')
  })

  await test.step('exports matches, and creates none of them twice', async () => {
    const { name, text, lines } = await admin.download('Export matches', creating)
    expect(name).toBe('matches-2027-03-01.csv')
    expect(lines.map((line) => line.replaceAll(/2027-03-01T[\d:.]+Z/g, 'TIME'))).toEqual([
      expect.stringContaining('id,name,start,end,min,max,state,winner,pool_a_weth,pool_b_weth'),
      '3,KT v DRX,2027-03-03T12:00:00.000Z,2027-03-03T15:00:00.000Z,0.01,5,upcoming,,0,0',
      '2,T1 vs Gen.G,2027-03-03T12:00:00.000Z,2027-03-03T15:00:00.000Z,0.01,5,upcoming,,0,0',
      `1,"'=T1 vs Gen.G, final",TIME,TIME,${minBet},10,void,,0,0`,
    ])
    await admin.matches.chooseFile(text)
    await expect(creating).toContainText('Every match in this file already exists.')
    await expect(fileMatches).toContainText('Already #1')
    await admin.matches.chooseFile(text.replace('KT v DRX', 'KT vs KOI'))
    await expect(creating).toContainTexts('1 match to create', '2 already exist')
  })

  await test.step('reads the sheet of fixtures of operate', async () => {
    await admin.matches.chooseFile(
      'ID,Game,Team1,Team2,Event,Start,Status,Best_of,Result,Changed',
      'a,LoL,Kestrels,Glasswing,Harbor Cup,2027-03-04T17:00Z,scheduled,5,,2027-02-20T09:00Z',
      'b,LoL,Kestrels,Winner of QF1,Harbor Cup,2027-03-05T17:00Z,scheduled,5,,2027-02-20T09:00Z',
      'c,LoL,Tidewatch,Glasswing,Harbor Cup,2027-02-27T17:00Z,finished,5,1,2027-02-27T19:00Z',
    )
    await expect(creating).toContainTexts('1 match to create', '2 rows left out')
    await expect(firstRow).toContainTexts('LoL: Kestrels vs Glasswing — Harbor Cup', '0.001 to 1', 'New')
    await expect(fileMatches).toContainText('A team isn’t decided yet.')
    await expect(creating.getByRole('button', { name: 'Create 1 match' })).toBeVisible()
    await expect(creating).toBeAccessible()
    await admin.matches.chooseFile(
      'id,game,team1,team2,start,status,changed',
      'a,LoL,Kestrels,kestrels,2027-03-04T17:00Z,scheduled,2027-02-20T09:00Z',
      'b,LoL,Kestrels,Glasswing,2027-03-04T17:00,scheduled,2027-02-20T09:00Z',
    )
    await expect(fileMatches).toContainText('name: Both teams read the same. Name two different teams.')
    await expect(fileMatches).toContainText('start: “2027-03-04T17:00” isn’t valid here.')
    await expect(creating.getByRole('button', { name: /^Create \d/ })).toBeHidden()
  })

  await test.step('logs one row for the transaction, and exports each match', async () => {
    await admin.choose('Log')
    const row = admin.log.row('2 matches created')
    await expect(row.getByRole('listitem')).toHaveCount(0)
    await row.getByText('Match #2 · T1 vs Gen.G and 1 more').click()
    await expect(row.getByRole('listitem')).toContainText(['Match #2 · T1 vs Gen.G', 'Match #3 · KT v DRX'])
    await expect(admin.log.section).toBeAccessible()
    await admin.log.text.fill('DRX')
    await admin.log.expectActs(/Match created.*Match #3 · KT v DRX/)
    await admin.log.clear()
    const { name, lines } = await admin.download('Download CSV', admin.log.section)
    expect(name).toMatch(/^clutchpool-log-\d{4}-\d\d-\d\d\.csv$/)
    expect(lines.filter((line) => line.includes('created_together=2'))).toHaveLength(2)
  })
})
