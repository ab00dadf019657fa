import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { standIn } from '../fixtures/rpc.ts'
import { test } from '../test.ts'

const OWN = 'https://rpc.example.org'
const DOWN = 'https://down.example.org'

test.beforeEach(({ errors }) => {
  errors.allow(/ERR_CONNECTION_REFUSED/)
  errors.allow(/third-party request: https:\/\/[a-z]+\.example\.org\//)
})

test('keeps a custom RPC and asks no other', async ({ chain, context, rpc, page, app }) => {
  await standIn(context, OWN, chain.url)
  await chain.createMatch({ name: 'T1 vs Gen.G' })
  await rpc.goDown()
  await app.home.open()
  await app.expectUnreachable()
  await page.getByRole('alert').getByRole('button', { name: 'Network settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Network settings' })
  await dialog.getByLabel('RPC URL').fill(OWN)
  await dialog.getByRole('button', { name: 'Use this RPC' }).click()
  await expect(dialog).toBeHidden()
  await app.expectReachable()

  await app.matches.open()
  await app.matches.expectMatches('T1 vs Gen.G')

  await page.getByRole('contentinfo').getByRole('button', { name: 'Network settings' }).click()
  await expect(dialog.getByLabel('RPC URL')).toHaveValue(OWN)
  await dialog.getByRole('button', { name: 'Use the default RPC' }).click()
  await app.expectUnreachable()
  rpc.comeBack()
  await app.expectReachable()
})

test('rejects an unusable RPC, and ignores a late one', async ({ chain, context, page, app }) => {
  await context.route(`${DOWN}/**`, (route) => route.abort('connectionrefused'))
  await app.home.open()
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Network settings' })
  await settings.click()
  const dialog = page.getByRole('dialog', { name: 'Network settings' })
  const use = async (url: string) => {
    await dialog.getByLabel('RPC URL').fill(url)
    await dialog.getByRole('button', { name: 'Use this RPC' }).click()
  }

  for (const [url, reason] of [
    ['', 'Enter a valid RPC URL'],
    [DOWN, 'This RPC didn’t respond.'],
  ] as const) {
    await use(url)
    await expect(dialog.getByText(reason)).toBeVisible()
    await expect(dialog.getByLabel('RPC URL')).toHaveValue(url)
  }
  await expectAccessible(page, dialog)

  await test.step('ignores one that answers after the settings were closed', async () => {
    let letAnswer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      letAnswer = resolve
    })
    await context.route(`${OWN}/**`, async (route) => {
      await mayAnswer
      await route.fulfill({ response: await route.fetch({ url: chain.url }) })
    })
    await use(OWN)
    await expect(dialog.getByRole('button', { name: 'Checking' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const answered = page.waitForResponse(`${OWN}/**`).then((response) => response.finished())
    letAnswer()
    await answered
    await settings.click()
    await expect(dialog.getByLabel('RPC URL')).toHaveValue('')
  })
})
