import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

test('opens with the right password, keeps the section in the URL and names the role', async ({
  wallet,
  page,
  app,
  admin,
}) => {
  await wallet.choose(accounts.operator)
  await app.home.open()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click()

  await test.step('opens with the right password only', async () => {
    await admin.expectOut()
    await admin.logIn('Operator')
    await app.expectAlert('Wrong password.')
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Wrong password.')
    await expectAccessible(page)
    await admin.expectOut()
    await admin.logIn()
    await app.expectAlert('Login Successful')
    await admin.expectIn()
  })

  await test.step('keeps the section in the URL', async () => {
    await admin.choose('Settings')
    await admin.choose('Matches')
    await expect(page).toHaveURL('/admin')
    await page.goBack()
    await expect(page).toHaveURL('/admin?section=settings')
    await app.goTo('Matches')
    await page.goBack()
    await admin.expectIn()
  })

  await test.step('asks for the password after a reload', async () => {
    await page.reload()
    await admin.expectOut()
    await admin.logIn()
    await admin.expectIn()
    await expect(admin.tabs.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('names the role', async () => {
    await expect(admin.role).toContainText('Connect the wallet you operate with')
    await admin.role.getByRole('button', { name: 'Connect Wallet' }).click()
    await admin.chooseWallet()
    await admin.expectRoles(
      'Pool owner',
      'Operator',
      'Hub owner',
      'Tournament default admin',
      'Tournament admin',
    )
    await wallet.choose(accounts.rival)
    await admin.expectRoles('No role')
    await expectAccessible(page, admin.role)
  })
})
