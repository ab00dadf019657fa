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
  readonly rows = this.page.getByRole('main').getByRole('article')

  row(name: string) {
    return this.page.getByRole('article', { name })
  }

  details(name: string) {
    return this.row(name).getByRole('link', { name: 'View Details' })
  }

  odds(name: string, team: string) {
    return this.row(name).getByRole('link', { name: `Bet on ${team}` })
  }

  /** The bet form beside the list. */
  slip(name: string) {
    return this.page.getByRole('region', { name, exact: true })
  }

  async open(search = '') {
    await this.page.goto(`/matches${search}`)
  }

  async openAndConnect(search = '') {
    await this.openConnected(`/matches${search}`)
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
    await this.details(name).click()
  }

  /** Counts the rows that the screen shows whole, above a phone's bottom bar. */
  countInSight(): Promise<number> {
    return this.rows.evaluateAll((rows) => {
      const bar = document.querySelector('header nav')?.getBoundingClientRect()
      const bottom = bar && bar.bottom >= innerHeight ? bar.top : innerHeight
      return rows.map((row) => row.getBoundingClientRect()).filter((row) => row.bottom <= bottom).length
    })
  }

  /** Counts virtualized rows too. */
  async expectCount(count: number) {
    const first = this.page.getByRole('main').getByRole('listitem').first()
    await expect(first).toHaveAttribute('aria-setsize', String(count))
  }

  async expectMatches(...names: readonly string[]) {
    await expect(this.rows.getByRole('heading')).toHaveText([...names])
  }
}
