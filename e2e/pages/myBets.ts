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

  async expectGroups(...names: readonly string[]) {
    await expect(this.table.locator('td[colspan]')).toHaveText([...names])
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

  /** Expects what "Claim all" lists. */
  async expectClaims(...texts: readonly RegExp[]) {
    await expect(this.readyToClaim.getByRole('listitem')).toHaveText([...texts])
  }

  async claimAll() {
    await this.readyToClaim.getByRole('button', { name: 'Claim all' }).click()
  }

  async expectAmounts(matchName: string, text: string | RegExp) {
    await expect(this.row(matchName).getByRole('cell').nth(1)).toContainText(text)
  }

  async expectStatus(matchName: string, status: string | RegExp) {
    await expect(this.row(matchName).getByRole('cell').nth(3)).toContainText(status)
  }
}
