import { expect, type Locator, type Page } from '@playwright/test'
import { CreationForm } from './creationForm.ts'

/** Times are in the format of a `datetime-local` field, in the browser's time zone. */
type Field = 'Match Name' | 'Start Time' | 'End Time' | 'Minimum Bet' | 'Maximum Bet'

export class AdminMatchesPage extends CreationForm<Field> {
  readonly finalizing: Locator
  readonly managing: Locator
  readonly preview: Locator

  constructor(private readonly page: Page) {
    super(page.getByRole('region', { name: 'Create New Match' }))
    this.finalizing = page.getByRole('region', { name: 'Finalize Match Results' })
    this.managing = page.getByRole('region', { name: 'Close, void or correct a match' })
    this.preview = this.creating.getByRole('region', { name: /^Preview/ })
  }

  async createAction() {
    await this.creating.getByRole('button', { name: 'Create Match', exact: true }).click()
  }

  async manyAction() {
    await this.creating.getByRole('radio', { name: 'Several from a file' }).check()
  }

  async chooseFileAction(...lines: readonly string[]) {
    await this.creating
      .getByLabel('CSV file')
      .setInputFiles({ name: 'matches.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  }

  get errors() {
    return this.creating.getByRole('table', { name: 'Errors in the file' })
  }

  get fileMatches() {
    return this.creating.getByRole('table', { name: 'Matches in the file' })
  }

  async expectError(...cells: readonly [row: string, column: string, value: string, problem: string]) {
    const [row, column] = cells
    const found = this.errors
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell', { name: row, exact: true }) })
      .filter({ has: this.page.getByRole('cell', { name: column, exact: true }) })
    await expect(found.getByRole('cell')).toContainText([...cells])
  }

  async createAllAction(count: number) {
    await this.creating.getByRole('button', { name: `Create ${count} match` }).click()
  }

  get waiting() {
    return this.finalizing.getByRole('listitem').filter({ has: this.page.getByRole('button') })
  }

  async expectWaiting(...matches: readonly string[]) {
    await expect(this.waiting).toContainText([...matches])
    await expect(this.waiting).toHaveCount(matches.length)
  }

  async orderAction(order: 'Oldest first' | 'Most money') {
    await this.finalizing.getByRole('radio', { name: order }).check()
  }

  async chooseMatchAction(option: string | RegExp) {
    await chooseOption(this.finalizing, option)
  }

  async chooseWinnerAction(option: 'Option 1' | 'Option 2') {
    await this.finalizing.getByRole('radio', { name: option }).check()
  }

  async finalizeAction() {
    await this.finalizing.getByRole('button', { name: 'Finalize Match' }).click()
  }

  async expectConsequence(...sentences: readonly (string | RegExp)[]) {
    const list = this.finalizing.getByRole('region', { name: 'What happens next' })
    for (const sentence of sentences) await expect(list.getByText(sentence)).toBeVisible()
  }

  async manageAction(option: string) {
    await chooseOption(this.managing, option)
  }

  /** Scrolls to the end, where alerts are turned on and off. */
  async openAlertsAction() {
    await this.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    return this.page.getByRole('region', { name: 'Alerts' })
  }

  act(title: string) {
    return this.managing.getByRole('region', { name: title })
  }
}

async function chooseOption(panel: Locator, option: string | RegExp) {
  await panel.getByRole('combobox', { name: 'Match' }).click()
  await panel.getByRole('option', { name: option }).click()
}
