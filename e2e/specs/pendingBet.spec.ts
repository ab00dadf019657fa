import { parseEther, type Transaction } from 'viem'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { day, hour, minute } from '@/testing/time'
import { App } from '../pages/app.ts'
import { CAN_STILL_BE_PLACED, NOT_PLACED } from '../pages/match.ts'
import { expect, test } from '../test.ts'

test('follows a sent bet that is cancelled or mined unseen', async ({
  chain,
  workerChain,
  wallet,
  page,
  app,
}) => {
  await chain.fundBettor('5')
  const match = await chain.createMatch({ startsIn: day })
  const send = async () => {
    await app.match.sendBet(chain)
    const { hash } = await pendingIn(chain)
    // The page stores the nonce once it has seen the pending transaction.
    const stored = () =>
      page.evaluate((sent) => Object.values(localStorage).find((write) => write.includes(sent)), hash)
    await expect.poll(stored).toContain('nonce')
  }
  const expectStake = async (weth: string) =>
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther(weth) })
  const sentBefore = await chain.transactionsOf(accounts.bettor)
  await app.match.openAndConnect(match)

  await test.step('cancelled while the page was closed', async () => {
    await send()
    await page.goto('about:blank')
    await cancelPending(chain)
    await chain.resumeMining()
    await app.match.open(match)
    await app.match.expectNote('Bet not placed. It was cancelled or replaced in your wallet.')
    await expectStake('0')
  })

  await test.step('mined long before the tab woke up', async () => {
    await send()
    await page.clock.pauseAt(((await chain.now()) + 5 * minute) * 1000)
    await chain.resumeMining()
    await chain.client.mine({ blocks: 600 })
    await chain.bet(match, { by: accounts.rival, side: 2, amount: '1' })
    await page.clock.fastForward(20 * minute * 1000)
    await page.clock.resume()
    await app.match.expectPlaced(/0\.5 /)
    await expect(app.match.pools).toContainText('Total pool1.5 WETH')
    await expectStake('0.5')
    await app.match.addToBet()
  })

  await test.step('mined while the page was closed', async () => {
    await send()
    await page.goto('about:blank')
    await chain.resumeMining()
    // The chain alone: the page opens with a clock that is behind.
    await workerChain.pass(hour)
    await app.match.open(match)
    await app.expectStatus('Bet placed.')
    await expect(app.match.position).toContainText('1 WETH')
    await expectStake('1')
  })

  wallet.expectPrompts('connect', 'send', 'send', 'send')
  // The cancellation used a nonce too.
  expect(await chain.transactionsOf(accounts.bettor)).toBe(sentBefore + 3)
})

test('follows an approval, bets and a claim over page loads', async ({ chain, wallet, page, app }) => {
  await chain.giveWeth(accounts.bettor, '2')
  const sentBefore = await chain.transactionsOf(accounts.bettor)
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)

  await test.step('follows an approval after a reload', async () => {
    await app.match.amount.fill('1')
    await chain.stopMining()
    await app.match.approve()
    await expect(app.match.approval).toContainText('Confirming approval transaction...')
    await page.reload()
    await app.match.expectBusy('Approving...')
    await chain.resumeMining()
    await expect(app.match.button).not.toHaveAttribute('aria-busy')
  })

  await test.step('follows a bet after a reload', async () => {
    await app.match.sendBet(chain)
    await page.reload()
    await app.expectConnected(accounts.bettor)
    await app.match.expectPlacing()
    await chain.resumeMining()
    await app.match.expectPlaced(/0\.5 .*Team A/)
    await expect(app.match.position).toContainText('0.5 WETH')
    await expect(app.match.pools).toContainText('Total pool0.5 WETH')
    wallet.expectPrompts('connect', 'send', 'send')
    expect(await chain.transactionsOf(accounts.bettor)).toBe(sentBefore + 2)
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
  })

  await test.step('reports a bet on another page', async () => {
    await app.match.addToBet()
    await app.match.sendBet(chain)
    await page.goto('/')
    await app.expectStatus('Placing your bet…')
    await chain.resumeMining()
    await app.expectStatus('Bet placed.')
    wallet.expectPrompts('connect', 'send', 'send', 'send')
  })

  await test.step('follows a claim after a reload', async () => {
    const voided = await chain.createMatch({ name: 'T1 vs Gen.G', teamA: { bettor: '1' } })
    await chain.voidMatch(voided)
    await app.goTo('My Bets')
    const claim = app.myBets.claimButton('T1 vs Gen.G')
    await chain.stopMining()
    await claim.click()
    await expect(claim).toContainText('Claiming...')
    const { hash } = await pendingIn(chain)
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(hash)
    await page.reload()
    await expect(claim).toContainText('Claiming...')
    await chain.resumeMining()
    await app.myBets.showTab('Settled')
    await app.myBets.expectStatus('T1 vs Gen.G', 'Refunded')
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send')
  })
})

test('waits again for a bet that a reorg removed', async ({ chain, wallet, page, app }) => {
  await chain.fundBettor()
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.match.bet()
  await app.match.expectPlaced(/0\.5 /)
  await expect(app.match.position).toContainText('0.5 WETH')
  await expect(app.match.pools).toContainText('Total pool0.5 WETH')

  await chain.client.request<{ Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }>({
    method: 'anvil_reorg',
    params: [1, []],
  })
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: 0n })
  await page.clock.fastForward(11_000)
  await app.match.expectBetRefused(CAN_STILL_BE_PLACED)
  await expect(app.match.position).toBeHidden()
  await expect(app.match.pools).not.toContainText('0.5 WETH')

  await chain.pass(16 * minute)
  await app.match.expectNote(NOT_PLACED)
  await app.match.expectDraft('Team A', '0.5')
  await app.match.placeBet()
  await app.match.expectPlaced(/0\.5 /)
  await page.clock.fastForward(8_000)
  await expect(page.getByText(NOT_PLACED)).toBeHidden()
  wallet.expectPrompts('connect', 'send', 'send')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })
})

test('shares pending bets and prompts between tabs', async ({ chain, context, wallet, page, app }) => {
  await chain.fundBettor('4')
  const match = await chain.createMatch()
  await app.match.openAndConnect(match)
  await app.limitDailyStake('5')
  const other = new App(await context.newPage())
  const otherMatch = other.match
  await otherMatch.open(match)
  await other.expectConnected(accounts.bettor)
  await otherMatch.amount.fill('0.7')
  await otherMatch.expectReadyToBet()

  await app.match.sendBet(chain)
  await otherMatch.expectPlacing()

  await chain.resumeMining()
  await app.match.expectPlaced(/0\.5 /)
  await otherMatch.expectPlaced(/0\.5 /)
  await expect(otherMatch.position).toContainText('0.5 WETH')
  await expect(page.getByRole('contentinfo')).toContainText('0.5 of 5 WETH staked today')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('0.5') })

  await otherMatch.addToBet()
  await otherMatch.bet('0.7')
  await otherMatch.expectPlaced(/0\.7 /)
  await expect(app.match.position).toContainText('1.2 WETH')
  wallet.expectPrompts('connect', 'send', 'send')

  await test.step('handles prompts from two tabs at once', async () => {
    await app.match.addToBet()
    await app.match.amount.fill('0.5')
    await otherMatch.addToBet()
    await otherMatch.amount.fill('0.7')
    await otherMatch.expectReadyToBet()
    const prompt = await app.match.pressAndHold(wallet)
    const otherPrompt = await otherMatch.pressAndHold(wallet, 'Bet anyway')
    prompt.confirm()
    await app.match.expectPlaced(/0\.5 /)
    otherPrompt.confirm()
    await otherMatch.expectPlaced(/0\.7 /)
    await expect(app.match.position).toContainText('2.4 WETH')
    await expect(otherMatch.position).toContainText('2.4 WETH')
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send')
    expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ stake: parseEther('2.4') })
  })

  await test.step('reports a bet after its tab closed', async () => {
    await other.goTo('My Bets')
    await app.match.addToBet()
    await app.match.sendBet(chain)
    await other.expectStatus('Placing your bet…')
    await page.close()
    await chain.resumeMining()
    await other.expectStatus('Bet placed.')
  })
})

/** Waits for the one pending transaction: a wallet sends it after its prompt. */
async function pendingIn({ client }: TestChain): Promise<Transaction> {
  let pending: readonly Transaction[] = []
  const count = async () => {
    pending = (await client.getBlock({ blockTag: 'pending', includeTransactions: true })).transactions
    return pending.length
  }
  await expect.poll(count).toBe(1)
  return pending[0] as Transaction
}

/** Does what a wallet's "Cancel" does: sends an empty transaction with the same nonce. */
async function cancelPending(chain: TestChain) {
  const { from, nonce, maxFeePerGas = 0n } = await pendingIn(chain)
  const fee = maxFeePerGas * 2n
  const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
  await chain.client.sendTransaction({ account: from, to: from, value: 0n, nonce, ...fees })
}
