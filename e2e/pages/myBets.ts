import { expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'

export class MyBetsPage extends PageObject {
  readonly table = this.page.getByRole('table', { name: 'My Bets' })
  readonly results = this.page.getByRole('region', { name: 'Results' })
  readonly readyToClaim = this.page.getByRole('region', { name: 'Ready to claim' })
  readonly open = () => this.page.goto('/my-bets')
  readonly openAndConnect = () => this.openConnected('/my-bets')
  readonly filter = (name: string) => this.page.getByRole('search').getByLabel(name, { exact: true })

  readonly showTab = (name: 'Open' | 'Settled') => this.page.getByRole('radio', { name }).check()

  async expectMatches(...names: readonly string[]) {
    await expect(this.table.getByRole('row').getByRole('cell').first()).toBeVisible()
    await expect(this.table.locator('td:first-child a')).toHaveText(names)
  }

  readonly row = (matchName: string) => this.table.getByRole('row').filter({ hasText: matchName })
  readonly claimButton = (matchName: string) => this.row(matchName).getByRole('button', { name: /^Claim/ })
  readonly claim = (matchName: string) => this.claimButton(matchName).click()
  readonly claimAll = () => this.readyToClaim.getByRole('button', { name: 'Claim all' }).click()

  readonly expectAmounts = (matchName: string, text: string | RegExp) =>
    expect(this.row(matchName).getByRole('cell').nth(1)).toContainText(text)

  readonly expectStatus = (matchName: string, status: string | RegExp) =>
    expect(this.row(matchName).getByRole('cell').nth(3)).toContainText(status)
}
