import { expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'

export class HomePage extends PageObject {
  readonly ongoing = this.page.getByRole('region', { name: 'Ongoing Matches' })
  readonly guide = this.page.getByRole('region', { name: 'User Guide' })

  async open() {
    await this.page.goto('/')
  }

  ongoingMatch(name: string) {
    return this.ongoing.getByRole('article', { name })
  }
}

export class MatchesPage extends PageObject {
  readonly cards = this.page.getByRole('main').getByRole('article')

  card(name: string) {
    return this.page.getByRole('article', { name })
  }

  async open(search = '') {
    await this.page.goto(`/matches${search}`)
  }

  async show(filter: 'Upcoming' | 'Live' | 'Ended' | 'Finalized') {
    const choice = this.page.getByRole('radio', { name: filter })
    await choice.click()
    await expect(choice).toBeChecked()
  }

  async search(text: string) {
    await this.page.getByRole('searchbox', { name: 'Search matches' }).fill(text)
  }

  async chooseGame(game: string) {
    await this.page.getByRole('combobox', { name: 'Game' }).selectOption(game)
  }

  async sort(order: 'Closing soon' | 'Biggest pool' | 'Newest') {
    await this.page.getByRole('combobox', { name: 'Sort by' }).selectOption(order)
  }

  async viewDetails(name: string) {
    await this.card(name).getByRole('link', { name: 'View Details' }).click()
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
