import { expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'

type Team = 'Team A' | 'Team B'

export class TournamentPage extends PageObject {
  readonly rules = this.page.getByRole('region', { name: 'How it works' })
  readonly joining = this.page.getByRole('region', { name: 'Take part' })
  readonly predictions = this.page.getByRole('region', { name: 'Your predictions' })
  readonly players = this.page.getByRole('region', { name: 'Players' })
  readonly ownRow = this.players.getByRole('row').filter({ hasText: 'You' })
  readonly settling = this.page.getByRole('region', { name: 'Results and payout' })
  readonly open = (id: bigint) => this.page.goto(`/tournaments/${id}`)
  readonly openAndConnect = (id: bigint) => this.openConnected(`/tournaments/${id}`)
  readonly press = (label: string | RegExp) => this.main.getByRole('button', { name: label }).click()

  readonly pickOf = (match: string, team: Team) =>
    this.predictions.getByRole('group', { name: match }).getByRole('radio', { name: team })

  readonly pick = (match: string, team: Team) => this.pickOf(match, team).check()

  readonly save = (count: number) =>
    this.press(count === 1 ? 'Save 1 prediction' : `Save ${count} predictions`)

  async expectLocked(match: string) {
    await expect(this.predictions.getByRole('heading', { name: match })).toBeVisible()
    await expect(this.predictions.getByRole('group', { name: match })).toHaveCount(0)
  }

  readonly expectOutcome = (title: string) =>
    expect(this.page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}
