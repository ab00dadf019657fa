import { expect, type Locator, type Page } from '@playwright/test'
import { Layout } from './layout.ts'

type Team = 'Team A' | 'Team B'

export class TournamentPage {
  readonly rules: Locator
  readonly joining: Locator
  readonly predictions: Locator
  readonly players: Locator
  readonly settling: Locator

  constructor(private readonly page: Page) {
    this.rules = page.getByRole('region', { name: 'How it works' })
    this.joining = page.getByRole('region', { name: 'Take part' })
    this.predictions = page.getByRole('region', { name: 'Your predictions' })
    this.players = page.getByRole('region', { name: 'Players' })
    this.settling = page.getByRole('region', { name: 'Results and payout' })
  }

  async openAction(id: bigint) {
    await this.page.goto(`/tournaments/${id}`)
  }

  async openAndConnectAction(id: bigint) {
    await this.openAction(id)
    await new Layout(this.page).connectAction()
  }

  async pressAction(label: string | RegExp) {
    await this.page.getByRole('main').getByRole('button', { name: label }).click()
  }

  pick(match: string, team: Team) {
    return this.predictions.getByRole('group', { name: match }).getByRole('radio', { name: team })
  }

  async pickAction(match: string, team: Team) {
    await this.pick(match, team).check()
  }

  async saveAction(count: number) {
    await this.pressAction(count === 1 ? 'Save 1 pick' : `Save ${count} picks`)
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
