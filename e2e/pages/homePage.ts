import type { Locator, Page } from '@playwright/test'

export class HomePage {
  readonly ongoing: Locator
  readonly guide: Locator

  constructor(private readonly page: Page) {
    this.ongoing = page.getByRole('region', { name: 'Ongoing Matches' })
    this.guide = page.getByRole('region', { name: 'User Guide' })
  }

  async openAction() {
    await this.page.goto('/')
  }

  ongoingMatch(name: string) {
    return this.ongoing.getByRole('article', { name })
  }
}
