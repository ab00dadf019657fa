import { expect } from '@playwright/test'
import { PageObject } from './pageObject.ts'

export class HomePage extends PageObject {
  readonly ongoing = this.page.getByRole('region', { name: 'Ongoing Matches' })
  readonly guide = this.page.getByRole('region', { name: 'User Guide' })
  readonly open = () => this.page.goto('/')
  readonly ongoingMatch = (name: string) => this.ongoing.getByRole('article', { name })
}

export class MatchesPage extends PageObject {
  readonly rows = this.main.getByRole('article')
  readonly row = (name: string) => this.page.getByRole('article', { name })
  readonly details = (name: string) => this.row(name).getByRole('link', { name: 'View Details' })
  readonly star = (name: string) => this.row(name).getByRole('button', { name: `Follow ${name}` })
  readonly odds = (name: string, team: string) => this.row(name).getByRole('link', { name: `Bet on ${team}` })

  /** The bet form beside the list. */
  readonly slip = (name: string) => this.page.getByRole('region', { name, exact: true })
  readonly open = (search = '') => this.page.goto(`/matches${search}`)
  readonly openAndConnect = (search = '') => this.openConnected(`/matches${search}`)

  async show(filter: 'Upcoming' | 'Live' | 'Ended' | 'Finalized') {
    const choice = this.page.getByRole('radio', { name: filter })
    await choice.click()
    await expect(choice).toBeChecked()
  }

  readonly search = (text: string) => this.page.getByRole('searchbox', { name: 'Search matches' }).fill(text)
  readonly chooseGame = (game: string) =>
    this.page.getByRole('group', { name: 'Game' }).getByRole('radio', { name: game }).check()

  readonly sort = (order: 'Starting soon' | 'Biggest pool' | 'Newest') =>
    this.page.getByRole('combobox', { name: 'Sort by' }).selectOption(order)

  readonly viewDetails = (name: string) => this.details(name).click()

  /** Counts the rows that the screen shows whole, above a phone's bottom bar. */
  readonly countInSight = (): Promise<number> =>
    this.rows.evaluateAll((rows) => {
      const bar = document.querySelector('header nav')?.getBoundingClientRect()
      const bottom = bar && bar.bottom >= innerHeight ? bar.top : innerHeight
      return rows.map((row) => row.getBoundingClientRect()).filter((row) => row.bottom <= bottom).length
    })

  /** Counts virtualized rows too. */
  async expectCount(count: number) {
    const first = this.main.getByRole('listitem').first()
    await expect(first).toHaveAttribute('aria-setsize', String(count))
  }

  readonly expectMatches = (...names: readonly string[]) =>
    expect(this.rows.getByRole('heading')).toHaveText(names)
}
