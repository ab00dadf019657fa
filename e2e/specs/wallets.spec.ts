import { accounts } from '@/testing/accounts'
import { deferred } from '@/testing/deferred'
import { MAINNET } from '@/testing/wallet'
import { expect, test } from '../test.ts'

test.describe('two wallets', () => {
  test.use({ walletNames: ['Fox Wallet', 'Bear Wallet'] })

  test('are offered, only the chosen one asks, and one that falls silent can be replaced', async ({
    chain,
    wallets: [fox, bear],
    page,
    app,
  }) => {
    await chain.fundBettor()
    await app.match.open(await chain.createMatch())
    await app.connectButton.click()
    const offered = app.walletPicker.getByRole('listitem')
    await expect(offered).toHaveText([/^Fox Wallet/, /^Bear Wallet/])
    await expect(offered.locator('img')).toHaveCount(2)
    await expect(page).toBeAccessible()

    const prompt = bear?.holdNext()
    await app.chooseWallet('Bear Wallet')
    if (prompt) await bear?.expectOpen(prompt)
    await expect(app.walletPicker.getByRole('status').filter({ hasText: 'Bear Wallet' })).toBeVisible()
    await app.match.expectBusy('Connecting...')
    prompt?.confirm()
    await app.expectConnected(accounts.bettor)
    fox?.expectPrompts()
    bear?.expectPrompts('connect')

    await app.openAccount(accounts.bettor)
    await expect(app.accountPanel).toContainText('Bear Wallet')
    if (bear) bear.isSilent = true
    await page.reload()
    await app.match.amount.fill('0.5')
    await app.openAccount(accounts.bettor)
    await app.accountPanel.getByRole('button', { name: 'Disconnect' }).click()
    await app.connectButton.click()
    await expect(offered).toHaveText([/^Bear Wallet.*Recent/, /^Fox Wallet/])
    await app.chooseWallet('Fox Wallet')
    await app.expectConnected(accounts.bettor)
    await app.match.placeBet()
    await app.match.expectPlaced(/0\.5 /)
    fox?.expectPrompts('connect', 'send')
  })
})

test.describe('two wallets with one rdns', () => {
  test.use({ walletNames: ['Fox Wallet', 'fox wallet'] })

  test('are told apart, also after a reload', async ({ wallets: [fox, other], page, app }) => {
    // Both have shared an account before.
    await fox?.authorize()
    await other?.authorize()
    await other?.choose(accounts.second)
    await page.goto('/matches')
    await app.connectButton.click()
    const prompt = other?.holdNext()
    await app.walletPicker.getByRole('button', { name: 'fox wallet', exact: true }).click()
    if (prompt) await other?.expectOpen(prompt)
    const confirming = app.walletPicker.getByRole('status').filter({ hasText: 'Confirm in' })
    await expect(confirming).toHaveText(['Confirm in fox wallet…'])
    prompt?.confirm()
    await app.expectConnected(accounts.second)
    await page.reload()
    await app.expectConnected(accounts.second)
  })
})

test('says where a wallet stayed on its network, and asks it again', async ({ chain, wallet, page, app }) => {
  await app.match.openAndConnect(await chain.createMatch())
  await wallet.moveTo(MAINNET)
  wallet.answer('wallet_switchEthereumChain', () => null)
  const banner = page.getByRole('status').getByRole('button', { name: 'Switch to Clutchpool local' })
  await banner.click()
  await app.expectAlert('Your wallet didn’t switch. Choose Clutchpool local in your wallet, or try again.')
  wallet.restore('wallet_switchEthereumChain')
  await banner.click()
  // The button also goes while the wallet is asked.
  await expect.poll(() => wallet.prompts).toEqual(['connect', 'switch'])
  await expect(banner).toBeHidden()
})

test.describe('no wallet', () => {
  test.use({ walletNames: [] })

  test('shows an alert with the way to a wallet, and keeps the bet form’s draft', async ({
    chain,
    page,
    app,
  }) => {
    await app.match.open(await chain.createMatch())
    await app.connectButton.click()
    await app.expectAlert('Please install metamask first')
    const dialog = page.getByRole('dialog', { name: 'Connect Wallet' })
    await expect(dialog.getByRole('listitem')).toHaveText([
      /^1?Install the wallet extension/,
      /^2?Switch the wallet to the gaming chain network/,
      /^3?Ensure enough WETH in the wallet for betting/,
    ])
    await expect(dialog.getByRole('link', { name: 'Get MetaMask' })).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
    await expect(dialog).toContainText(page.url())
    await expect(dialog).toBeAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toHaveCount(0)

    await app.match.draft('Team B', '0.5')
    await app.match.press('Connect Wallet')
    await app.expectAlert('Please install metamask first')
    await page.keyboard.press('Escape')
    await app.match.expectDraft('Team B', '0.5')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

    test('offers to open the page in a wallet’s browser', async ({ chain, page, app }) => {
      const match = await chain.createMatch()
      await app.match.open(match)
      await app.connectButton.tap()
      await app.expectAlert('Please install metamask first')
      await expect(page.getByRole('link', { name: 'MetaMask' })).toHaveAttribute(
        'href',
        new RegExp(`^https://metamask\\.app\\.link/dapp/.*/match/${match}$`),
      )
    })
  })
})

test('reconnects after a reload without offering to connect, and stays disconnected once it is', async ({
  wallet,
  page,
  app,
}) => {
  const isOffered = () => page.evaluate(() => document.documentElement.dataset.hasOffered === 'true')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const button = document.querySelector('header div > button')
      const isSeen = button?.checkVisibility({ visibilityProperty: true })
      if (isSeen && button?.textContent === 'Connect Wallet')
        document.documentElement.dataset.hasOffered = 'true'
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await app.home.open()
  await app.expectDisconnected()
  expect(await isOffered()).toBe(true)

  await app.connect()
  await app.expectConnected(accounts.bettor)
  const scripts = deferred()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(app.header.getByRole('link', { name: 'Matches' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(app.main).toBeHidden()
  scripts.resolve()
  await app.expectConnected(accounts.bettor)
  expect(await isOffered()).toBe(false)

  await app.openAccount(accounts.bettor)
  await app.accountPanel.getByRole('button', { name: 'Disconnect' }).click()
  await app.expectDisconnected()
  await page.reload()
  await app.expectDisconnected()
  wallet.expectPrompts('connect')
})

test('retries a wallet without accounts, and shows each account’s own balance and position', async ({
  chain,
  wallet,
  app,
}) => {
  const problem = app.match.form.getByRole('alert')
  const match = await chain.createMatch({ teamA: { bettor: '1' }, teamB: { second: '2' } })
  await chain.giveWeth(accounts.second, '3')
  await wallet.choose()
  await app.match.open(match)
  await app.match.draft('Team B', '0.5')
  await app.match.connect()
  await expect(problem).toContainText(/^Error connecting to wallet: /)
  await app.expectDisconnected()

  await wallet.choose(accounts.bettor)
  await app.match.form.getByRole('button', { name: 'Try again' }).click()
  await app.chooseWallet()
  await app.expectConnected(accounts.bettor)
  await expect(app.match.position).toContainTexts('Team A', '1 WETH')
  await app.match.expectDraft('Team A', '0.5')
  await expect(app.match.form.getByLabel('Bet Amount (ETH)')).toBeVisible()

  await wallet.choose(accounts.second)
  await app.expectConnected(accounts.second)
  await expect(app.match.position).toContainTexts('Team B', '2 WETH')
  await app.match.expectDraft('Team B', '0.5')
  await app.match.expectReadyToApprove()

  await wallet.choose()
  await app.expectDisconnected()
  await expect(app.match.position).toBeHidden()
  wallet.expectPrompts('connect', 'connect')
})

test('wraps, unwraps and copies in the account panel', async ({ chain, wallet, page, app }) => {
  const cancelled = 'You cancelled in your wallet.'
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const match = await chain.createMatch({ teamA: { bettor: '0.7' } })
  await chain.voidMatch(match)
  await chain.giveWeth(accounts.bettor, '1.5')
  await app.home.open()
  await app.connect()
  await app.openAccount(accounts.bettor)
  const panel = app.accountPanel

  await test.step('wraps and unwraps', async () => {
    await expect(panel).toContainTexts('WETH1.5 WETH', /ETH9,99\d\.\d+ ETH/)
    await panel.getByLabel('Amount').fill('0,5')
    wallet.rejectNext()
    await panel.getByRole('button', { name: 'Wrap', exact: true }).click()
    await app.expectStatus(cancelled)
    await panel.getByRole('button', { name: 'Wrap', exact: true }).click()
    await app.expectStatus('Wrapped.')
    await expect(page.getByText(cancelled)).toHaveCount(0)
    await expect(panel).toContainText('WETH2 WETH')
    await panel.getByRole('radio', { name: 'Unwrap' }).check()
    await panel.getByRole('button', { name: 'Max' }).click()
    await panel.getByRole('button', { name: 'Unwrap', exact: true }).click()
    await expect(panel).toContainText('WETH0 WETH')
    expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })

  await test.step('copies the address and confirms it for two seconds', async () => {
    await panel.getByRole('button', { name: 'Copy address' }).click()
    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accounts.bettor)
    await chain.pass(2)
    await expect(panel.getByRole('button', { name: 'Copy address' })).toBeVisible()
  })

  await panel.getByLabel('Amount').fill('99999')
  await expect(panel).toBeAccessible()
  await page.keyboard.press('Escape')
  await app.header.getByRole('link', { name: /0\.7/ }).click()
  await expect(page).toHaveURL('/my-bets')
})
