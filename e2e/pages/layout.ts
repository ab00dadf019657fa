import { expect, type Locator, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { minute } from '@/testing/time'

const UNREACHABLE = 'Can’t reach the network.'

/** What every screen shares. */
export class Layout {
  readonly header: Locator
  readonly walletPicker: Locator
  readonly accountPanel: Locator

  constructor(private readonly page: Page) {
    this.header = page.getByRole('banner')
    this.walletPicker = page.getByRole('dialog', { name: 'Choose a wallet' })
    this.accountPanel = page.getByRole('dialog', { name: 'Your wallet' })
  }

  get connectButton() {
    return this.header.getByRole('button', { name: 'Connect Wallet' })
  }

  badgeOf(account: Address) {
    return this.header.getByRole('button', { name: short(account) })
  }

  /** Opens the picker from the header and chooses a wallet that says yes. */
  async connectAction(walletName = 'Fox Wallet') {
    await this.connectButton.click()
    await this.chooseWalletAction(walletName)
    // Nobody types under an open dialog, and what a test types there goes to whatever gets the focus back.
    await expect(this.walletPicker).toBeHidden()
  }

  async chooseWalletAction(walletName: string) {
    await this.walletPicker.getByRole('button', { name: walletName }).click()
  }

  async openAccountAction(account: Address) {
    await this.badgeOf(account).click()
    await expect(this.accountPanel).toBeVisible()
  }

  /** Follows a link of the main navigation within the app, and comes to the page of that name. */
  async goToAction(title: 'Matches' | 'My Bets') {
    await this.expectStarted()
    await this.header.getByRole('link', { name: title }).click()
    // It scrolls to its start and takes the focus only once it is drawn: what is pressed before that may miss.
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }

  /** A minute goes by without an answer from the wallet; then no longer waits for it. */
  async stopWaitingAction() {
    await this.page.clock.fastForward(minute * 1000)
    await this.page.getByRole('button', { name: 'Stop waiting' }).click()
  }

  async expectConnected(account: Address) {
    await expect(this.badgeOf(account)).toBeVisible()
    await expect(this.connectButton).toBeHidden()
  }

  async expectDisconnected() {
    await expect(this.connectButton).toBeVisible()
  }

  /** A message that interrupts. */
  async expectAlert(text: string | RegExp) {
    await expect(this.page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }

  /** The banner says that the chain does not answer. */
  async expectUnreachable() {
    await this.expectAlert(UNREACHABLE)
  }

  /** No banner says so, or no longer. */
  async expectReachable() {
    await expect(this.page.getByText(UNREACHABLE)).toBeHidden()
  }

  /** The app has taken the page over from what was drawn when it was built. */
  async expectStarted() {
    await expect(this.page.locator('[data-prerendered]')).toHaveCount(0)
  }

  /** A message that waits for a pause. */
  async expectStatus(text: string | RegExp) {
    // A form and a toast may both tell of what was sent before a reload.
    await expect(this.page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
  }
}

/** An address as the screens have it. */
export function short(account: Address) {
  return `${account.slice(0, 6)}…${account.slice(-4)}`
}
