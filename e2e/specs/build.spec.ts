import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Route } from '@playwright/test'
import { local, publicChains } from '@/chain/config/chains'
import { accounts } from '@/testing/accounts'
import { TestWallet } from '@/testing/wallet'
import { deploymentPath } from '../../script/lib/deployments'
import { currentRules } from '../../script/lib/houseRules.ts'
import { type HostOptions, serveSite } from '../../script/lib/serveSite.ts'
import { run } from '../../src/testing/processes'
import { expectAccessible, expectSettled } from '../accessible.ts'
import { ConsoleListener } from '../fixtures/consoleListener.ts'
import { CID, hosts } from '../fixtures/hosts.ts'
import { standIn } from '../fixtures/rpc.ts'
import { startWalletApp } from '../fixtures/walletApp.ts'
import type { App } from '../pages/app.ts'
import { test as base } from '../test.ts'

// A build for Saigon, whose coin isn't ether.
const FIRST = 'https://first.example.org'
const SECOND = 'https://second.example.org'
const PASSWORD_HASH = 'c0ffee'.padEnd(64, '0')

const saigon = publicChains.saigon?.chain
if (!saigon) throw new Error('Saigon is not configured')

const test = base.extend<{ host: HostOptions; url: string }, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the parameter for fixture names.
    async ({}, use) => {
      const parent = await mkdtemp(join(tmpdir(), 'clutchpool-site-'))
      await cp(deploymentPath(local.id), join(parent, 'deployments', `${saigon.id}.json`))
      const dist = join(parent, 'dist')
      await run('vite', ['build', '--outDir', dist, '--logLevel', 'error'], {
        env: {
          CLUTCHPOOL_DEPLOYMENTS: join(parent, 'deployments'),
          VITE_CHAIN_ID: String(saigon.id),
          VITE_RPC_URLS: [FIRST, SECOND].join(','),
          VITE_OPERATOR_PASSWORD_SHA256: PASSWORD_HASH,
          VITE_SITE_ORIGIN: 'https://bets.example.org',
          VITE_WALLETCONNECT_PROJECT_ID: '0'.repeat(32),
        },
      })
      await use(dist)
      await rm(parent, { recursive: true })
    },
    // The first build compiles the contracts of public chains.
    { scope: 'worker', timeout: 300_000 },
  ],
  siteChain: [saigon, { scope: 'worker' }],
  host: [hosts['a folder of a plain host'], { option: true }],
  url: async ({ folder, host }, use) => {
    const server = await serveSite(folder, host)
    await use(server.url)
    await server.stop()
  },
  baseURL: ({ url }, use) => use(url),
  errors: async ({ context, url, chain }, use) => {
    await standIn(context, FIRST, chain.url)
    const listener = new ConsoleListener(context, url, FIRST)
    await use(listener)
    listener.expectNoProblems()
  },
})

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' })

test('contains nothing local, no password and no development wallet', async ({ folder }) => {
  const files = await readdir(folder, { recursive: true })
  const texts = await Promise.all(
    files
      .filter((name) => /\.(?:html|js|css|webmanifest|txt|svg)$/.test(name))
      .map(async (name) => {
        const text = await readFile(join(folder, name), 'utf8')
        // TanStack Router's placeholder origin, and WalletConnect's check of a relay's URL.
        return { name, text: text.replaceAll(/`http:\/\/localhost`|wss\?:\/\/localhost/g, '') }
      }),
  )
  expect(texts.length).toBeGreaterThan(20)
  const forbidden = [
    /127\.0\.0\.1/,
    /localhost/,
    /31337/,
    /Clutchpool local/,
    /development wallet/i,
    /clutchpool\.devWallet/,
    // Anvil's mnemonic, first key and accounts.
    /test test test/,
    /ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80/i,
    ...Object.values(accounts).map((account) => new RegExp(account.slice(2), 'i')),
    // Hash of the local password.
    /06e55b633481f7bb072957eabcf110c972e86691c3cfedabe088024bffe42f23/,
    /Parts of the design system/,
    /Result timeline/,
    /roninchain\.com\/swap/,
    /arbitrum/i,
    // Blocked by a policy without `unsafe-eval`.
    /new Function\(/,
    /\beval\(/,
  ]
  for (const { name, text } of texts)
    for (const pattern of forbidden) expect(pattern.test(text), `${pattern} in ${name}`).toBe(false)
  expect(
    texts.some(({ text }) => text.includes(PASSWORD_HASH)),
    'the hash',
  ).toBe(true)
})

test('gives each page a content security policy and a social preview', async ({ folder }) => {
  const files = await readdir(folder, { recursive: true })
  // script/lib/rescuePage.test.ts tests that of rescue.html.
  const pages = files.filter((name) => name.endsWith('.html') && name !== 'rescue.html')
  expect(pages.length).toBeGreaterThan(10)
  for (const name of pages) {
    const html = await readFile(join(folder, name), 'utf8')
    const policy =
      /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? ''
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    expect(scripts).toHaveLength(3)
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' ${scripts.join(' ')}`,
        `connect-src 'self' ${FIRST} ${SECOND} wss://relay.walletconnect.org https://ipfs.io`,
        'frame-src https://verify.walletconnect.org',
      ]),
    )
    const loaded = [
      ...html.matchAll(/<script\b[^>]* src=[^>]*>|<link[^>]*(?:modulepreload|stylesheet)[^>]*>/g),
    ]
    expect(loaded.length).toBeGreaterThan(1)
    for (const [tag] of loaded) expect(tag).toMatch(/(?:src|href)="\.\/[^"]+".* integrity="sha384-/)
    expect(html).toContain('content="https://bets.example.org/share.png"')
  }
  expect(files).toEqual(
    expect.arrayContaining([
      'rescue.html',
      'robots.txt',
      'manifest.webmanifest',
      'share.png',
      'icon.svg',
      'icon-180.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
    ]),
  )
})

for (const [name, host] of Object.entries(hosts)) {
  test.describe(name, () => {
    test.use({ host, serviceWorkers: 'serviceWorker' in host ? 'allow' : 'block' })

    test('opens deep links', async ({ url, chain, page, errors, app }) => {
      // Most hosts serve the app with status 404 for unknown paths.
      errors.allow(/the server responded with a status of 404/)
      const missing: string[] = []
      page.on('response', (response) => {
        if (response.status() === 404 && response.request().resourceType() !== 'document')
          missing.push(response.url())
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`policy: ${violatedDirective} ${blockedURI}`)
        })
      })
      const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
      for (const [path, heading] of [
        ['', 'Welcome'],
        ['matches', 'Matches'],
        [`match/${match}`, 'T1 vs Gen.G'],
        ['my-bets', 'My Bets'],
        ['tournaments', 'Tournaments'],
        ['community', 'Community'],
        [`register?referrer=${accounts.rival}`, 'Welcome'],
        ['admin', 'Admin'],
        ['match/1/x', 'Page not found'],
        ['index.html', 'Page not found'],
      ] as const) {
        await page.goto(path)
        await expectSettled(page)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      }
      await page.goto('')
      // The policy of this build names its hosts, so visitors can't set another RPC.
      const footer = page.getByRole('contentinfo')
      await app.expectStarted()
      await expect(footer.getByRole('link', { name: 'Admin' })).toBeVisible()
      await footer.getByText('All rights reserved').scrollIntoViewIfNeeded()
      await expect(footer.getByText(/Version [0-9a-f]{8}(-dirty)?\b/)).toBeVisible()
      await expect(footer.getByText(CID)).toHaveCount(url.includes(CID) ? 1 : 0)
      await expect(page.getByRole('button', { name: 'Network settings' })).toHaveCount(0)
      await app.goTo('Matches')
      await expect(page).toHaveURL(`${url}matches`)
      await app.matches.viewDetails('T1 vs Gen.G')
      await expect(page).toHaveURL(`${url}match/${match}`)
      expect(missing).toEqual([])
    })
  })
}

test('serves house rules and referral links', async ({ url, chain, page, errors, app }) => {
  errors.allow(/the server responded with a status of 404/)
  const match = await chain.createMatch()
  const [, uri] = await chain.rulesOf(match)
  await page.goto(`match/${match}`)
  await app.match.openHouseRules()
  const link = page.getByRole('link', { name: 'Open the text' })
  await expect(link).toHaveAttribute('href', uri.slice(1))
  const served = await page.request.get(uri.slice(1))
  expect(await served.body()).toEqual(currentRules().text)

  await page.goto('community')
  await app.connect()
  const referral = page.getByRole('textbox', { name: /link/i })
  await expect(referral).toHaveValue(`${url}register?referrer=${accounts.bettor}`)
})

test('gives a wallet the chain’s public RPC, not the build’s own', async ({ wallet, page, app }) => {
  let added: unknown
  wallet.forgetLocalChain()
  wallet.answer('wallet_addEthereumChain', async ([parameter]) => {
    added = parameter
    await wallet.moveTo(saigon.id)
    return null
  })
  await page.goto('')
  await app.connect()
  await page.getByRole('button', { name: `Switch to ${saigon.name}` }).click()
  await expect(page.getByText('Your wallet is on another network.')).toBeHidden()
  expect(added).toMatchObject({ rpcUrls: saigon.rpcUrls.default.http })
})

test('bets only WETH where the coin is not ether', async ({ chain, page, errors, app }) => {
  errors.allow(/the server responded with a status of 404/)
  await chain.giveWeth(accounts.bettor, '1')
  await page.goto(`match/${await chain.createMatch()}`)
  await app.connect()
  await expect(app.match.form.getByLabel('Bet Amount (WETH)')).toBeVisible()
  await expect(app.match.form.getByRole('radio', { name: 'ETH' })).toHaveCount(0)
  await expect(app.match.form).not.toContainText(/RON\b/)

  await app.openAccount(accounts.bettor)
  await expect(app.accountPanel).toContainText('WETH1 WETH')
  await expect(app.accountPanel).toContainText(/RON[\d,.]+ RON/)
  await expect(app.accountPanel.getByRole('radio', { name: 'Wrap' })).toHaveCount(0)
  await expect(app.accountPanel.getByRole('link', { name: 'Get WETH' })).toHaveAttribute(
    'href',
    'https://saigon-app.roninchain.com/bridge',
  )
})

test('switches to another RPC', async ({ chain, context, page, errors, app }) => {
  errors.allow(/the server responded with a status of (404|429)/)
  errors.allow(/ERR_CONNECTION_REFUSED/)
  errors.allow(/third-party request: https:\/\/second\.example\.org\//)
  await standIn(context, SECOND, chain.url)
  const refuse = (route: Route) => route.abort('connectionrefused')
  const limit = (route: Route) => route.fulfill({ status: 429, body: 'Too Many Requests' })
  const garble = (route: Route) => route.fulfill({ body: '<!doctype html><title>Please log in</title>' })

  for (const [what, answer, name] of [
    ['is down', refuse, 'T1 vs Gen.G'],
    ['limits the rate', limit, 'G2 vs Fnatic'],
    ['answers garbage', garble, 'KT vs DRX'],
  ] as const) {
    await test.step(`if one ${what}`, async () => {
      await context.route(`${FIRST}/**`, answer)
      // A new match, which the page can't know from an earlier step.
      await chain.createMatch({ name })
      await page.goto('matches')
      await expect(page.getByRole('heading', { name })).toBeVisible()
      await app.expectReachable()
      await context.unroute(`${FIRST}/**`, answer)
    })
  }
})

test.describe('WalletConnect', () => {
  test.use({ walletNames: [], permissions: ['clipboard-read', 'clipboard-write'] })

  const walletTest = test.extend<{
    phone: TestWallet
    walletApp: Awaited<ReturnType<typeof startWalletApp>>
  }>({
    phone: ({ chain }, use) => use(new TestWallet(chain.url, accounts.bettor, saigon.id)),
    walletApp: async ({ context, page, phone, errors }, use) => {
      // A session ends by the clocks of both sides.
      await page.clock.setSystemTime(new Date())
      errors.allow(/third-party request: https:\/\/verify\.walletconnect\.org\//)
      errors.allow(/the server responded with a status of 404/)
      const walletApp = await startWalletApp(context, phone, accounts.bettor)
      await use(walletApp)
      await walletApp.close()
    },
  })

  /** Chooses WalletConnect, and returns what its code says. */
  async function showCode(page: Page, app: App): Promise<string> {
    await app.connectButton.click()
    await page.getByRole('button', { name: 'Connect by WalletConnect' }).click()
    await expect(page.getByRole('img', { name: 'WalletConnect QR code' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }

  test('leaves no code in a build without a project', async () => {
    const folder = process.env.E2E_APP_FOLDER ?? ''
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      expect(name).not.toMatch(/walletconnect/i)
      expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/walletconnect\.|irn_|display_uri/)
    }
  })

  walletTest('loads only once chosen, within its budget', async ({ page, app, walletApp: _ }) => {
    await page.goto('')
    await app.expectDisconnected()
    await page.waitForLoadState('networkidle')
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    })
    expect(await showCode(page, app)).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await expectAccessible(page, page.getByRole('dialog'))
    const size = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(size).toBeLessThanOrEqual(160_000)
    // Nothing of it was there before.
    expect(size).toBeGreaterThan(100_000)
  })

  walletTest(
    'bets with a wallet app, also after a reload, until that ends the session',
    async ({ chain, page, app, phone, walletApp }) => {
      await chain.fundBettor('1')
      await page.goto(`match/${await chain.createMatch()}`)
      await showCode(page, app)
      await page.keyboard.press('Escape')
      await walletApp.approve(await showCode(page, app), saigon.id)
      await app.expectConnected(accounts.bettor)
      await page.reload()
      await app.expectConnected(accounts.bettor)
      await app.match.bet('0.5')
      await app.match.expectPlaced(/0\.5/)
      expect(phone.prompts).toEqual(['send'])

      await walletApp.endSessions()
      await expect(app.match.form.getByRole('alert')).toContainText(
        'Your wallet isn’t connected. Connect it first.',
      )
    },
  )

  walletTest.describe('on a phone', () => {
    walletTest.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

    walletTest('opens Ronin Wallet first, or any wallet app', async ({ page, app, walletApp: _ }) => {
      await page.goto(`register?referrer=${accounts.rival}`)
      await app.connectButton.tap()
      const dialog = page.getByRole('dialog', { name: 'Connect Wallet' })
      const ronin = `roninwallet://in_app_browser?url=${encodeURIComponent(page.url())}`
      await expect(dialog.getByRole('link').first()).toHaveAttribute('href', ronin)
      await dialog.getByRole('button', { name: 'Connect by WalletConnect' }).tap()
      await expect(dialog.getByRole('link', { name: 'Open a wallet app' })).toHaveAttribute('href', /^wc:/)
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
      await expectAccessible(page, dialog)
    })
  })
})
