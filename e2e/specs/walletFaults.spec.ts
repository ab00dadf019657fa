import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { minute } from '@/testing/time'
import { MAINNET } from '@/testing/wallet'
import { expectAccessible } from '../accessible.ts'
import { test } from '../test.ts'

const UNANSWERED = 'Waiting for your wallet.'
const PROMPT_OPEN = 'Your wallet is waiting for you.'
const MAY_BE_OPEN = 'Your wallet may still show an earlier request.'

test.beforeEach(({ chain }) => chain.fundBettor())

test.describe('a silent wallet', () => {
  test('can be abandoned and answered late, once', async ({ chain, wallet, page, app }) => {
    const match = await chain.createMatch()
    await app.match.openAndConnect(match)
    const late = await app.match.holdBet(wallet)
    await expect(page.getByText(UNANSWERED)).toBeHidden()
    await page.clock.fastForward(minute * 1000)
    await app.match.expectNote(UNANSWERED)
    await expect(page.getByText(UNANSWERED)).toHaveCount(1)
    await expectAccessible(page)
    await app.match.expectBusy('Placing Bet...')
    await app.stopWaiting(app.match.form)
    await expect(page.getByText(UNANSWERED)).toBeHidden()
    await app.match.expectNote(PROMPT_OPEN)
    await app.match.expectDraft('Team A', '0.5')
    late.reject()
    await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
    await app.match.expectReady('Place Bet')
    await app.match.expectDraft('Team A', '0.5')

    const prompt = await app.match.pressAndHold(wallet)
    await app.stopWaiting(app.match.form)
    await app.match.expectNote(PROMPT_OPEN)
    await app.match.bet('0.7')
    await app.match.expectNote(PROMPT_OPEN)
    wallet.expectPrompts('connect', 'send', 'send')

    prompt.confirm()
    await app.match.expectPlaced(/0\.5 /)
    await app.match.expectPosition('0.5 WETH')
    await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  test('is followed across pages', async ({ chain, wallet, page, app }) => {
    await app.match.openAndConnect(await chain.createMatch())
    const prompt = await app.match.holdBet(wallet)
    await page.clock.fastForward(minute * 1000)
    await app.goTo('My Bets')
    await app.stopWaiting(page.getByRole('status'))
    prompt.confirm()
    await app.expectStatus('Bet placed.')
    await app.myBets.expectStatus('Natus Vincere', 'Pending')
  })

  test('warns after a reload until its transaction is sent', async ({ chain, wallet, page, app }) => {
    await app.match.openAndConnect(await chain.createMatch())
    const prompt = await app.match.holdBet(wallet)
    await page.reload()
    await app.expectConnected(accounts.bettor)
    await app.match.expectNote(MAY_BE_OPEN)
    await app.match.amount.fill('0.5')
    await app.match.expectReady('Place Bet')
    prompt.confirm()
    await app.match.expectPosition('0.5 WETH')
    await expect(page.getByText(MAY_BE_OPEN)).toBeHidden()
    wallet.expectPrompts('connect', 'send')
  })

  test('can be abandoned at every earlier step', async ({ chain, wallet, page, app }) => {
    await chain.approve(accounts.bettor, '0')
    await wallet.moveTo(MAINNET)
    await app.match.open(await chain.createMatch())
    await app.match.amount.fill('0.5')

    await test.step('while connecting', async () => {
      const prompt = wallet.holdNext()
      await app.match.connect()
      await prompt.opened
      await page.clock.fastForward(minute * 1000)
      await expect(app.walletPicker.getByRole('button', { name: 'Stop waiting' })).toBeVisible()
      await page.keyboard.press('Escape')
      await app.match.expectBusy('Connecting...')
      await app.stopWaiting(app.match.form)
      await expect(app.match.form.getByRole('alert')).toContainText(
        `Error connecting to wallet: ${PROMPT_OPEN}`,
      )
      prompt.confirm()
      await app.expectConnected(accounts.bettor)
      await app.match.expectDraft('Team A', '0.5')
    })

    await test.step('during a network switch', async () => {
      const prompt = await app.match.pressAndHold(wallet, 'Switch to Clutchpool local')
      await app.stopWaiting(app.match.form)
      await app.match.expectNote(PROMPT_OPEN)
      prompt.confirm()
      await app.match.expectReady('Approve WETH')
      await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
      wallet.expectPrompts('connect', 'switch')
    })

    await test.step('during an approval', async () => {
      const prompt = await app.match.pressAndHold(wallet, 'Approve WETH')
      await app.stopWaiting(app.match.form)
      await expect(app.match.approval).toContainText(PROMPT_OPEN)
      await expect(app.match.approval).not.toContainText('Approval failed')
      await app.match.press('Approve WETH')
      await expect(app.match.approval).toContainText(PROMPT_OPEN)
      wallet.expectPrompts('connect', 'switch', 'send')
      prompt.confirm()
      await app.match.expectReady('Place Bet')
      await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
      await app.match.expectDraft('Team A', '0.5')
    })
  })
})

test.describe('while a prompt is open', () => {
  test('keeps the bet with its account when that changes', async ({ chain, wallet, app }) => {
    await chain.giveWeth(accounts.second, '2')
    await chain.approve(accounts.second, '2')
    const match = await chain.createMatch()
    await app.match.openAndConnect(match)
    const prompt = await app.match.holdBet(wallet)
    await wallet.choose(accounts.second)
    await app.expectConnected(accounts.second)
    await app.match.expectReady('Place Bet')
    await app.match.expectDraft('Team A', '0.5')
    prompt.confirm()
    await expect
      .poll(async () => (await chain.positionOf(match, accounts.bettor)).stake)
      .toBe(parseEther('0.5'))
    await expect(app.match.pools).toContainText('Total pool0.5 WETH')
    await expect(app.match.position).toBeHidden()
    expect(await chain.positionOf(match, accounts.second)).toMatchObject({ stake: 0n })

    await wallet.choose(accounts.bettor)
    await app.match.expectPosition('0.5 WETH')
    wallet.expectPrompts('connect', 'send')
  })

  test('sends nothing when the wallet changes chains', async ({ chain, wallet, app }) => {
    const match = await chain.createMatch()
    await app.match.openAndConnect(match)
    const prompt = await app.match.holdBet(wallet)
    await wallet.moveTo(MAINNET)
    prompt.confirm()
    await app.match.expectNote(/Bet not placed\./)
    await app.match.expectDraft('Team A', '0.5')
    await app.match.press('Switch to Clutchpool local')
    await app.match.press('Place Bet')
    await app.match.expectPlaced(/0\.5 /)
    wallet.expectPrompts('connect', 'send', 'switch', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  test('keeps the draft unsent when the wallet locks', async ({ chain, wallet, app }) => {
    const match = await chain.createMatch()
    await app.match.openAndConnect(match)
    await app.match.team('Team B').check()
    const prompt = await app.match.holdBet(wallet)
    await wallet.choose()
    prompt.reject()
    await app.expectDisconnected()
    await app.match.expectReady('Connect Wallet')
    await app.match.expectDraft('Team B', '0.5')

    await wallet.choose(accounts.bettor)
    await app.expectConnected(accounts.bettor)
    await app.match.press('Place Bet')
    await app.match.expectPlaced(/0\.5 .*Team B/)
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })
})

test.describe('a wallet that falls silent after a reload', () => {
  test.use({ walletNames: ['Fox Wallet', 'Bear Wallet'] })

  test('blocks nothing and can be replaced by another wallet', async ({
    chain,
    wallets: [fox, bear],
    page,
    app,
  }) => {
    await chain.createMatch({ name: 'T1 vs Gen.G' })
    await app.matches.open()
    await app.connect('Fox Wallet')
    await app.expectConnected(accounts.bettor)
    fox?.fallSilent()
    await page.reload()
    await app.matches.expectMatches('T1 vs Gen.G')
    await app.matches.viewDetails('T1 vs Gen.G')
    await app.match.amount.fill('0.5')

    await app.openAccount(accounts.bettor)
    await app.accountPanel.getByRole('button', { name: 'Disconnect' }).click()
    await app.connect('Bear Wallet')
    await app.expectConnected(accounts.bettor)
    await app.match.press('Place Bet')
    await app.match.expectPlaced(/0\.5 /)
    bear?.expectPrompts('connect', 'send')
  })
})
