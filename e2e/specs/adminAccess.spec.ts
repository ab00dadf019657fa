import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

test('opens with the right password only, until a reload', async ({ page, layout, homePage, adminPage }) => {
  await homePage.openAction()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click()
  await adminPage.expectOut()
  await adminPage.logInAction('Operator')
  await layout.expectAlert('Wrong password.')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Wrong password.')
  await expectAccessible(page)
  await adminPage.expectOut()

  await adminPage.logInAction()
  await layout.expectAlert('Login Successful')
  await adminPage.expectIn()

  await page.reload()
  await adminPage.expectOut()
  await adminPage.logInAction()
  await adminPage.expectIn()
})

test('keeps the section in the URL and names the role', async ({ wallet, page, layout, adminPage }) => {
  await wallet.choose(accounts.operator)
  await adminPage.enterAction('settings')
  await expect(adminPage.tabs.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  await adminPage.chooseAction('Matches')
  await expect(page).toHaveURL('/admin')
  await page.getByLabel('Match Name').fill('T1 vs Gen.G')
  await page.goBack()
  await expect(page).toHaveURL('/admin?section=settings')
  await adminPage.expectIn()
  await page.getByRole('link', { name: 'Matches' }).first().click()
  await page.goBack()
  await adminPage.expectIn()
  await adminPage.chooseAction('Matches')
  await expect(page.getByLabel('Match Name')).toHaveValue('T1 vs Gen.G')
  await adminPage.chooseAction('Settings')

  await expect(adminPage.role).toContainText('Connect the wallet you operate with')
  await adminPage.role.getByRole('button', { name: 'Connect Wallet' }).click()
  await layout.chooseWalletAction()
  await adminPage.expectRoles(
    'Pool owner',
    'Operator',
    'Hub owner',
    'Tournament default admin',
    'Tournament admin',
  )

  await wallet.choose(accounts.rival)
  await adminPage.expectRoles('No role')
  await expectAccessible(page)
})
