import { expect, type Locator, type Page } from '@playwright/test'

type Group =
  | 'Betting'
  | 'Results and challenges'
  | 'Operators'
  | 'Fees and stray tokens'
  | 'Rewards'
  | 'Tournament admins'
  | 'Connected contracts'
  | 'Pool ownership'
  | 'Hub ownership'

export class AdminSettingsPage {
  constructor(private readonly page: Page) {}

  group(name: Group): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  async openAction(group: Group, button: string, setting: string): Promise<Locator> {
    await this.group(group)
      .getByRole('button', { name: `${button} ${setting}` })
      .click()
    return this.group(group).getByRole('region', { name: setting })
  }

  async expectGroup(name: Group, ...texts: readonly (string | RegExp)[]) {
    for (const text of texts) await expect(this.group(name)).toContainText(text)
  }

  async expectRefused(name: Group, reason: string) {
    const group = this.group(name)
    await expect(group.getByText(reason).first()).toBeVisible()
    for (const button of await group.getByRole('button').all()) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription(new RegExp(reason))
    }
  }

  listed(group: 'Operators' | 'Tournament admins', account: string) {
    return this.group(group).getByRole('listitem').filter({ hasText: account })
  }
}
