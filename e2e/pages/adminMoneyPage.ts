import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

export class AdminMoneyPage {
  readonly pool: Locator
  readonly turnover: Locator
  readonly matches: Locator

  constructor(private readonly page: Page) {
    this.pool = page.getByRole('region', { name: 'Pool balance and liabilities' })
    this.turnover = page.getByRole('region', { name: 'Daily turnover' })
    this.matches = page.getByRole('region', { name: 'Money per match' })
  }

  async expectFigure(name: string, amount: string) {
    const figure = this.pool
      .locator('dl > div, dl')
      .filter({ has: this.page.getByText(name, { exact: true }) })
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

  async downloadAction(section: Locator, label: string): Promise<{ name: string; lines: string[] }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      section.getByRole('button', { name: label }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    return { name: download.suggestedFilename(), lines: text.replace('\ufeff', '').trimEnd().split('\r\n') }
  }
}
