import { expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'

export class MyBetsPage extends PageObject {
  readonly table = this.page.getByRole('table', { name: 'My Bets' })
  readonly results = this.page.getByRole('region', { name: 'Results' })
  readonly readyToClaim = this.page.getByRole('region', { name: 'Ready to claim' })

  async open() {
    await this.page.goto('/my-bets')
  }

  async openAndConnect() {
    await this.openConnected('/my-bets')
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

  async claim(matchName: string) {
    await this.claimButton(matchName).click()
  }

  async claimAll() {
    await this.readyToClaim.getByRole('button', { name: 'Claim all' }).click()
  }

  async expectStatus(matchName: string, status: string | RegExp) {
    await expect(this.row(matchName).getByRole('cell').nth(3)).toContainText(status)
  }
}
