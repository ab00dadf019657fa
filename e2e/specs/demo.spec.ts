import { expect } from '@playwright/test'
import { expectAccessibleNow, expectFits } from '../accessible.ts'
import { test } from '../test.ts'

for (const [locale, connect] of [
  ['en-US', 'Connect Wallet'],
  ['es-ES', 'Conectar billetera'],
  ['ar-EG', 'ربط المحفظة'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test('shows every part and state of a match without a fault', async ({ page }) => {
      await page.goto('/demo')
      await expect(page.getByRole('main').getByRole('button', { name: connect }).first()).toBeVisible()
      await (locale === 'en-US' ? expectAccessibleNow(page) : expectFits(page))
    })
  })
}
