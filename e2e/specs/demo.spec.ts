import { expectAccessibleNow, expectFits } from '../accessible.ts'
import { expect, test } from '../test.ts'

test('shows every part and state of a match without a fault in each language', async ({ page }) => {
  await page.goto('/demo')
  for (const [language, connect] of [
    ['en', 'Connect Wallet'],
    ['es', 'Conectar billetera'],
    ['ar', 'ربط المحفظة'],
  ] as const) {
    await page
      .getByRole('contentinfo')
      .getByRole('combobox', { name: /Language|Idioma|اللغة/ })
      .selectOption(language)
    await expect(page.getByRole('main').getByRole('button', { name: connect }).first()).toBeVisible()
    await (language === 'en' ? expectAccessibleNow(page) : expectFits(page))
  }
})
