import { expectNothingCutOff } from '../accessible.ts'
import { expect, test } from '../test.ts'

const NAME = 'LoL: T1 vs Gen.G — LCK Final'

/** In Berlin time: tomorrow, for three hours. */
const typed = {
  'Match Name': NAME,
  'Start Time': '2027-03-02T15:00',
  'End Time': '2027-03-02T18:00',
  'Minimum Bet': '0,01',
  'Maximum Bet': '5',
}

test('validates, keeps the draft and creates matches that bettors see', async ({
  chain,
  wallet,
  page,
  admin,
}) => {
  await admin.enterAsOperator()
  const { creating } = admin.matches

  await test.step('validates each field before the wallet opens', async () => {
    await admin.matches.create()
    await admin.matches.expectProblems({
      'Match Name': 'Enter a match name.',
      'Start Time': 'Choose a start time.',
      'End Time': 'Choose an end time.',
      'Minimum Bet': 'Enter an amount.',
      'Maximum Bet': 'Enter an amount.',
    })
    await expect(admin.matches.field('Match Name')).toBeFocused()
    await admin.matches.type({ ...typed, 'Minimum Bet': '6' })
    await admin.matches.expectProblems({ 'Maximum Bet': 'The maximum bet can’t be below the minimum.' })
    await admin.matches.create()
    wallet.expectPrompts('connect')
  })

  await test.step('refuses two teams that read the same', async () => {
    // Its К is Cyrillic.
    await admin.matches.type({ ...typed, 'Match Name': 'LoL: Kestrels vs Кestrels' })
    await admin.matches.create()
    await admin.matches.expectProblems({
      'Match Name': 'Both teams read the same. Name two different teams.',
    })
    wallet.expectPrompts('connect')
  })

  await test.step('keeps the draft when the wallet rejects', async () => {
    await admin.matches.type(typed)
    wallet.rejectNext()
    await admin.matches.create()
    await expect(creating).toContainText('You cancelled in your wallet. Nothing was sent.')
    await admin.matches.expectTyped(typed)
  })

  await test.step('keeps the moments when the zone changes', async () => {
    await expect(creating).toContainText('2 Mar 2027, 14:00 UTC')
    await creating.getByRole('checkbox', { name: 'Type times in UTC' }).check()
    await expect(admin.matches.field('Start Time')).toHaveValue('2027-03-02T14:00')
    await expect(admin.matches.field('End Time')).toHaveValue('2027-03-02T17:00')
    await expect(creating).toContainText('2 Mar 2027, 15:00 in Europe/Berlin')
  })

  await test.step('creates a match', async () => {
    await expect(creating).toContainTexts('Starts in 1d 1h', 'Closes in 1d 4h')
    await expect(creating.getByRole('region', { name: /^Preview/ })).toContainText('LCK Final')
    await creating.getByRole('button', { name: 'Save as template' }).click()
    await admin.expectStatus('Template saved in this browser')
    await admin.matches.create()
    await expect(creating).toContainText(`Match #1 created: ${NAME}`)
    await admin.matches.expectTyped({
      'Match Name': '',
      'Start Time': '',
      'End Time': '',
      'Minimum Bet': '',
      'Maximum Bet': '',
    })
    wallet.expectPrompts('connect', 'send', 'send')
  })

  const next = {
    'Match Name': NAME,
    'Start Time': '2027-03-02T17:00',
    'End Time': '2027-03-02T20:00',
    'Minimum Bet': '0.01',
    'Maximum Bet': '5',
  }

  await test.step('fills in the match that starts when this one ends', async () => {
    await creating.getByRole('button', { name: 'Fill in the next match' }).click()
    await admin.matches.expectTyped({ ...next, 'Match Name': 'LoL:  vs  — LCK Final' })
    await expect(creating).toBeAccessible()
  })

  await test.step('keeps the login and the draft while the operator sees what bettors see', async () => {
    await admin.matches.type({ 'Match Name': NAME })
    await expect(creating).toContainText('Match #1 has the same name and is still open')
    await creating.getByRole('link', { name: 'View match' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('T1')
    await admin.goTo('Matches')
    await expect(page.getByRole('article', { name: NAME })).toContainTexts('2 Mar 2027, 15:00', '0.01')
    await page.goBack()
    await page.goBack()
    await admin.expectIn()
    await admin.matches.expectTyped(next)
  })

  await test.step('keeps the draft and the template after a reload', async () => {
    await page.reload()
    await admin.logIn()
    await creating.scrollIntoViewIfNeeded()
    await admin.matches.expectTyped(next)
    await admin.matches.type({ 'Match Name': '' })
    await creating.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 })
    await admin.matches.type({ 'Start Time': '2027-03-05T10:00' })
    await admin.matches.expectTyped({
      'Match Name': 'LoL: ',
      'Start Time': '2027-03-05T10:00',
      'End Time': '2027-03-05T13:00',
      'Minimum Bet': '0,01',
      'Maximum Bet': '5',
    })
    await creating.getByRole('button', { name: 'Delete template' }).click()
    await expect(creating.getByRole('combobox', { name: 'Template' })).toBeHidden()
  })

  await test.step('is off while matches are paused', async () => {
    await chain.pause()
    const button = creating.getByRole('button', { name: 'Create Match', exact: true })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/New matches are paused/)
  })
})

test('creates a series with its markets in one transaction, and lists them together', async ({
  wallet,
  page,
  admin,
}) => {
  await admin.enterAsOperator()
  const { creating, moreMarkets } = admin.matches
  const market = (name: string) => moreMarkets.getByRole('checkbox', { name })
  const button = creating.getByRole('button', { name: 'Create 4 matches' })

  await test.step('offers markets of a series alone, and ticks none', async () => {
    await admin.matches.type({ ...typed, 'Match Name': 'LoL: T1 vs Gen.G' })
    await expect(moreMarkets).toBeHidden()
    await admin.matches.type({ 'Match Name': `${NAME} — Map 1` })
    await expect(moreMarkets).toBeHidden()
    await admin.matches.type({ 'Match Name': NAME })
    await expect(moreMarkets.getByRole('checkbox')).toHaveCount(0)
    await moreMarkets.getByRole('radio', { name: 'Best of 3' }).check()
    await expect(moreMarkets.getByRole('checkbox', { checked: false })).toHaveCount(4)
    for (const name of ['Map 1', 'Map 2', 'Over/under 2.5 maps']) await market(name).check()
  })

  await test.step('shows when each of them closes', async () => {
    await expect(creating.getByRole('list', { name: 'Markets' }).getByRole('listitem')).toHaveText([
      'WinnerCloses 2 Mar 2027, 18:00',
      'Map 1Closes 2 Mar 2027, 15:15',
      'Map 2Closes 2 Mar 2027, 15:30',
      'Over/under 2.5 mapsCloses 2 Mar 2027, 15:30',
    ])
    await expect(creating).toBeAccessible()
  })

  await test.step('says which name gets too long', async () => {
    await admin.matches.type({ 'Match Name': NAME.replace('Final', 'Final, '.repeat(9)) })
    await expect(market('Map 1')).toHaveAccessibleName('Map 1')
    await button.click()
    await expect(market('Over/under 2.5 maps')).toBeFocused()
    await expect(market('Over/under 2.5 maps')).toHaveAccessibleName(/Names are limited to 100 bytes/)
    wallet.expectPrompts('connect')
    await admin.matches.type({ 'Match Name': NAME })
  })

  await test.step('creates them together', async () => {
    await button.click()
    await expect(creating).toContainText(`Matches #1 to #4 created: ${NAME}`)
    wallet.expectPrompts('connect', 'send')
    await expect(moreMarkets).toBeHidden()
  })

  await test.step('warns of the same market', async () => {
    await admin.matches.type({ 'Match Name': NAME })
    await moreMarkets.getByRole('radio', { name: 'Best of 3' }).check()
    await expect(market('Map 1')).toHaveAccessibleName(/Match #2 has the same name/)
    await expect(market('Map 3')).toHaveAccessibleName('Map 3')
  })

  const table = admin.matchTable
  await test.step('lists them under the name of the series, and selects them at once', async () => {
    await table.expectRows(NAME, '#1 Winner', '#2 Map 1', '#3 Map 2', '#4 Over/under 2.5 maps')
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNothingCutOff(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await table.seriesBox(NAME).check()
    await expect(table.selected).toContainText('4 matches')
    await table.box('#3').uncheck()
    await expect(table.seriesBox(NAME)).toHaveJSProperty('indeterminate', true)
    await table.button('Close betting (3)').click()
    await admin.confirm('Close betting permanently')
    await admin.expectStatus('Betting on 3 matches is closed')
    wallet.expectPrompts('connect', 'send', 'send')
  })
})
