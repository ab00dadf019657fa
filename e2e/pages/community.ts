import { expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'

export class CommunityPage extends PageObject {
  readonly stats = this.page.getByRole('region', { name: 'Your Community Stats' })
  readonly share = this.page.getByRole('region', { name: 'Share Your Referral Link' })
  readonly form = this.page.getByRole('form', { name: 'Register with Referral' })
  readonly referrerAddress = this.form.getByLabel('Referrer Address')
  readonly earned = this.page.getByRole('region', { name: 'Referral earnings' })
  readonly leaderboard = this.page.getByRole('region', { name: 'Leaderboard' })
  readonly link = this.share.getByRole('textbox', { name: 'Your referral link' })
  readonly open = () => this.page.goto('/community')

  async expectStat(label: string, value: string | RegExp) {
    const stat = this.stats.locator('dl > div').filter({ has: this.page.getByText(label, { exact: true }) })
    await expect(stat.getByRole('definition').first()).toHaveText(value)
  }

  async register(referrer: string) {
    await this.referrerAddress.fill(referrer)
    await this.form.getByRole('button', { name: 'Register' }).click()
  }

  async expectRefused(reason: string | RegExp) {
    await expect(this.referrerAddress).toHaveAccessibleDescription(reason)
    await expect(this.referrerAddress).toHaveAttribute('aria-invalid', 'true')
  }

  readonly rankBy = (choice: 'Profit' | 'Bets won' | 'Reputation' | 'All time' | 'Last 30 days') =>
    this.leaderboard.getByRole('radio', { name: choice }).check()

  async expectRanking(...rows: readonly (readonly string[])[]) {
    const shown = this.rowsIn(this.leaderboard)
    await expect(shown).toHaveCount(rows.length)
    await expect(shown).toContainText(rows.map((texts) => texts.join('')))
  }
}

export class RegisterPage extends PageObject {
  readonly referredBy = this.page.getByRole('region', { name: "You've been referred by" })
  readonly panel = this.page.getByRole('region', { name: 'Complete Registration' })
  readonly connectButton = this.panel.getByRole('button', { name: 'Connect Wallet to Continue' })
  readonly completeButton = this.panel.getByRole('button', { name: 'Complete Registration' })

  readonly open = (referrer?: string) =>
    this.page.goto(referrer === undefined ? '/register' : `/register?referrer=${referrer}`)

  readonly expectRegistered = () => expect(this.panel).toContainText('You’re registered')

  async expectRefused(reason: string | RegExp) {
    await expect(this.panel.getByRole('alert')).toHaveText(reason)
    await expect(this.completeButton).toBeHidden()
  }
}

type Fact =
  | 'Profit'
  | 'Won'
  | 'Biggest win (WETH)'
  | 'Favorite games'
  | 'Reputation'
  | 'Referrals'
  | 'Rank by profit'

export class BettorPage extends PageObject {
  readonly bets = this.page.getByRole('region', { name: 'Bets', exact: true })
  readonly tournaments = this.page.getByRole('region', { name: 'Tournaments' })
  readonly open = (address: string) => this.page.goto(`/bettor/${address}`)

  async expectFact(term: Fact, value: string | RegExp) {
    const fact = this.main.locator('dl > div').filter({ has: this.page.getByText(term, { exact: true }) })
    await expect(fact.getByRole('definition')).toHaveText(value)
  }

  readonly expectBets = (...rows: readonly (string | RegExp)[]) =>
    expect(this.rowsIn(this.bets)).toHaveText(rows)
}
