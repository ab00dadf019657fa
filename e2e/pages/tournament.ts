import { expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'

type Team = 'Team A' | 'Team B'

export class TournamentPage extends PageObject {
  readonly rules = this.page.getByRole('region', { name: 'How it works' })
  readonly joining = this.page.getByRole('region', { name: 'Take part' })
  readonly predictions = this.page.getByRole('region', { name: 'Your predictions' })
  readonly players = this.page.getByRole('region', { name: 'Players' })
  readonly settling = this.page.getByRole('region', { name: 'Results and payout' })

  async open(id: bigint) {
    await this.page.goto(`/tournaments/${id}`)
  }

  async openAndConnect(id: bigint) {
    await this.openConnected(`/tournaments/${id}`)
  }

  async press(label: string | RegExp) {
    await this.page.getByRole('main').getByRole('button', { name: label }).click()
  }

  pickOf(match: string, team: Team) {
    return this.predictions.getByRole('group', { name: match }).getByRole('radio', { name: team })
  }

  async pick(match: string, team: Team) {
    await this.pickOf(match, team).check()
  }

  async save(count: number) {
    await this.press(count === 1 ? 'Save 1 prediction' : `Save ${count} predictions`)
  }

  async expectLocked(match: string) {
    await expect(this.predictions.getByRole('heading', { name: match })).toBeVisible()
    await expect(this.predictions.getByRole('group', { name: match })).toHaveCount(0)
  }

  async expectOwnRow(...texts: readonly string[]) {
    const row = this.players.getByRole('row').filter({ hasText: 'You' })
    for (const text of texts) await expect(row).toContainText(text)
  }

  async expectOutcome(title: string) {
    await expect(this.page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
}
