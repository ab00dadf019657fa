import { expect } from '@playwright/test'
import { CreationForm } from './creationForm.ts'

type Field = 'Tournament name' | 'Start time' | 'End time' | 'Entry fee'

export class AdminTournaments extends CreationForm<Field> {
  readonly creating = this.page.getByRole('region', { name: 'Create new tournament' })
  readonly matches = this.creating.getByRole('group', { name: 'Matches' })
  readonly running = this.page.getByRole('region', { name: 'Run tournaments' })
  readonly list = this.running.getByRole('list', { name: 'Open tournaments' })
  readonly match = (name: string) => this.creating.getByRole('checkbox', { name })

  async chooseMatches(...names: readonly string[]) {
    for (const name of names) await this.match(name).check()
  }

  readonly create = () => this.creating.getByRole('button', { name: 'Create tournament' }).click()

  async choose(tournament: string) {
    await this.list.getByRole('button', { name: tournament }).click()
    await expect(this.running.getByRole('heading', { level: 3, name: tournament })).toBeVisible()
  }

  readonly act = (title: string) => this.running.getByRole('region', { name: title })
  readonly button = (label: string | RegExp) => this.running.getByRole('button', { name: label })

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

  readonly points = (player: string) => this.running.getByLabel(`Points for ${player}`)
}
