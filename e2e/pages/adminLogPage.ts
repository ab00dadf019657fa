import { expect, type Locator, type Page } from '@playwright/test'

export class AdminLogPage {
  readonly log: Locator
  readonly rows: Locator
  readonly text: Locator
  readonly kind: Locator
  readonly who: Locator
  readonly found: Locator

  constructor(page: Page) {
    this.log = page.getByRole('region', { name: 'Activity log' })
    this.rows = this.log.getByRole('rowgroup').last().getByRole('row')
    const filters = this.log.getByRole('search')
    this.text = filters.getByLabel('Match, tournament, name or address')
    this.kind = filters.getByLabel('Action', { exact: true })
    this.who = filters.getByLabel('Account', { exact: true })
    this.found = filters.getByRole('status')
  }

  /** Loads older days until none are left. */
  async loadAllAction() {
    const older = this.log.getByRole('button', { name: /^Load / })
    const whole = this.log.getByText('Since launch.')
    await expect(async () => {
      if (await older.isVisible()) await older.click()
      await expect(whole).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }

  async clearAction() {
    await this.log.getByRole('button', { name: 'Clear filters' }).click()
  }

  async expectActs(...acts: readonly (string | RegExp)[]) {
    await expect(this.rows.locator('td:nth-child(2)')).toContainText([...acts])
    await expect(this.rows).toHaveCount(acts.length)
  }

  row(act: string): Locator {
    return this.rows.filter({ hasText: act })
  }
}
