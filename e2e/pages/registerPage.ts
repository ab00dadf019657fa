import { expect, type Locator, type Page } from '@playwright/test'

export class RegisterPage {
  readonly referredBy: Locator
  readonly panel: Locator

  constructor(private readonly page: Page) {
    this.referredBy = page.getByRole('region', { name: "You've been referred by" })
    this.panel = page.getByRole('region', { name: 'Complete Registration' })
  }

  async openAction(referrer?: string) {
    await this.page.goto(referrer === undefined ? '/register' : `/register?referrer=${referrer}`)
  }

  get connectButton() {
    return this.panel.getByRole('button', { name: 'Connect Wallet to Continue' })
  }

  get completeButton() {
    return this.panel.getByRole('button', { name: 'Complete Registration' })
  }

  async completeAction() {
    await this.completeButton.click()
  }

  async expectRegistered() {
    await expect(this.panel).toContainText('You’re registered')
  }

  async expectRefused(reason: string | RegExp) {
    await expect(this.panel.getByRole('alert')).toHaveText(reason)
    await expect(this.completeButton).toBeHidden()
  }
}
