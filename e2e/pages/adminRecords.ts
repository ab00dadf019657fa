import { expect, type Locator } from '@playwright/test'
import { PageObject } from './pageObject.ts'

export class AdminLog extends PageObject {
  readonly section = this.page.getByRole('region', { name: 'Activity log' })
  readonly rows = this.section.getByRole('rowgroup').last().getByRole('row')
  private readonly filters = this.section.getByRole('search')
  readonly text = this.filters.getByLabel('Match, tournament, name or address')
  readonly kind = this.filters.getByLabel('Action', { exact: true })
  readonly who = this.filters.getByLabel('Account', { exact: true })

  /** Loads older days until none are left. */
  async loadAll() {
    const older = this.section.getByRole('button', { name: /^Load / })
    const whole = this.section.getByText('Since launch.')
    await expect(async () => {
      if (await older.isVisible()) await older.click()
      await expect(whole).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }

  readonly clear = () => this.section.getByRole('button', { name: 'Clear filters' }).click()

  async expectActs(...acts: readonly (string | RegExp)[]) {
    await expect(this.rows.locator('td:nth-child(2)')).toContainText(acts)
    await expect(this.rows).toHaveCount(acts.length)
  }

  readonly row = (act: string): Locator => this.rows.filter({ hasText: act })
}

export class AdminMoney extends PageObject {
  readonly pool = this.page.getByRole('region', { name: 'Pool balance and liabilities' })
  readonly prizes = this.page.getByRole('region', { name: 'Prize money in tournaments' })
  readonly turnover = this.page.getByRole('region', { name: 'Turnover by match day' })
  readonly statements = this.page.getByRole('region', { name: 'Monthly statements' })
  readonly matches = this.page.getByRole('region', { name: 'Money per match' })

  async expectFigure(name: string, amount: string, section = this.pool) {
    const figure = section.locator('dl > div, dl').filter({ has: this.page.getByText(name, { exact: true }) })
    await expect(figure.last().locator('dd').first()).toHaveText(`${amount} WETH`)
  }

  async expectRows(section: Locator, ...rows: readonly (readonly (string | RegExp)[])[]) {
    const shown = section.getByRole('rowgroup').last().getByRole('row')
    await expect(shown).toHaveCount(rows.length)
    for (const [index, cells] of rows.entries())
      await expect(shown.nth(index).getByRole('cell')).toContainText(cells)
  }
}

export class AdminSupport extends PageObject {
  readonly subject = this.page.getByRole('searchbox', { name: 'Address or transaction hash' })
  readonly answer = (title: string): Locator => this.page.getByRole('region', { name: title })
}
