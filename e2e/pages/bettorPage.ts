import { expect, type Locator, type Page } from '@playwright/test'

type Fact =
  | 'Profit'
  | 'Won'
  | 'Biggest win (WETH)'
  | 'Favorite games'
  | 'Reputation'
  | 'Referrals'
  | 'Rank by profit'

export class BettorPage {
  readonly main: Locator
  readonly bets: Locator
  readonly tournaments: Locator

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main')
    this.bets = page.getByRole('region', { name: 'Bets', exact: true })
    this.tournaments = page.getByRole('region', { name: 'Tournaments' })
  }

  async openAction(address: string) {
    await this.page.goto(`/bettor/${address}`)
  }

  async expectFact(term: Fact, value: string | RegExp) {
    const fact = this.main.locator('dl > div').filter({ has: this.page.getByText(term, { exact: true }) })
    await expect(fact.getByRole('definition')).toHaveText(value)
  }

  async expectBets(...rows: readonly (string | RegExp)[]) {
    await expect(this.bets.getByRole('row').filter({ has: this.page.getByRole('cell') })).toHaveText([
      ...rows,
    ])
  }
}
