import { expect, type Locator } from '@playwright/test'
import type { Address } from 'viem'
import { accounts } from '@/testing/accounts'
import { AdminMatches, AdminMatchTable } from './adminMatches.ts'
import { AdminLog, AdminMoney, AdminSupport } from './adminRecords.ts'
import { AdminTournaments } from './adminTournaments.ts'
import { Layout } from './layout.ts'
import { PageObject } from './pageObject.ts'

type Section = 'matches' | 'tournaments' | 'money' | 'support' | 'settings' | 'log'

const PASSWORD = 'operator'

export class AdminPage extends Layout {
  readonly password = this.page.getByLabel('Password')
  readonly role = this.page.getByRole('region', { name: 'Your role' })
  readonly tabs = this.page.getByRole('navigation', { name: 'Sections' })
  readonly confirmation = this.page.getByRole('dialog')
  readonly matches = new AdminMatches(this.page)
  readonly matchTable = new AdminMatchTable(this.page)
  readonly tournaments = new AdminTournaments(this.page)
  readonly money = new AdminMoney(this.page)
  readonly support = new AdminSupport(this.page)
  readonly settings = new AdminSettings(this.page)
  readonly log = new AdminLog(this.page)

  async logIn(password = PASSWORD) {
    await this.password.fill(password)
    await this.page.getByRole('button', { name: 'Login' }).click()
  }

  async enter(section: Section = 'matches') {
    await this.page.goto(section === 'matches' ? '/admin' : `/admin?section=${section}`)
    await this.logIn()
    await this.expectIn()
    if (section === 'matches') await this.showForm()
  }

  async enterAs(account: Address, section?: Section) {
    await this.wallet.choose(account)
    await this.wallet.authorize()
    await this.enter(section)
    await this.expectAccount()
  }

  readonly enterAsOperator = (section?: Section) => this.enterAs(accounts.operator, section)

  readonly expectIn = () =>
    expect(this.page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()

  readonly expectOut = () =>
    expect(this.page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()

  async choose(section: string) {
    await this.tabs.getByRole('link', { name: section }).click()
    if (section === 'Matches') await this.showForm()
  }

  /** The form for a new match renders once it is scrolled into view. */
  private readonly showForm = () => this.matches.creating.scrollIntoViewIfNeeded()

  readonly expectRoles = (...names: readonly string[]) =>
    expect(this.role.getByRole('listitem')).toHaveText(names)

  async confirm(label: string, typed?: string) {
    if (typed !== undefined) await this.confirmation.getByRole('textbox').fill(typed)
    await this.confirmation.getByRole('button', { name: label }).click()
    await expect(this.confirmation).toBeHidden()
  }
}

class AdminSettings extends PageObject {
  readonly group = (name: string): Locator => this.page.getByRole('region', { name, exact: true })

  async open(group: string, button: string, setting: string): Promise<Locator> {
    await this.group(group)
      .getByRole('button', { name: `${button} ${setting}` })
      .click()
    return this.group(group).getByRole('region', { name: setting })
  }

  /** Types a new value into a setting's form and submits it. */
  async submit(form: Locator, value: string, button = 'Save') {
    await form.getByLabel(/^New |^Admin’s /).fill(value)
    await form.getByRole('button', { name: button }).click()
  }

  async add(group: string, account: string) {
    await this.group(group)
      .getByRole('button', { name: /^Add Add / })
      .click()
    const form = this.group(group).getByRole('region', { name: /^Add / })
    await form.getByRole('textbox').fill(account)
    await form.getByRole('button', { name: /^Add / }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: /^Add / }).click()
    await expect(this.listed(group, account)).toBeVisible()
  }

  async expectRefused(name: string, reason: string) {
    const group = this.group(name)
    await expect(group.getByText(reason).first()).toBeVisible()
    for (const button of await group.getByRole('button').all()) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription(new RegExp(reason))
    }
  }

  readonly listed = (group: string, account: string) =>
    this.group(group).getByRole('listitem').filter({ hasText: account })
}
