import { expect, type Locator } from '@playwright/test'
import type { Address } from 'viem'
import { PageObject } from './pageObject.ts'

const UNREACHABLE = 'Can’t reach the network.'

export class Layout extends PageObject {
  readonly header = this.page.getByRole('banner')
  readonly walletPicker = this.page.getByRole('dialog', { name: 'Choose a wallet' })
  readonly accountPanel = this.page.getByRole('dialog', { name: 'Your wallet' })
  readonly connectButton = this.header.getByRole('button', { name: 'Connect Wallet' })
  readonly badgeOf = (account: Address) => this.header.getByRole('button', { name: short(account) })

  async connect(walletName?: string) {
    await this.connectButton.click()
    await this.chooseWallet(walletName)
    // While the dialog is open, typed keys would go to the element that gets the focus back.
    await expect(this.walletPicker).toBeHidden()
  }

  readonly chooseWallet = (walletName = 'Fox Wallet') =>
    this.walletPicker.getByRole('button', { name: walletName }).click()

  async openAccount(account: Address) {
    await this.badgeOf(account).click()
    await expect(this.accountPanel).toBeVisible()
  }

  /** Navigates to another page without loading the app again. */
  async visit(path: string) {
    await this.expectStarted()
    await this.page.evaluate((to) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      history.pushState({}, '', to)
    }, path)
    await expect(this.page.locator('main h1')).toBeFocused()
  }

  async goTo(title: 'Matches' | 'My Bets') {
    await this.expectStarted()
    await this.header.getByRole('link', { name: title }).click()
    // The new page scrolls to its top on mount, so an earlier click may miss.
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }

  /** Presses "Stop waiting" where it has to stand: beside the button that asked the wallet. */
  async stopWaiting(place: Locator) {
    await this.page.clock.fastForward(10_000)
    await place.getByRole('button', { name: 'Stop waiting' }).click()
  }

  async limitDailyStake(weth: string) {
    await this.page.getByRole('button', { name: 'Set a limit' }).click()
    await this.page.getByLabel('Daily limit (WETH)').fill(weth)
    await this.page.getByRole('button', { name: 'Save limit' }).click()
  }

  async expectConnected(account: Address) {
    await expect(this.badgeOf(account)).toBeVisible()
    await expect(this.connectButton).toBeHidden()
  }

  readonly expectDisconnected = () => expect(this.connectButton).toBeVisible()

  readonly expectAlert = (text: string | RegExp) =>
    expect(this.page.getByRole('alert').filter({ hasText: text })).toBeVisible()

  readonly expectUnreachable = () => this.expectAlert(UNREACHABLE)
  readonly expectReachable = () => expect(this.page.getByText(UNREACHABLE)).toBeHidden()
  readonly expectStarted = () => expect(this.page.locator('[data-prerendered]')).toHaveCount(0)

  async expectStatus(text: string | RegExp) {
    // After a reload, a form and a toast may both report the transaction.
    await expect(this.page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
  }
}

export function short(account: Address) {
  return `${account.slice(0, 6)}…${account.slice(-4)}`
}
