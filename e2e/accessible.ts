import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** By all rules in the dark theme, and by those that colours can break in the light one. */
export async function expectAccessible(page: Page) {
  await expectSettled(page)
  await changeTheme(page, 'dark')
  await expectNothingFound(new AxeBuilder({ page }).withTags(RULES))
  await changeTheme(page, 'light')
  await expectNothingFound(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
}

/** Waits for the last colour: between two themes a text can stand on the other one's background. */
async function changeTheme(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (let left = changing(); left.length > 0; left = changing())
      await Promise.allSettled(left.map(({ finished }) => finished))
  })
}

async function expectNothingFound(axe: AxeBuilder) {
  // There are no frames to look into, so that one call does it.
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }))
  expect(found).toEqual([])
}

/** Everything has been read: no skeleton is left. */
export async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

/** The page is no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page) {
  const scrolled = await page.evaluate(() => {
    window.scrollTo(window.innerWidth, window.scrollY)
    return window.scrollX
  })
  expect(scrolled, page.url()).toBe(0)
}
