import { expect, type Locator, type Page } from '@playwright/test'

interface TypedTournament {
  name: string
  start: string
  end: string
  fee: string
}

export class AdminTournamentsPage {
  readonly running: Locator
  readonly creating: Locator
  readonly list: Locator

  constructor(page: Page) {
    this.running = page.getByRole('region', { name: 'Run tournaments' })
    this.creating = page.getByRole('region', { name: 'Create new tournament' })
    this.list = this.running.getByRole('list', { name: 'Open tournaments' })
  }

  field(label: string) {
    return this.creating.getByLabel(label, { exact: true })
  }

  match(name: string) {
    return this.creating.getByRole('checkbox', { name })
  }

  get matches() {
    return this.creating.getByRole('group', { name: 'Matches' })
  }

  async typeAction({ name, start, end, fee }: Partial<TypedTournament>) {
    if (name !== undefined) await this.field('Tournament name').fill(name)
    if (start !== undefined) await this.field('Start time').fill(start)
    if (end !== undefined) await this.field('End time').fill(end)
    if (fee !== undefined) await this.field('Entry fee').fill(fee)
  }

  async chooseMatchesAction(...names: readonly string[]) {
    for (const name of names) await this.match(name).check()
  }

  async createAction() {
    await this.creating.getByRole('button', { name: 'Create tournament' }).click()
  }

  async expectTyped({ name, start, end, fee }: TypedTournament) {
    await expect(this.field('Tournament name')).toHaveValue(name)
    await expect(this.field('Start time')).toHaveValue(start)
    await expect(this.field('End time')).toHaveValue(end)
    await expect(this.field('Entry fee')).toHaveValue(fee)
  }

  async expectProblem(label: string, problem: string) {
    await expect(this.field(label)).toHaveAccessibleDescription(problem)
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true')
  }

  async chooseAction(tournament: string) {
    await this.list.getByRole('button', { name: tournament }).click()
    await expect(this.running.getByRole('heading', { level: 3, name: tournament })).toBeVisible()
  }

  act(title: string) {
    return this.running.getByRole('region', { name: title })
  }

  button(label: string | RegExp) {
    return this.running.getByRole('button', { name: label })
  }

  async expectBlocked(label: string | RegExp, reason: string | RegExp) {
    await expect(this.button(label)).toBeDisabled()
    await expect(this.button(label)).toHaveAccessibleDescription(reason)
  }

  async expectFact(term: string, value: string) {
    const fact = this.running
      .getByRole('term')
      .filter({ hasText: term })
      .locator('xpath=following-sibling::dd')
    await expect(fact).toHaveText(value)
  }

  points(player: string) {
    return this.running.getByLabel(`Points for ${player}`)
  }
}
