import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveSite } from '../../script/lib/serveSite.ts'
import { temporaryFolder } from '../../script/lib/temporaryFolder.ts'
import type { App } from '../pages/app.ts'
import { test as base, expect } from '../test.ts'

const test = base.extend<{ site: Awaited<ReturnType<typeof publish>> }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the parameter for fixture names.
  site: async ({}, use) => {
    using folder = temporaryFolder()
    const site = await publish(folder.path)
    await use(site)
    await site.stop()
  },
  baseURL: ({ site }, use) => use(site.url),
})

test('leaves a gateway its service worker, keeps the chunks of an open page, and opens offline', async ({
  context,
  site,
  page,
  errors,
  app,
}) => {
  await test.step('leaves a gateway its own service worker', async () => {
    await page.goto('/robots.txt')
    await page.evaluate(() => navigator.serviceWorker.register('/gateway.js'))
    await page.goto('/')
    await passInstallDelay(page, app)
    await page.waitForLoadState('networkidle')
    expect(await workersOf(page)).toEqual([`${site.url}gateway.js`])
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
  })

  await test.step('tells the page which notification was pressed', async () => {
    await page.reload()
    await passInstallDelay(page, app)
    await expectInstalled(page)
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('message', (event) => resolve(event.data)),
        ),
    )
    const worker = context.serviceWorkers().find((worker) => worker.url().endsWith('/service-worker.js'))
    // The headless browser shows no notifications, and a script's event doesn't let the worker focus a tab.
    await worker?.evaluate(() => {
      const notification = { close: () => {}, data: 'match/1' }
      const waitUntil = (work: Promise<unknown>) => void work.catch(() => {})
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    })
    expect(await told).toEqual({ openPath: 'match/1' })
  })

  await test.step('keeps the chunks of an open page when the site is published anew', async () => {
    await site.publishAnew()
    await app.goTo('My Bets')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-version', '2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Bets')
  })

  await test.step('opens without a network, and says that the chain is out of reach', async () => {
    errors.allow(/ERR_INTERNET_DISCONNECTED/)
    errors.allow(new RegExp(`ERR_CONNECTION_REFUSED \\(${site.url}`))
    await expectInstalled(page)
    // Chunks that were loading as the site stops would fail in other ways.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    // A service worker that starts for the navigation isn't offline at once.
    await site.stop()
    await page.goto('/match/1')
    await app.expectUnreachable()
    await app.goTo('My Bets')
  })
})

/** The app installs its service worker after 30 seconds. */
async function passInstallDelay(page: Page, app: App) {
  await app.expectStarted()
  await page.clock.fastForward(30_000)
}

async function expectInstalled(page: Page) {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    // A page that loads while another worker is unregistered may still be that one's.
    while (!serviceWorker.controller?.scriptURL.endsWith('/service-worker.js')) {
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })
}

const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.flatMap(({ active, waiting, installing }) =>
      [active, waiting, installing].flatMap((worker) => worker?.scriptURL ?? []),
    )
  })

const plain = { isCompressed: false, hasRewrites: false }

/** Publishes the test's site in a folder, on a host of its own. */
async function publish(folder: string) {
  await cp(process.env.E2E_APP_FOLDER ?? '', folder, { recursive: true })
  await writeFile(join(folder, 'gateway.js'), '')
  let host = await serveSite(folder, plain)
  const { url } = host
  return {
    url,
    stop: () => host.stop(),
    /** Publishes the same site with chunks of other names, as a build of changed sources has. */
    async publishAnew() {
      await host.stop()
      const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(html|js)$/.test(name))
      const renamed = (text: string) => text.replaceAll(/(-[\w-]{8})\.js/g, '$1.2.js')
      for (const name of names) {
        const path = join(folder, name)
        const text = renamed(await readFile(path, 'utf8')).replaceAll(/ integrity="[^"]+"/g, '')
        await rm(path)
        await writeFile(renamed(path), text.replace('<html ', '<html data-version="2" '))
      }
      host = await serveSite(folder, { ...plain, port: Number(new URL(url).port) })
    },
  }
}
