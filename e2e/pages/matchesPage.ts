import { expect, type Page } from '@playwright/test'

export class MatchesPage {
  constructor(private readonly page: Page) {}

  get cards() {
    return this.page.getByRole('main').getByRole('article')
  }

  card(name: string) {
    return this.page.getByRole('article', { name })
  }

  async openAction(search = '') {
    await this.page.goto(`/matches${search}`)
  }

  async showAction(filter: 'Upcoming' | 'Live' | 'Ended' | 'Finalized') {
    const choice = this.page.getByRole('radio', { name: filter })
    await choice.click()
    await expect(choice).toBeChecked()
  }

  async searchAction(text: string) {
    await this.page.getByRole('searchbox', { name: 'Search matches' }).fill(text)
  }

  async chooseGameAction(game: string) {
    await this.page.getByRole('combobox', { name: 'Game' }).selectOption(game)
  }

  async sortAction(order: 'Closing soon' | 'Biggest pool' | 'Newest') {
    await this.page.getByRole('combobox', { name: 'Sort by' }).selectOption(order)
  }

  async viewDetailsAction(name: string) {
    await this.card(name).getByRole('link', { name: 'View Details' }).click()
  }

  async scrollToEndAction() {
    await this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  }

  /** Counts virtualized rows too. */
  async expectCount(count: number) {
    const first = this.page.getByRole('main').getByRole('listitem').first()
    await expect(first).toHaveAttribute('aria-setsize', String(count))
  }

  async expectMatches(...names: readonly string[]) {
    await expect(this.cards.getByRole('heading')).toHaveText([...names])
  }
}
