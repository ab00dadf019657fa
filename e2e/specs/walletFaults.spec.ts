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
  test('can be abandoned and answered late, once', async ({ chain, wallet, page, layout, matchPage }) => {
    const match = await chain.createMatch()
    await matchPage.openAndConnectAction(match)
    const late = await matchPage.holdBetAction(wallet)
    await expect(page.getByText(UNANSWERED)).toBeHidden()
    await page.clock.fastForward(minute * 1000)
    await matchPage.expectNote(UNANSWERED)
    await expect(page.getByText(UNANSWERED)).toHaveCount(1)
    await expectAccessible(page)
    await matchPage.expectBusy('Placing Bet...')
    await layout.stopWaitingAction(matchPage.form)
    await expect(page.getByText(UNANSWERED)).toBeHidden()
    await matchPage.expectNote(PROMPT_OPEN)
    await matchPage.expectDraft('Team A', '0.5')
    late.reject()
    await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
    await matchPage.expectReady('Place Bet')
    await matchPage.expectDraft('Team A', '0.5')

    const prompt = await matchPage.pressAndHoldAction(wallet)
    await layout.stopWaitingAction(matchPage.form)
    await matchPage.expectNote(PROMPT_OPEN)
    await matchPage.betAction('0.7')
    await matchPage.expectNote(PROMPT_OPEN)
    wallet.expectPrompts('connect', 'send', 'send')

    prompt.confirm()
    await matchPage.expectPlaced(/0\.5 /)
    await matchPage.expectPosition('0.5 WETH')
    await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  test('is followed across pages', async ({ chain, wallet, page, layout, matchPage, myBetsPage }) => {
    await matchPage.openAndConnectAction(await chain.createMatch())
    const prompt = await matchPage.holdBetAction(wallet)
    await page.clock.fastForward(minute * 1000)
    await layout.goToAction('My Bets')
    await layout.stopWaitingAction(page.getByRole('status'))
    prompt.confirm()
    await layout.expectStatus('Bet placed.')
    await myBetsPage.expectStatus('Natus Vincere', 'Pending')
  })

  test('warns after a reload until its transaction is sent', async ({
    chain,
    wallet,
    page,
    layout,
    matchPage,
  }) => {
    await matchPage.openAndConnectAction(await chain.createMatch())
    const prompt = await matchPage.holdBetAction(wallet)
    await page.reload()
    await layout.expectConnected(accounts.bettor)
    await matchPage.expectNote(MAY_BE_OPEN)
    await matchPage.typeAmountAction('0.5')
    await matchPage.expectReady('Place Bet')
    prompt.confirm()
    await matchPage.expectPosition('0.5 WETH')
    await expect(page.getByText(MAY_BE_OPEN)).toBeHidden()
    wallet.expectPrompts('connect', 'send')
  })

  test('can be abandoned at every earlier step', async ({ chain, wallet, page, layout, matchPage }) => {
    await chain.approve(accounts.bettor, '0')
    await wallet.moveTo(MAINNET)
    await matchPage.openAction(await chain.createMatch())
    await matchPage.typeAmountAction('0.5')

    await test.step('while connecting', async () => {
      const prompt = wallet.holdNext()
      await matchPage.connectAction()
      await prompt.opened
      await page.clock.fastForward(minute * 1000)
      await expect(layout.walletPicker.getByRole('button', { name: 'Stop waiting' })).toBeVisible()
      await page.keyboard.press('Escape')
      await matchPage.expectBusy('Connecting...')
      await layout.stopWaitingAction(matchPage.form)
      await expect(matchPage.form.getByRole('alert')).toContainText(
        `Error connecting to wallet: ${PROMPT_OPEN}`,
      )
      prompt.confirm()
      await layout.expectConnected(accounts.bettor)
      await matchPage.expectDraft('Team A', '0.5')
    })

    await test.step('during a network switch', async () => {
      const prompt = await matchPage.pressAndHoldAction(wallet, 'Switch to Clutchpool local')
      await layout.stopWaitingAction(matchPage.form)
      await matchPage.expectNote(PROMPT_OPEN)
      prompt.confirm()
      await matchPage.expectReady('Approve WETH')
      await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
      wallet.expectPrompts('connect', 'switch')
    })

    await test.step('during an approval', async () => {
      const prompt = await matchPage.pressAndHoldAction(wallet, 'Approve WETH')
      await layout.stopWaitingAction(matchPage.form)
      await expect(matchPage.approval).toContainText(PROMPT_OPEN)
      await expect(matchPage.approval).not.toContainText('Approval failed')
      await matchPage.pressAction('Approve WETH')
      await expect(matchPage.approval).toContainText(PROMPT_OPEN)
      wallet.expectPrompts('connect', 'switch', 'send')
      prompt.confirm()
      await matchPage.expectReady('Place Bet')
      await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
      await matchPage.expectDraft('Team A', '0.5')
    })
  })
})

test.describe('while a prompt is open', () => {
  test('keeps the bet with its account when that changes', async ({ chain, wallet, layout, matchPage }) => {
    await chain.giveWeth(accounts.second, '2')
    await chain.approve(accounts.second, '2')
    const match = await chain.createMatch()
    await matchPage.openAndConnectAction(match)
    const prompt = await matchPage.holdBetAction(wallet)
    await wallet.choose(accounts.second)
    await layout.expectConnected(accounts.second)
    await matchPage.expectReady('Place Bet')
    await matchPage.expectDraft('Team A', '0.5')
    prompt.confirm()
    await expect
      .poll(async () => (await chain.positionOf(match, accounts.bettor)).stake)
      .toBe(parseEther('0.5'))
    await expect(matchPage.pools).toContainText('Total pool0.5 WETH')
    await expect(matchPage.position).toBeHidden()
    expect(await chain.positionOf(match, accounts.second)).toMatchObject({ stake: 0n })

    await wallet.choose(accounts.bettor)
    await matchPage.expectPosition('0.5 WETH')
    wallet.expectPrompts('connect', 'send')
  })

  test('sends nothing when the wallet changes chains', async ({ chain, wallet, matchPage }) => {
    const match = await chain.createMatch()
    await matchPage.openAndConnectAction(match)
    const prompt = await matchPage.holdBetAction(wallet)
    await wallet.moveTo(MAINNET)
    prompt.confirm()
    await matchPage.expectNote(/Bet not placed\./)
    await matchPage.expectDraft('Team A', '0.5')
    await matchPage.pressAction('Switch to Clutchpool local')
    await matchPage.pressAction('Place Bet')
    await matchPage.expectPlaced(/0\.5 /)
    wallet.expectPrompts('connect', 'send', 'switch', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  test('keeps the draft unsent when the wallet locks', async ({ chain, wallet, layout, matchPage }) => {
    const match = await chain.createMatch()
    await matchPage.openAndConnectAction(match)
    await matchPage.chooseTeamAction('Team B')
    const prompt = await matchPage.holdBetAction(wallet)
    await wallet.choose()
    prompt.reject()
    await layout.expectDisconnected()
    await matchPage.expectReady('Connect Wallet')
    await matchPage.expectDraft('Team B', '0.5')

    await wallet.choose(accounts.bettor)
    await layout.expectConnected(accounts.bettor)
    await matchPage.pressAction('Place Bet')
    await matchPage.expectPlaced(/0\.5 .*Team B/)
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
    layout,
    matchesPage,
    matchPage,
  }) => {
    await chain.createMatch({ name: 'T1 vs Gen.G' })
    await matchesPage.openAction()
    await layout.connectAction('Fox Wallet')
    await layout.expectConnected(accounts.bettor)
    fox?.fallSilent()
    await page.reload()
    await matchesPage.expectMatches('T1 vs Gen.G')
    await matchesPage.viewDetailsAction('T1 vs Gen.G')
    await matchPage.typeAmountAction('0.5')

    await layout.openAccountAction(accounts.bettor)
    await layout.accountPanel.getByRole('button', { name: 'Disconnect' }).click()
    await layout.connectAction('Bear Wallet')
    await layout.expectConnected(accounts.bettor)
    await matchPage.pressAction('Place Bet')
    await matchPage.expectPlaced(/0\.5 /)
    bear?.expectPrompts('connect', 'send')
  })
})
