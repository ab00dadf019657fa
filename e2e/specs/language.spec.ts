import type { Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { expectFits, expectNothingCutOff, expectOptionsWhole } from '../accessible.ts'
import { expect, test } from '../test.ts'

test('changes the language in place, and keeps it when another fails to load', async ({
  chain,
  context,
  page,
  errors,
  app,
}) => {
  errors.allow(/ERR_FAILED/)
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await app.match.open(match)
  await app.match.draft('Team B', '0.25')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { name: 'Haz tu apuesta' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Equipo B' })).toBeChecked()
  await expect(page.getByLabel(/Cantidad.*WETH/)).toHaveValue('0.25')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Haz tu apuesta' })).toBeVisible()
  await expect(page.getByText('0,01').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English')
  await expect(page.getByRole('heading', { name: 'Place Your Bet' })).toBeVisible()

  await context.route(/assets\/catalogue-.*\.js$/, (route) => route.abort())
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await app.expectAlert('The network didn’t respond.')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
})

test('changes the language of the open operator’s area', async ({ page, admin }) => {
  await admin.enter('settings')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByRole('link', { name: 'Ajustes' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Panel de administración' })).toBeVisible()
})

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 360, height: 740 } })

  test('cuts no tab, option or button off', async ({ chain, page, app }) => {
    const matchIds = await chain.tournaments.createMatches()
    const tournament = await chain.tournaments.create({ matchIds })
    await page.goto('/tournaments')
    for (const path of [
      '/',
      '/matches?show=finalized',
      `/match/${matchIds[0]}`,
      '/my-bets',
      '/matches',
      '/tournaments',
      `/tournaments/${tournament}`,
      '/community',
      '/register',
      '/admin',
    ]) {
      await app.visit(path)
      await expectSettled(page)
      if (path.startsWith('/matches')) await page.getByRole('button', { name: 'Buscar y ordenar' }).click()
      await expectNothingCutOff(page)
      await expectOptionsWhole(page)
    }
  })
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('lays every page out right to left, fully translated', async ({ chain, wallet, page, app }) => {
    const won = await chain.createMatch({ name: 'فريق vs نادي' })
    await chain.bet(won, { by: accounts.bettor, side: 1, amount: '1' })
    await chain.bet(won, { by: accounts.rival, side: 2, amount: '2' })
    await chain.finish(1, won)
    const open = await chain.createMatch({ name: 'أسود vs نمور', teamB: { rival: '0.3' } })
    const tournament = await chain.tournaments.create({ name: 'كأس', matchIds: [open] })
    await wallet.authorize()
    await page.goto('/tournaments')
    for (const path of [
      '/',
      '/matches',
      `/match/${open}`,
      '/matches?show=finalized',
      `/match/${won}`,
      '/my-bets',
      '/tournaments',
      `/tournaments/${tournament}`,
      '/community',
      '/register',
      '/nowhere',
    ]) {
      await app.visit(path)
      await expectSettled(page)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      expect(await foreignWords(page), path).toEqual([])
      await expectFits(page)
    }
    await app.visit(`/match/${open}`)
    await expect(page).toBeAccessible()
  })

  test('shows all admin sections', async ({ page }) => {
    await page.goto('/admin')
    await page.locator('input[type=password]').fill('operator')
    await page.keyboard.press('Enter')
    for (const [index, section] of [
      'matches',
      'tournaments',
      'money',
      'support',
      'settings',
      'log',
    ].entries()) {
      await page.locator('nav a[href*="admin"]').nth(index).click()
      await expectSettled(page)
      expect(await foreignWords(page), section).toEqual([])
      await expectFits(page)
    }
  })
})

async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const scrollToLoad = (skeletons: Element[]) => {
    skeletons.at(-1)?.scrollIntoView()
    return skeletons.length
  }
  // Some parts load once they are seen.
  await expect.poll(() => page.locator('.animate-skeleton').evaluateAll(scrollToLoad)).toBe(0)
}

async function foreignWords(page: Page) {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count.
  const text = await page.locator('body').innerText()
  // And the footer's commit.
  const names =
    /\b[0-9a-f]{8}\b(-dirty)?|0x[0-9a-fA-F]+(…[0-9a-fA-F]+)?|https?:\/\/\S+|\/rules\/\w+\.txt|English|Español|Clutchpool( local)?|W?ETH|RPC|CSV|Fox Wallet|Europe\/Berlin|UTC|MetaMask|Safe|npm run operate|operate\.json|vs|LoL: T1 vs Gen\.G — LCK Final/g
  return text.replaceAll(names, '').match(/[A-Za-z]{2,}[^\n]*/g) ?? []
}
