import { expect, type Locator, type Page } from '@playwright/test'

/** The odds chart and the activity on a match's page. */
export class MatchHistory {
  readonly odds: Locator
  readonly activity: Locator
  readonly entries: Locator

  constructor(page: Page) {
    this.odds = page.getByRole('region', { name: 'Odds over time' })
    this.activity = page.getByRole('region', { name: 'Activity' })
    this.entries = this.activity.getByRole('list', { name: 'Activity' }).getByRole('listitem')
  }

  async scrollToAction() {
    await this.odds.scrollIntoViewIfNeeded()
    await this.activity.scrollIntoViewIfNeeded()
  }

  async openTableAction() {
    await this.odds.locator('summary').click()
  }

  get chart() {
    return this.odds.getByRole('slider')
  }

  get rows() {
    return this.odds.getByRole('table').getByRole('row')
  }

  async filterAction(filter: 'All' | 'Bets' | 'Yours') {
    await this.activity.getByRole('radio', { name: filter, exact: true }).check()
  }

  /** Expects entries in this order, newest first. */
  async expectEntries(...texts: readonly (string | RegExp)[]) {
    await expect(this.entries).toHaveText(
      texts.map((text) => (typeof text === 'string' ? new RegExp(text) : text)),
    )
  }
}
