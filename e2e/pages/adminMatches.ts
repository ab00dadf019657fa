import { expect, type Locator } from '@playwright/test'
import { CreationForm } from './creationForm.ts'
import { PageObject } from './pageObject.ts'

/** Times are in the format of a `datetime-local` field, in the browser's time zone. */
type Field = 'Match Name' | 'Start Time' | 'End Time' | 'Minimum Bet' | 'Maximum Bet'

export class AdminMatches extends CreationForm<Field> {
  readonly creating = this.page.getByRole('region', { name: 'Create New Match' })
  readonly moreMarkets = this.creating.getByRole('group', { name: 'More markets' })
  readonly fileMatches = this.creating.getByRole('table', { name: 'Matches in the file' })
  readonly finalizing = this.page.getByRole('region', { name: 'Finalize Match Results' })
  readonly managing = this.page.getByRole('region', { name: 'Close, void or correct a match' })
  readonly create = () => this.creating.getByRole('button', { name: 'Create Match', exact: true }).click()

  readonly chooseFile = (...lines: readonly string[]) =>
    this.creating
      .getByLabel('CSV file')
      .setInputFiles({ name: 'matches.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })

  readonly chooseMatch = (option: string | RegExp) => chooseOption(this.finalizing, option)

  readonly chooseWinner = (option: 'Option 1' | 'Option 2') =>
    this.finalizing.getByRole('radio', { name: option }).check()

  readonly finalize = () => this.finalizing.getByRole('button', { name: 'Finalize Match' }).click()
  readonly manage = (option: string) => chooseOption(this.managing, option)

  /** Scrolls to the end, where alerts are turned on and off. */
  async openAlerts() {
    const alerts = this.page.getByRole('region', { name: 'Alerts' })
    await this.scrollToEnd(alerts)
    return alerts
  }

  readonly act = (title: string) => this.managing.getByRole('region', { name: title })
}

async function chooseOption(panel: Locator, option: string | RegExp) {
  const value = await panel.getByRole('option', { name: option }).getAttribute('value')
  await panel.getByRole('combobox', { name: 'Match' }).selectOption(value)
}

export class AdminMatchTable extends PageObject {
  readonly panel = this.page.getByRole('region', { name: 'Matches', exact: true })
  readonly rows = this.panel.getByRole('rowgroup').last().getByRole('row')
  readonly search = this.panel.getByLabel('Search matches by number or name')
  readonly selected = this.page.getByRole('region', { name: 'Selected matches' })
  private readonly confirmation = this.page.getByRole('dialog')
  readonly row = (name: string): Locator => this.rows.filter({ hasText: name })

  readonly filter = (name: string): Locator =>
    this.panel.getByRole('radio', { name: new RegExp(`^${name}( \\d+)?$`) })

  readonly choice = (label: 'Game' | 'Sort by'): Locator => this.panel.getByRole('combobox', { name: label })
  readonly box = (name: string): Locator => this.row(name).getByRole('checkbox')

  readonly seriesBox = (name: string): Locator =>
    this.row(name).getByRole('checkbox', { name: `Select all markets of ${name}` })

  async expectSelected(...names: readonly string[]) {
    const checked = this.page.getByRole('checkbox', { checked: true })
    await expect(this.rows.filter({ has: checked })).toContainText(names)
    await expect(this.selected).toContainText(`${names.length} match`)
  }

  readonly button = (label: string): Locator => this.selected.getByRole('button', { name: label })

  async decide(question: 'Winner of' | 'Ruling on', match: string, answer: string) {
    const group = this.confirmation.getByRole('group', { name: `${question} ${match}` })
    await group.getByRole('radio', { name: answer }).check()
  }

  readonly typeWinner = (match: string, winner: string) =>
    this.confirmation.getByRole('listitem').filter({ hasText: match }).getByRole('textbox').fill(winner)

  /** Expects these rows, in their order. */
  async expectRows(...names: readonly string[]) {
    await expect(this.rows).toContainText(names)
    await expect(this.rows).toHaveCount(names.length)
  }
}
