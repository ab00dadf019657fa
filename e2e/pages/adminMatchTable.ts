import { expect, type Locator, type Page } from '@playwright/test'

export class AdminMatchTable {
  readonly panel: Locator
  readonly rows: Locator
  readonly search: Locator
  readonly selected: Locator
  private readonly confirmation: Locator

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('region', { name: 'Matches', exact: true })
    this.rows = this.panel.getByRole('rowgroup').last().getByRole('row')
    this.selected = page.getByRole('region', { name: 'Selected matches' })
    this.confirmation = page.getByRole('dialog')
    this.search = this.panel.getByLabel('Search matches by number or name')
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name })
  }

  filter(name: string): Locator {
    return this.panel.getByRole('radio', { name: new RegExp(`^${name}( \\d+)?$`) })
  }

  choice(label: 'Game' | 'Sort by'): Locator {
    return this.panel.getByRole('combobox', { name: label })
  }

  box(name: string): Locator {
    return this.row(name).getByRole('checkbox')
  }

  async expectSelected(...names: readonly string[]) {
    await expect(this.rows.filter({ has: this.page.getByRole('checkbox', { checked: true }) })).toContainText(
      [...names],
    )
    await expect(this.selected).toContainText(`${names.length} match`)
  }

  button(label: string): Locator {
    return this.selected.getByRole('button', { name: label })
  }

  async chooseWinnerAction(match: string, team: string) {
    await this.confirmation
      .getByRole('group', { name: `Winner of ${match}` })
      .getByRole('radio', { name: team })
      .check()
  }

  async typeWinnerAction(match: string, winner: string) {
    await this.confirmation.getByRole('listitem').filter({ hasText: match }).getByRole('textbox').fill(winner)
  }

  async chooseRulingAction(match: string, outcome: string) {
    await this.confirmation
      .getByRole('group', { name: `Ruling on ${match}` })
      .getByRole('radio', { name: outcome })
      .check()
  }

  /** Expects these rows, in their order. */
  async expectRows(...names: readonly string[]) {
    await expect(this.rows).toContainText([...names])
    await expect(this.rows).toHaveCount(names.length)
  }
}
