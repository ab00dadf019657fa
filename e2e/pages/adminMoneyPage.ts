import { expect, type Locator, type Page } from '@playwright/test'

export class AdminMoneyPage {
  readonly pool: Locator
  readonly prizes: Locator
  readonly turnover: Locator
  readonly matches: Locator

  constructor(private readonly page: Page) {
    this.pool = page.getByRole('region', { name: 'Pool balance and liabilities' })
    this.prizes = page.getByRole('region', { name: 'Prize money in tournaments' })
    this.turnover = page.getByRole('region', { name: 'Turnover by match day' })
    this.matches = page.getByRole('region', { name: 'Money per match' })
  }

  async expectFigure(name: string, amount: string, section = this.pool) {
    const figure = section.locator('dl > div, dl').filter({ has: this.page.getByText(name, { exact: true }) })
    await expect(figure.last().locator('dd').first()).toHaveText(`${amount} WETH`)
  }

  async openTableAction() {
    await this.turnover.getByText('Show as table').click()
  }

  async expectRows(section: Locator, ...rows: readonly (readonly (string | RegExp)[])[]) {
    const shown = section.getByRole('rowgroup').last().getByRole('row')
    await expect(shown).toHaveCount(rows.length)
    for (const [index, cells] of rows.entries())
      await expect(shown.nth(index).getByRole('cell')).toContainText([...cells])
  }
}
