import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { TestWallet } from '@/testing/wallet'
import { currentRules } from '../../script/lib/houseRules.ts'
import { expectSettled } from '../accessible.ts'
import { CID, hosts } from '../fixtures/hosts.ts'
import { standIn } from '../fixtures/rpc.ts'
import { countScripts } from '../fixtures/scripts.ts'
import { startWalletApp } from '../fixtures/walletApp.ts'
import type { App } from '../pages/app.ts'
import { FIRST, INDEXER, PASSWORD_HASH, publicFolder, SECOND, saigon, test } from '../publicSite.ts'
import { expect } from '../test.ts'

test.use({ host: hosts['a folder of a plain host'] })

// One worker, with one browser and one chain.
test.describe.configure({ mode: 'default' })

async function readFiles(folder: string, pattern: RegExp) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => pattern.test(name))
  expect(names.length).toBeGreaterThan(20)
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

test('contains nothing local, no password and no development wallet', async () => {
  const files = await readFiles(publicFolder(), /\.(?:html|js|css|webmanifest|txt|svg)$/)
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
  // One expectation: Playwright takes milliseconds for each.
  const found = files.flatMap(({ name, text }) => {
    // TanStack Router's placeholder origin, and WalletConnect's check of a relay's URL.
    const own = text.replaceAll(/`http:\/\/localhost`|wss\?:\/\/localhost/g, '')
    return forbidden.flatMap((pattern) => (pattern.test(own) ? [`${pattern} in ${name}`] : []))
  })
  expect(found).toEqual([])
  expect(
    files.some(({ text }) => text.includes(PASSWORD_HASH)),
    'the hash',
  ).toBe(true)
})

test('has no code of WalletConnect or Safe without a project or a host', async () => {
  const folder = process.env.E2E_APP_FOLDER ?? ''
  expect(await readFile(join(folder, '_headers'), 'utf8')).toContain("frame-ancestors 'none'")
  for (const { name, text } of await readFiles(folder, /\.(?:js|html)$/)) {
    expect(name).not.toMatch(/walletconnect/i)
    const found = /walletconnect\.|irn_|display_uri|getTxBySafeTxHash/.exec(text)?.[0]
    expect(found, name).toBeUndefined()
  }
})

test('loads no code first of a wallet app, a Safe, a check or the service worker', async () => {
  const files = await readFiles(publicFolder(), /\.js$/)
  const scripts = new Map(files.map(({ name, text }) => [name, text]))
  const first = new Set<string>()
  const follow = (name: string) => {
    const text = scripts.get(name)
    if (!text || first.has(name)) return
    first.add(name)
    for (const [, file] of text.matchAll(/\b(?:from|import)"\.\/([\w.-]+\.js)"/g)) follow(`assets/${file}`)
  }
  const html = await readFile(join(publicFolder(), 'index.html'), 'utf8')
  for (const [, name = ''] of html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)) follow(name)
  expect([...first].some((name) => name.includes('/index-'))).toBe(true)

  for (const code of ['irn_', 'getTxBySafeTxHash', 'txBuilderVersion', 'previousBettor', 'getRegistration']) {
    const names = [...scripts].flatMap(([name, text]) => (text.includes(code) ? name : []))
    expect(names.length, code).toBeGreaterThan(0)
    expect(
      names.filter((name) => first.has(name)),
      code,
    ).toEqual([])
  }
})

test('prerenders the sentence of a match page, its largest paint', async () => {
  const html = await readFile(join(publicFolder(), 'match.html'), 'utf8')
  expect(html).toContain('Bet until a match ends. Odds move with every bet')
})

test('gives each page a content security policy and a social preview', async () => {
  const files = await readdir(publicFolder(), { recursive: true })
  // script/lib/rescuePage.test.ts tests that of rescue.html.
  const pages = files.filter((name) => name.endsWith('.html') && name !== 'rescue.html')
  expect(pages.length).toBeGreaterThan(10)
  for (const name of pages) {
    const html = await readFile(join(publicFolder(), name), 'utf8')
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
        `connect-src 'self' ${FIRST} ${SECOND} ${INDEXER} wss://relay.walletconnect.org https://ipfs.io`,
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
        ['matches', 'Matches'],
        [`match/${match}`, 'T1 vs Gen.G'],
        ['match/1/x', 'Page not found'],
        ['index.html', 'Page not found'],
        ['', 'Welcome'],
      ] as const) {
        await page.goto(path)
        await expectSettled(page)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      }
      // The policy of this build names its hosts, so visitors can't set another RPC.
      const footer = page.getByRole('contentinfo')
      await app.expectStarted()
      await expect(footer.getByRole('link', { name: 'Admin' })).toBeVisible()
      await app.scrollToEnd(footer.getByText(/Version [0-9a-f]{8}(-dirty)?\b/))
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

test('serves bettors of a chain whose coin is not ether', async ({
  url,
  chain,
  context,
  wallet,
  page,
  errors,
  app,
}) => {
  errors.allow(/the server responded with a status of 404/)
  await chain.giveWeth(accounts.bettor, '1')
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })

  await test.step('gives a wallet the chain’s public RPC, not the build’s own', async () => {
    let added: unknown
    wallet.forgetLocalChain()
    wallet.answer('wallet_addEthereumChain', async ([parameter]) => {
      added = parameter
      await wallet.moveTo(saigon.id)
      return null
    })
    await page.goto(`match/${match}`)
    await app.connect()
    await page
      .getByRole('button', { name: `Switch to ${saigon.name}` })
      .first()
      .click()
    // The notice also goes while the wallet is asked.
    await expect.poll(() => added).toMatchObject({ rpcUrls: saigon.rpcUrls.default.http })
    await expect(page.getByText('Your wallet is on another network.')).toBeHidden()
  })

  await test.step('bets only WETH', async () => {
    await expect(app.match.form.getByLabel('Bet Amount (WETH)')).toBeVisible()
    await expect(app.match.form.getByRole('radio', { name: 'ETH' })).toHaveCount(0)
    await expect(app.match.form).not.toContainText(/RON\b/)
    await app.openAccount(accounts.bettor)
    await expect(app.accountPanel).toContainTexts('WETH1 WETH', /RON[\d,.]+ RON/)
    await expect(app.accountPanel.getByRole('radio', { name: 'Wrap' })).toHaveCount(0)
    await expect(app.accountPanel.getByRole('link', { name: 'Get WETH' })).toHaveAttribute(
      'href',
      'https://saigon-app.roninchain.com/bridge',
    )
    await page.keyboard.press('Escape')
  })

  await test.step('serves house rules and referral links', async () => {
    const [, uri] = await chain.rulesOf(match)
    await app.match.openHouseRules()
    const link = page.getByRole('link', { name: 'Open the text' })
    await expect(link).toHaveAttribute('href', uri.slice(1))
    const served = await page.request.get(uri.slice(1))
    expect(await served.body()).toEqual(currentRules().text)
    await app.visit(`${url}community`)
    await expect(app.community.link).toHaveValue(`${url}register?referrer=${accounts.bettor}`)
  })

  // src/chain/network/rpc.test.ts tests other faults.
  await test.step('switches to another RPC if one is down', async () => {
    errors.allow(/ERR_CONNECTION_REFUSED \(https:\/\/first\.example\.org\//)
    errors.allow(/third-party request: https:\/\/second\.example\.org\//)
    await standIn(context, SECOND, chain.url)
    await context.route(`${FIRST}/**`, (route) => route.abort('connectionrefused'))
    // A new match, which the page can't know from an earlier step.
    await chain.createMatch({ name: 'G2 vs Fnatic' })
    await page.goto('matches')
    await expect(page.getByRole('heading', { name: 'G2 vs Fnatic' })).toBeVisible()
    await app.expectReachable()
  })
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
      // A second after its start, the client handles each unacknowledged message again, even the one it is handling.
      errors.allow(/Record was recently deleted - session/)
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

  walletTest(
    'loads once chosen, and bets with a wallet app until that ends the session',
    async ({ url, chain, page, app, phone, walletApp }) => {
      await chain.fundBettor('1')
      await page.goto('')
      await app.expectDisconnected()
      await page.waitForLoadState('networkidle')
      const loaded = countScripts(page)
      expect(await showCode(page, app)).toMatch(/^wc:[0-9a-f]{64}@2\?/)
      await expect(page.getByRole('dialog')).toBeAccessible()
      const size = await loaded()
      expect(size).toBeLessThanOrEqual(160)
      // Nothing of it was there before.
      expect(size).toBeGreaterThan(100)

      await page.keyboard.press('Escape')
      await app.visit(`${url}match/${await chain.createMatch()}`)
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
      await expect(dialog).toBeAccessible()
    })
  })
})
