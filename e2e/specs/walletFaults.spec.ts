import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import { CAN_STILL_BE_PLACED } from '../pages/match.ts'
import { expect, test } from '../test.ts'

const UNANSWERED = 'Waiting for your wallet.'
const PROMPT_OPEN = 'Your wallet is waiting for you.'
const EARLIER_PLACED = 'Your bet of 0.5 WETH on Natus Vincere was placed.'

test.beforeEach(({ chain }) => chain.fundBettor('3'))

test('a silent wallet can be abandoned, and answers late', async ({ chain, wallet, page, app }) => {
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)

  await test.step('while the page stays responsive', async () => {
    const late = await app.match.holdBet(wallet)
    await app.match.expectPlacing()
    await app.match.button.click({ force: true })
    await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
    await expect(app.match.pools).toContainText('Total pool1 WETH')
    await page.clock.fastForward(10_000)
    await app.match.expectNote(UNANSWERED)
    await expect(page.getByText(UNANSWERED)).toHaveCount(1)
    await expect(app.match.form).toBeAccessible()
    await app.match.expectPlacing()
    await app.stopWaiting(app.match.form)
    await expect(page.getByText(UNANSWERED)).toBeHidden()
    await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
    await app.match.expectDraft('Team A', '0.5')
    late.reject()
    await expect(page.getByText(CAN_STILL_BE_PLACED)).toBeHidden()
    await app.match.expectReadyToBet()
    await app.match.expectDraft('Team A', '0.5')
  })

  await test.step('and confirms late, once', async () => {
    const prompt = await app.match.pressAndHold(wallet)
    await app.stopWaiting(app.match.form)
    await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
    await app.match.amount.fill('0.7')
    await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
    wallet.expectPrompts('connect', 'send', 'send')
    prompt.confirm()
    await app.match.expectPlaced(/0\.5 /)
    await expect(app.match.position).toContainText('0.5 WETH')
    await expect(page.getByText(CAN_STILL_BE_PLACED)).toBeHidden()
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  await test.step('on another page', async () => {
    await app.match.open(await chain.createMatch({ name: 'T1 vs Gen.G' }))
    const prompt = await app.match.holdBet(wallet)
    await page.clock.fastForward(10_000)
    await app.goTo('My Bets')
    await app.stopWaiting(page.getByRole('status'))
    prompt.confirm()
    await app.expectStatus('Bet placed.')
    await app.myBets.expectStatus('T1 vs Gen.G', 'Pending')
  })

  await test.step('after a reload', async () => {
    await app.match.open(await chain.createMatch())
    const prompt = await app.match.holdBet(wallet)
    await page.reload()
    await app.expectConnected(accounts.bettor)
    await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
    await app.match.expectDraft('Team A', '0.5')
    await expect(app.match.form).toBeAccessible()
    prompt.confirm()
    await app.match.expectPlaced(/0\.5 /)
    await expect(app.match.position).toContainText('0.5 WETH')
    await expect(page.getByText(CAN_STILL_BE_PLACED)).toBeHidden()
    await app.match.addToBet()
    await expect(app.match.amount).toHaveValue('')
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send')
  })

  await test.step('asks for a second bet beside an open prompt, and tells of the first', async () => {
    const fresh = await chain.createMatch()
    await app.match.open(fresh)
    const first = await app.match.holdBet(wallet)
    await page.reload()
    await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
    const second = await app.match.pressAndHold(wallet, 'Bet anyway')
    first.confirm()
    await expect
      .poll(async () => (await chain.positionOf(fresh, accounts.bettor)).stake)
      .toBe(parseEther('0.5'))
    second.reject()
    await app.expectStatus(EARLIER_PLACED)
    await app.match.expectPlaced(/0\.5 /)
    await expect(app.match.position).toContainText('0.5 WETH')
  })

  await test.step('still warns of the first one when the second is confirmed', async () => {
    const fresh = await chain.createMatch()
    await app.match.open(fresh)
    await app.match.holdBet(wallet)
    await page.reload()
    await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
    await app.match.press('Bet anyway')
    await app.match.expectPlaced(/0\.5 /)
    await app.match.addToBet()
    await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
  })
})

test('a silent wallet can be abandoned while connecting and approving', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  await chain.approve(accounts.bettor, '0')
  await app.match.open(await chain.createMatch())
  await app.match.amount.fill('0.5')

  await test.step('while connecting', async () => {
    const prompt = wallet.holdNext()
    await app.match.connect()
    await wallet.expectOpen(prompt)
    await page.clock.fastForward(10_000)
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

  await test.step('during an approval', async () => {
    const prompt = await app.match.pressAndHold(wallet, 'Approve WETH')
    await app.stopWaiting(app.match.form)
    await expect(app.match.approval).toContainText(PROMPT_OPEN)
    await expect(app.match.approval).not.toContainText('Approval failed')
    await app.match.approve()
    await expect(app.match.approval).toContainText(PROMPT_OPEN)
    wallet.expectPrompts('connect', 'send')
    prompt.confirm()
    await app.match.expectReadyToBet()
    await expect(page.getByText(PROMPT_OPEN)).toBeHidden()
    await app.match.expectDraft('Team A', '0.5')
  })
})
