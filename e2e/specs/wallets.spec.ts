import { expect } from '@playwright/test'
import { accounts } from '@/testing/accounts'
import { test } from '../test.ts'

test.describe('two wallets', () => {
  test.use({ walletNames: ['Fox Wallet', 'Bear Wallet'] })

  test('are offered by name and icon, and only the chosen one is asked, with a sign that it is waiting', async ({
    chain,
    wallets: [fox, bear],
    page,
    layout,
    matchPage,
  }) => {
    await matchPage.openAction(await chain.createMatch())
    await layout.connectButton.click()
    const offered = layout.walletPicker.getByRole('listitem')
    await expect(offered).toHaveText([/^Fox Wallet/, /^Bear Wallet/])
    await expect(offered.locator('img')).toHaveCount(2)

    const prompt = bear?.holdNext()
    await layout.chooseWalletAction('Bear Wallet')
    await prompt?.opened
    await expect(layout.walletPicker.getByRole('status').filter({ hasText: 'Bear Wallet' })).toBeVisible()
    await matchPage.expectBusy('Connecting...')
    prompt?.confirm()
    await layout.expectConnected(accounts.bettor)
    fox?.expectPrompts()
    bear?.expectPrompts('connect')

    await layout.openAccountAction(accounts.bettor)
    await expect(layout.accountPanel).toContainText('Bear Wallet')
    await layout.accountPanel.getByRole('button', { name: 'Disconnect' }).click()
    await layout.expectDisconnected()
    await page.reload()
    await layout.connectButton.click()
    await expect(offered).toHaveText([/^Bear Wallet.*Recent/, /^Fox Wallet/])
  })
})

test('reports a failed chunk load, reloads the page, and keeps what was typed', async ({
  chain,
  context,
  consoleListener,
  layout,
  matchPage,
}) => {
  consoleListener.allow(/ERR_FAILED|dynamically imported module/)
  await context.route('**/assets/WalletList-*.js', (route) => route.abort())
  await matchPage.openAction(await chain.createMatch())
  await matchPage.draftAction('Team B', '0.5')
  await matchPage.pressAction('Connect Wallet')
  const problem = layout.walletPicker.getByRole('alert')
  await expect(problem).toContainText('This part of the page didn’t load.')
  await context.unroute('**/assets/WalletList-*.js')
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(layout.walletPicker).toBeHidden()
  await matchPage.expectDraft('Team B', '0.5')
  await matchPage.pressAction('Connect Wallet')
  await layout.chooseWalletAction()
  await layout.expectConnected(accounts.bettor)
  await matchPage.expectDraft('Team B', '0.5')
})

test.describe('no wallet', () => {
  test.use({ walletNames: [] })

  test('shows an alert and keeps the bet form’s draft', async ({ chain, page, layout, matchPage }) => {
    await matchPage.openAction(await chain.createMatch())
    await layout.connectButton.click()
    await layout.expectAlert('Please install metamask first')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await matchPage.draftAction('Team B', '0.5')
    await matchPage.pressAction('Connect Wallet')
    await layout.expectAlert('Please install metamask first')
    await matchPage.expectDraft('Team B', '0.5')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

    test('offers to open the page in a wallet’s browser', async ({ chain, page, layout, matchPage }) => {
      const match = await chain.createMatch()
      await matchPage.openAction(match)
      await layout.connectButton.tap()
      await layout.expectAlert('Please install metamask first')
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
  layout,
  homePage,
}) => {
  const isOffered = () => page.evaluate(() => document.documentElement.dataset.hasOffered === 'true')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const header = document.querySelector('header')
      const isSeen = header?.checkVisibility({ visibilityProperty: true })
      if (isSeen && header?.textContent.includes('Connect Wallet'))
        document.documentElement.dataset.hasOffered = 'true'
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await homePage.openAction()
  await layout.expectDisconnected()
  expect(await isOffered()).toBe(true)

  await layout.connectAction()
  await layout.expectConnected(accounts.bettor)
  await page.reload()
  await layout.expectConnected(accounts.bettor)
  expect(await isOffered()).toBe(false)

  await layout.openAccountAction(accounts.bettor)
  await layout.accountPanel.getByRole('button', { name: 'Disconnect' }).click()
  await layout.expectDisconnected()
  await page.reload()
  await layout.expectDisconnected()
  wallet.expectPrompts('connect')
})

test('retries a wallet without accounts and one that fails to connect', async ({
  chain,
  wallet,
  layout,
  matchPage,
}) => {
  const problem = matchPage.form.getByRole('alert')
  await wallet.choose()
  await matchPage.openAction(await chain.createMatch())
  await matchPage.draftAction('Team B', '0.5')
  await matchPage.connectAction()
  await expect(problem).toContainText(/^Error connecting to wallet: /)
  await layout.expectDisconnected()

  await wallet.choose(accounts.bettor)
  wallet.failNext(-32002, 'Request of type wallet_requestPermissions already pending.')
  const asked = wallet.prompts.length
  await matchPage.form.getByRole('button', { name: 'Try again' }).click()
  await layout.chooseWalletAction()
  await expect.poll(() => wallet.prompts.length).toBe(asked + 1)
  await expect(problem).toContainText(/^Error connecting to wallet: /)

  await matchPage.form.getByRole('button', { name: 'Try again' }).click()
  await layout.chooseWalletAction()
  await layout.expectConnected(accounts.bettor)
  await matchPage.expectDraft('Team B', '0.5')
})

test('shows another account’s own balance and position', async ({ chain, wallet, layout, matchPage }) => {
  const match = await chain.createMatch()
  await chain.bet(match, { by: accounts.bettor, side: 1, amount: '1' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '2' })
  await chain.giveWeth(accounts.second, '3')
  await matchPage.openAndConnectAction(match)
  await matchPage.expectPosition('Team A', '1 WETH')
  await matchPage.typeAmountAction('0.5')
  await matchPage.expectRefused('Insufficient Balance', /have 0 WETH/)

  await wallet.choose(accounts.second)
  await layout.expectConnected(accounts.second)
  await matchPage.expectPosition('Team B', '2 WETH')
  await matchPage.expectDraft('Team B', '0.5')
  await matchPage.expectReady('Approve WETH')

  await wallet.choose()
  await layout.expectDisconnected()
  await expect(matchPage.position).toBeHidden()
  wallet.expectPrompts('connect')
})
