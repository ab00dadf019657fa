import { hour } from '@/testing/time'
import { expectNothingCutOff } from '../accessible.ts'
import { expect, test } from '../test.ts'

test('shows an error for unknown and malformed URLs', async ({ chain, page, errors, app }) => {
  // The host answers paths that look like a file with 404.
  errors.allow(/status of 404/)
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await app.match.open(1n)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('T1 vs Gen.G')
  const expectError = async (title: string | RegExp) => {
    await expect(heading).toHaveText(title)
    await expect(app.main.getByRole('link').first()).toBeVisible()
  }
  for (const [path, title] of [
    ['/match/2', 'Match not found'],
    ['/match/seven', 'Match not found'],
    ['/tournaments/77', 'Tournament not found'],
    ['/tournaments/abc', 'Tournament not found'],
    ['/bettor/0x1234', /not found/i],
  ] as const) {
    await app.visit(path)
    await expectError(title)
  }
  await app.visit('/match/2')
  await expect(app.main).toBeAccessible()
  // routeOptions.test.ts has more IDs.
  for (const [path, title] of [
    ['/match/2', 'Match not found'],
    ['/tournaments/1/x', 'Page not found'],
    ['/match/%00', /not found/],
    ['/match/..%2Fadmin', /not found/],
    ['/match/%E2%80%AE1', /not found/],
  ] as const) {
    await page.goto(path)
    await expectError(title)
  }
})

test('survives malformed query strings', async ({ chain, page, app }) => {
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await app.matches.open('?show=%00&show=live&show=upcoming&__proto__=1&constructor=2&=&&&==')
  await app.matches.expectMatches('T1 vs Gen.G')
  for (const search of ['?q=%E0%A4%A', '?q=%3Cimg%20src%3Dx%3E']) {
    await app.matches.open(search)
    await expect(page.getByRole('searchbox', { name: 'Search matches' })).toBeVisible()
    await expect(page.getByText('No matches found')).toBeVisible()
  }
  for (const path of [
    '/register?referrer=%7B%7D',
    '/tournaments?show=nothing&q=%5B%5D',
    '/admin?section=nothing',
    '/register?referrer=%5B1%5D',
    '/community?a=%00',
    '/my-bets?%',
    '/register?referrer=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ]) {
    await app.visit(path)
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  }
  await expect(app.main).toContainText('Connect Wallet to Continue')
})

test.describe('on a phone', () => {
  // Tall, so that the virtualized list renders every row.
  test.use({ viewport: { width: 320, height: 8000 } })

  test('names stay inert and unclipped', async ({ chain, page, app }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`A name ran as a script: ${dialog.message()}`)
    })
    const names = [
      [
        'markup',
        '<img src=x onerror=alert(1)> vs <b>B</b><script>alert(2)</script>',
        '<img src=x onerror=alert(1)> vs <b>B</b><script>alert(2)</script>',
      ],
      ['right-to-left overrides', 'T1\u202e 5 syap \u202c\u2067 vs \u200fGen.G\u2066', 'T1 5 syap vs Gen.G'],
      ['right-to-left letters', 'نسور vs صقور', 'نسور vs صقور'],
      ['a hundred bytes of emoji', '🏆'.repeat(25), 'Team A vs Team B'],
      ['joined emoji', `${'👩‍👩‍👧‍👦'.repeat(4)}`, 'Team A vs Team B'],
      ['one long word', 'W'.repeat(100), 'Team A vs Team B'],
      ['two long words', `${'W'.repeat(48)} vs ${'M'.repeat(48)}`, `${'W'.repeat(48)} vs ${'M'.repeat(48)}`],
      ['stacked marks', `T\u0301\u0302\u0303\u0304\u0305\u0306\u0307 vs B`, 'T\u0301\u0302 vs B'],
      ['nothing to see', '\u200b\u2060\ufeff', 'Team A vs Team B'],
      ['line breaks', 'T1\n\n\nvs\u2028Gen.G', 'T1 vs Gen.G'],
    ] as const
    const matchIds: bigint[] = []
    // The home page shows the six that start next.
    for (const [index, [, name]] of names.entries()) {
      const match = await chain.createMatch({ name, startsIn: (index + 1) * hour, teamA: { bettor: '1' } })
      matchIds.push(match)
    }

    await app.matches.open()
    for (const [index, match] of matchIds.entries()) {
      const [what, , title] = names[index] ?? ['', '', '']
      await test.step(`with ${what}`, async () => {
        const row = app.matches.rows.filter({ has: page.locator(`a[href="/match/${match}"]`) })
        await expect(row).toHaveCount(1)
        await expectNothingCutOff(page)
        await row.getByRole('link', { name: 'View Details' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(app.match.form).toBeVisible()
        await expect(app.main.locator('script, img[src=x]')).toHaveCount(0)
        await expectNothingCutOff(page)
        await page.goBack()
      })
    }

    await test.step('in the odds and the activity of a match', async () => {
      const [, , , , , , longWords = 0n] = matchIds
      const { history } = app.match
      await app.visit(`/match/${longWords}`)
      await history.openTable()
      await expect(history.entries).toHaveCount(2)
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 8000 })
        await expectNothingCutOff(page)
      }
    })

    await app.connect()
    await app.visit('/my-bets')
    await expect(app.main.getByText('Pending', { exact: true })).toHaveCount(names.length)
    await expectNothingCutOff(page)

    await app.home.open()
    for (const [upcoming, ongoing] of [
      [6, 0],
      [6, 1],
      [2, 1],
    ] as const) {
      await expect(page.getByRole('article')).toHaveCount(upcoming + ongoing)
      await expect(app.home.ongoing.getByRole('article')).toHaveCount(ongoing)
      await expectNothingCutOff(page)
      await chain.pass(4 * hour)
    }
  })
})
