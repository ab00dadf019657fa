import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { day, hour } from '@/testing/time'
import { expect, test } from '../test.ts'

/** Bets 1 WETH on Team A of a match that is then postponed by two days. */
async function postpone(chain: TestChain) {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.betOnBothSides(match)
  return { match, successor: await chain.replaceMatch(match, { startsIn: 2 * day }) }
}

test('takes the refund and bets on the successor', async ({ chain, wallet, page, app }) => {
  const { match, successor } = await postpone(chain)
  await app.match.openAndConnect(match)
  await expect(page.getByRole('link', { name: 'Starts 3 Mar 2027, 13:01' })).toHaveAttribute(
    'href',
    `/match/${successor}`,
  )
  await expect(app.match.betAgain).toContainText('Take your refund and put 1 WETH on T1 (Team A) again.')
  await expect(app.main).toBeAccessible()

  await app.match.pressBetAgain('Approve WETH')
  await expect(app.match.betAgain).toContainText('Approval successful!')
  wallet.rejectNext()
  await app.match.pressBetAgain('Refund and bet again')
  await expect(app.match.betAgain).toContainText('You cancelled in your wallet. Nothing was sent.')
  await app.match.pressBetAgain('Refund and bet again')

  await expect(page).toHaveURL(`/match/${successor}`)
  await expect(app.match.position).toContainTexts('Team A', '1', 'Pending')
  wallet.expectPrompts('connect', 'send', 'send', 'send')
  expect(await chain.positionOf(match, accounts.bettor)).toMatchObject({ claimed: true })
  const stake = parseEther('1')
  expect(await chain.positionOf(successor, accounts.bettor)).toMatchObject({ stake, side: 1 })
  expect(await chain.balanceOf(accounts.bettor)).toBe(0n)
  expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)

  await test.step('in one confirmation if the wallet batches', async () => {
    wallet.startBatching()
    const next = await postpone(chain)
    await app.match.open(next.match)
    await app.match.pressBetAgain('Refund and bet again')
    await expect(page).toHaveURL(`/match/${next.successor}`)
    wallet.expectPrompts('connect', 'send', 'send', 'send', 'send batch')
    expect(await chain.positionOf(next.successor, accounts.bettor)).toMatchObject({ stake })
  })
})

test('offers to bet again from when the refund is due until the successor starts', async ({ chain, app }) => {
  const { match, successor } = await postpone(chain)
  await chain.bet(successor, { by: accounts.bettor, side: 2, amount: '0.1' })
  await chain.setDisputeWindow(hour)
  const waiting = await postpone(chain)

  await app.match.openAndConnect(waiting.match)
  await expect(app.match.position).toContainText('1 WETH')
  await expect(app.match.betAgain).toBeHidden()
  await chain.pass(hour)
  await expect(app.match.betAgain).toBeVisible()
  await app.visit(`/match/${match}`)
  await expect(app.match.position).toContainText('1 WETH')
  await expect(app.match.betAgain).toBeHidden()
  await app.visit(`/match/${waiting.match}`)
  await expect(app.match.betAgain).toBeVisible()
  await chain.pass(2 * day)
  await expect(app.match.betAgain).toBeHidden()
})
