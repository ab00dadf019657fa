import { expect, type Locator, type Page } from '@playwright/test'
import { Layout } from './layout.ts'

export class MyBetsPage {
  readonly table: Locator
  readonly readyToClaim: Locator
  readonly results: Locator

  constructor(private readonly page: Page) {
    this.table = page.getByRole('table', { name: 'My Bets' })
    this.results = page.getByRole('region', { name: 'Results' })
    this.readyToClaim = page.getByRole('region', { name: 'Ready to claim' })
  }

  async openAction() {
    await this.page.goto('/my-bets')
  }

  async openAndConnectAction() {
    await this.openAction()
    await new Layout(this.page).connectAction()
  }

  filter(name: string) {
    return this.page.getByRole('search').getByLabel(name, { exact: true })
  }

  async expectMatches(...names: readonly string[]) {
    await expect(this.table.getByRole('row').getByRole('cell').first()).toBeVisible()
    await expect(this.table.locator('td:first-child a')).toHaveText([...names])
  }

  row(matchName: string) {
    return this.table.getByRole('row').filter({ hasText: matchName })
  }

  claimButton(matchName: string) {
    return this.row(matchName).getByRole('button', { name: /^Claim/ })
  }

  async claimAction(matchName: string) {
    await this.claimButton(matchName).click()
  }

  async claimAllAction() {
    await this.readyToClaim.getByRole('button', { name: 'Claim all' }).click()
  }

  async expectStatus(matchName: string, status: string | RegExp) {
    await expect(this.row(matchName).getByRole('cell').nth(3)).toContainText(status)
  }
}
