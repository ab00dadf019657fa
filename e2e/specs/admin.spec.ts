import { accounts } from '@/testing/accounts'
import { hour } from '@/testing/time'
import { recordNotifications } from '../fixtures/notifications.ts'
import { expect, test } from '../test.ts'

test('opens with the right password, keeps the section in the URL and names the role', async ({
  wallet,
  page,
  admin,
}) => {
  await wallet.choose(accounts.operator)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click()

  await test.step('opens with the right password only', async () => {
    await admin.expectOut()
    await admin.logIn('Operator')
    await admin.expectAlert('Wrong password.')
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Wrong password.')
    await expect(page).toBeAccessible()
    await admin.expectOut()
    await admin.logIn()
    await admin.expectAlert('Login Successful')
    await admin.expectIn()
  })

  await test.step('keeps the section in the URL', async () => {
    await admin.choose('Settings')
    await admin.choose('Matches')
    await expect(page).toHaveURL('/admin')
    await page.goBack()
    await expect(page).toHaveURL('/admin?section=settings')
    await admin.goTo('Matches')
    await page.goBack()
    await admin.expectIn()
  })

  await test.step('asks for the password after a reload, and scrolls the section’s tab into view', async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.reload()
    await admin.expectOut()
    await admin.logIn()
    await admin.expectIn()
    const tab = admin.tabs.getByRole('link', { name: 'Settings' })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tab).toBeInViewport({ ratio: 1 })
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
    await expect(admin.role).toBeAccessible()
  })
})

test('alerts the operator in every section', async ({ chain, context, page, admin }) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(recordNotifications, 'denied')
  await chain.setDisputeWindow(12 * hour)
  const known = await chain.createMatch({ startsIn: hour, endsIn: 2 * hour })
  const next = await chain.createMatch({ startsIn: hour, endsIn: 4 * hour })
  await chain.betOnBothSides(next)
  await chain.pass(3 * hour)
  await admin.enter()
  await expect(admin.matchTable.row(`#${known}`)).toContainText('Result due')
  const alerts = await admin.matches.openAlerts()
  await expect(alerts).toContainText('Get a notification when a result is due or a challenge is opened.')
  await alerts.getByRole('button', { name: 'Turn on alerts' }).click()
  await expect(alerts).toContainText('Notifications are blocked.')
  await alerts.getByRole('button', { name: 'Turn on alerts' }).click()
  await expect(alerts).toContainText('This browser alerts you while the page is open.')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(alerts).toBeAccessible()
  const notified = () => page.evaluate(() => window.notified)

  await admin.choose('Money')
  await chain.pass(2 * hour)
  await expect.poll(notified).toEqual([`Match #${next}: result due`])

  await chain.finalize(next, 1)
  await chain.fundAndChallenge(next, { by: accounts.bettor, outcome: 'A' })
  await expect.poll(notified).toEqual([`Match #${next}: result due`, `Match #${next}: challenged`])

  await admin.choose('Matches')
  await admin.matches.openAlerts()
  await alerts.getByRole('button', { name: 'Turn off alerts' }).click()
  await expect(alerts.getByRole('button', { name: 'Turn on alerts' })).toBeVisible()
})
