import { expect, type Locator, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { short } from './layout.ts'

type Order = 'Profit' | 'Bets won' | 'Reputation'

export class CommunityPage {
  readonly stats: Locator
  readonly share: Locator
  readonly form: Locator
  readonly referrerAddress: Locator
  readonly earned: Locator
  readonly leaderboard: Locator

  constructor(private readonly page: Page) {
    this.stats = page.getByRole('region', { name: 'Your Community Stats' })
    this.share = page.getByRole('region', { name: 'Share Your Referral Link' })
    this.form = page.getByRole('form', { name: 'Register with Referral' })
    this.referrerAddress = this.form.getByLabel('Referrer Address')
    this.earned = page.getByRole('region', { name: 'Referral earnings' })
    this.leaderboard = page.getByRole('region', { name: 'Leaderboard' })
  }

  async openAction() {
    await this.page.goto('/community')
  }

  stat(label: string) {
    return this.stats.locator('dl > div').filter({ has: this.page.getByText(label, { exact: true }) })
  }

  async expectStat(label: string, value: string | RegExp) {
    await expect(this.stat(label).getByRole('definition').first()).toHaveText(value)
  }

  get link() {
    return this.share.getByRole('textbox', { name: 'Your referral link' })
  }

  async registerAction(referrer: string) {
    await this.referrerAddress.fill(referrer)
    await this.form.getByRole('button', { name: 'Register' }).click()
  }

  async expectRefused(reason: string | RegExp) {
    await expect(this.referrerAddress).toHaveAccessibleDescription(reason)
    await expect(this.referrerAddress).toHaveAttribute('aria-invalid', 'true')
  }

  async expectEarned(...rewards: readonly { from: Address; amount: string }[]) {
    const rows = this.earned.getByRole('row').filter({ has: this.page.getByRole('cell') })
    await expect(rows).toHaveCount(rewards.length)
    for (const [index, { from, amount }] of rewards.entries()) {
      await expect(rows.nth(index)).toContainText(short(from))
      await expect(rows.nth(index)).toContainText(amount)
    }
  }

  async orderByAction(order: Order) {
    await this.leaderboard.getByRole('radio', { name: order }).check()
  }

  async choosePeriodAction(period: 'All time' | 'Last 30 days') {
    await this.leaderboard.getByRole('radio', { name: period }).check()
  }

  async expectRanking(...rows: readonly (readonly string[])[]) {
    const shown = this.leaderboard.getByRole('row').filter({ has: this.page.getByRole('cell') })
    await expect(shown).toHaveCount(rows.length)
    for (const [index, texts] of rows.entries()) await expect(shown.nth(index)).toContainText(texts.join(''))
  }
}
