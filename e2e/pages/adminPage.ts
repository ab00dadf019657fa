import { expect, type Locator, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { accounts } from '@/testing/accounts'
import type { Wallet } from '../fixtures/wallet.ts'
import { download } from './download.ts'
import type { Layout } from './layout.ts'

export type Section = 'matches' | 'tournaments' | 'money' | 'settings' | 'log'

const PASSWORD = 'operator'

export class AdminPage {
  readonly password: Locator
  readonly role: Locator
  readonly tabs: Locator
  readonly confirmation: Locator

  constructor(
    private readonly page: Page,
    private readonly wallet: Wallet,
    private readonly layout: Layout,
  ) {
    this.password = page.getByLabel('Password')
    this.role = page.getByRole('region', { name: 'Your role' })
    this.tabs = page.getByRole('navigation', { name: 'Sections' })
    this.confirmation = page.getByRole('dialog')
  }

  async openAction(section: Section = 'matches') {
    await this.page.goto(section === 'matches' ? '/admin' : `/admin?section=${section}`)
  }

  async logInAction(password = PASSWORD) {
    await this.password.fill(password)
    await this.page.getByRole('button', { name: 'Login' }).click()
  }

  async enterAction(section?: Section) {
    await this.openAction(section)
    await this.logInAction()
    await this.expectIn()
    if (!section || section === 'matches') await this.showFormAction()
  }

  async enterAsAction(account: Address, section?: Section) {
    await this.wallet.choose(account)
    await this.enterAction(section)
    await this.layout.connectAction()
  }

  async enterAsOperatorAction(section?: Section) {
    await this.enterAsAction(accounts.operator, section)
  }

  async expectIn() {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  }

  async expectOut() {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  }

  async chooseAction(section: string) {
    await this.tabs.getByRole('link', { name: section }).click()
    if (section === 'Matches') await this.showFormAction()
  }

  /** The form for a new match renders once it is scrolled into view. */
  private async showFormAction() {
    await this.page.getByRole('region', { name: 'Create New Match' }).scrollIntoViewIfNeeded()
  }

  async expectRoles(...names: readonly string[]) {
    await expect(this.role.getByRole('listitem')).toHaveText([...names])
  }

  async confirmAction(label: string, typed?: string) {
    if (typed !== undefined) await this.confirmation.getByRole('textbox').fill(typed)
    await this.confirmation.getByRole('button', { name: label }).click()
    await expect(this.confirmation).toBeHidden()
  }

  downloadAction(section: Locator, label: string): Promise<{ name: string; lines: string[] }> {
    return download(this.page, section.getByRole('button', { name: label }))
  }
}
