import type { Route } from '@playwright/test'
import { deferred } from '@/testing/deferred'
import { expectAccessibleNow } from '../accessible.ts'
import { standIn } from '../fixtures/rpc.ts'
import { expect, test } from '../test.ts'

const OWN = 'https://rpc.example.org'
const DOWN = 'https://down.example.org'

test('opens with an error in an outage, and takes a custom RPC', async ({
  chain,
  context,
  rpc,
  page,
  errors,
  app,
}) => {
  errors.allow(/ERR_CONNECTION_REFUSED/)
  errors.allow(/third-party request: https:\/\/[a-z]+\.example\.org\//)
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await rpc.goDown()
  const dialog = page.getByRole('dialog', { name: 'Network settings' })
  const url = dialog.getByLabel('RPC URL')
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Network settings' })
  const use = async (text: string) => {
    await url.fill(text)
    await dialog.getByRole('button', { name: 'Use this RPC' }).click()
  }

  await test.step('says that the network is out of reach', async () => {
    for (const path of ['/', '/match/1']) {
      await page.goto(path)
      await expect(app.main.getByRole('alert')).toContainText('Failed to initialize contracts.')
      await expect(page.locator('.animate-skeleton')).toHaveCount(0)
    }
    await app.matches.open()
    await app.expectUnreachable()
    await expect(app.main.getByRole('alert')).toContainText(
      'Error: Failed to initialize contracts. The network didn’t respond.',
    )
    await expect(page.getByText('No matches available yet')).toBeHidden()
  })

  await test.step('rejects an unusable RPC', async () => {
    await context.route(`${DOWN}/**`, (route) => route.abort('connectionrefused'))
    await page.getByRole('alert').getByRole('button', { name: 'Network settings' }).click()
    await use('')
    await expect(dialog.getByText('Enter a valid RPC URL')).toBeVisible()
    await use(DOWN)
    await expect(dialog.getByText('This RPC didn’t respond.')).toBeVisible()
    await expect(url).toHaveValue(DOWN)
    await expect(dialog).toBeAccessible()
  })

  await test.step('ignores one that answers after the settings were closed', async () => {
    const { promise: mayAnswer, resolve: letAnswer } = deferred()
    const answer = `${OWN}/**`
    await context.route(answer, async (route) => {
      await mayAnswer
      await route.fulfill({ response: await route.fetch({ url: chain.url }) })
    })
    await use(OWN)
    await expect(dialog.getByRole('button', { name: 'Checking' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const answered = page.waitForResponse(answer).then((response) => response.finished())
    letAnswer()
    await answered
    await settings.click()
    await expect(url).toHaveValue('')
  })

  await test.step('keeps a custom RPC and asks no other', async () => {
    await standIn(context, OWN, chain.url)
    await use(OWN)
    await expect(dialog).toBeHidden()
    await app.expectReachable()
    await page.reload()
    await app.matches.expectMatches('T1 vs Gen.G')
    await settings.click()
    await expect(url).toHaveValue(OWN)
  })

  await test.step('says that a custom RPC takes few requests at once', async () => {
    // Takes precedence over the route before it, without a moment in which the page asks the network itself.
    await context.route(`${OWN}/**`, async (route) => {
      const asked: unknown = route.request().postDataJSON()
      if (Array.isArray(asked) && asked.length > 3)
        return route.fulfill({
          status: 413,
          json: { error: { code: -32600, message: 'batch size too large' } },
        })
      await route.fulfill({ response: await route.fetch({ url: chain.url }) })
    })
    errors.allow(/413/)
    await dialog.getByRole('button', { name: 'Use this RPC' }).click()
    await expect(dialog.getByRole('status')).toContainText('This RPC takes 3 requests at a time')
    await expect(dialog).toBeAccessible()
  })

  await test.step('returns to the default RPC', async () => {
    await dialog.getByRole('button', { name: 'Use the default RPC' }).click()
    await app.expectUnreachable()
    rpc.comeBack()
    await app.expectReachable()
  })
})

test('says in each language that its scripts do not come, and offers a reload', async ({ page, errors }) => {
  errors.allow(/ERR_FAILED|the server responded with a status of 404/)
  const missing = (route: Route) => route.fulfill({ status: 404 })
  const blocked = (route: Route) => route.abort()
  for (const [language, answer, text, reload] of [
    ['ar', missing, 'تعذّر تحميل Clutchpool.', 'إعادة التحميل'],
    ['es', missing, 'Clutchpool no se ha podido cargar.', 'Recargar'],
    ['en', blocked, 'Clutchpool couldn’t load.', 'Reload'],
  ] as const) {
    await page.addInitScript((code) => localStorage.setItem('clutchpool.language', code), language)
    await page.route('**/*.js', answer)
    await page.goto('/matches')
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByRole('link', { name: 'Clutchpool' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ visible: language === 'en' })
    await expectAccessibleNow(page.getByRole('alert'))
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: reload }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await expect(page.getByText('No matches available yet')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says so in each language', async ({ page }) => {
    await page.goto('/matches')
    const notice = page.getByRole('alert').getByRole('paragraph')
    await expect(notice).toHaveText([/needs JavaScript/, /necesita JavaScript/, /إلى JavaScript/])
    await expect(notice.last()).toBeInViewport()
  })
})

test('shows an error on a chain without contracts', async ({ chain, page, app }) => {
  const match = await chain.createMatch()
  await app.match.open(match)
  await expect(app.match.form).toBeVisible()
  await chain.removePool()
  await app.connect()
  await app.match.expectBetRefused('Contracts are not available')
  // Anew, because what was read before would stay.
  await page.goto('/matches')
  await expect(app.main.getByRole('alert')).toContainText('Error: Failed to initialize contracts')
})
