import { parseEther } from 'viem'
import { accounts } from '@/testing/accounts'
import type { TestChain } from '@/testing/testChain'
import { day, hour } from '@/testing/time'
import { currentRules } from '../../script/lib/houseRules.ts'
import { expect, test } from '../test.ts'

const WINDOW = 12 * hour
/** 2 % of 4 WETH that either result moves. */
const BOND = parseEther('0.08')

test.beforeEach(async ({ chain }) => {
  await chain.setDisputeWindow(WINDOW)
  await chain.giveWeth(accounts.bettor, '1')
})

/** Plays a match with 4 WETH on each side to its end. */
async function playMatch(chain: TestChain): Promise<bigint> {
  const match = await chain.createMatch({ name: 'T1 vs Gen.G' })
  await chain.bet(match, { by: accounts.rival, side: 1, amount: '4' })
  await chain.bet(match, { by: accounts.second, side: 2, amount: '4' })
  await chain.pass(2 * hour)
  return match
}

async function playAndName(chain: TestChain): Promise<bigint> {
  const match = await playMatch(chain)
  await chain.finalize(match, 1)
  return match
}

test('challenges a result, which the arbiter changes', async ({ chain, wallet, page, app }) => {
  const match = await playAndName(chain)
  await app.match.openAndConnect(match)
  await app.match.expectSteps(/^Posted: T1 won/, /^Until .* anyone can challenge it$/, /^Payouts open at/)
  await expect(app.match.form).toBeHidden()
  await expect(page).toBeAccessible()

  await app.match.openChallenge()
  await expect(app.match.challenge).toContainTexts(
    'Your bond0.08 WETH',
    'The contract owner 0xf39F…2266',
    'A ruling that changes the result returns your 0.08 WETH.',
    'A ruling that confirms it turns your bond into a fee.',
    /Without a ruling by .*, anyone can void the match: every stake comes back, your bond is burned\./,
    `Decided by the house rules of 28 Nov 2026, version ${currentRules().hash.slice(0, 10)}.`,
  )
  await expect(app.match.challenge).toBeAccessible()
  wallet.rejectNext()
  await app.match.pressChallenge('Approve WETH')
  await expect(app.match.challenge).toContainText('You cancelled in your wallet.')
  await app.match.pressChallenge('Approve WETH')
  await expect(app.match.challengeButton).toHaveText('Challenge')
  expect(await chain.allowanceOf(accounts.bettor)).toBe(BOND)
  wallet.rejectNext()
  await app.match.pressChallenge('Challenge')
  await expect(app.match.challenge).toContainText('You cancelled in your wallet. Nothing was sent.')
  await app.match.pressChallenge('Challenge')

  await expect(page.getByRole('heading', { name: 'The result is challenged' })).toBeVisible()
  wallet.expectPrompts('connect', 'send', 'send', 'send', 'send')
  await app.match.expectSteps(
    /^Posted: T1 won/,
    'Challenged by 0x7099…79C8 with 0.08 WETH',
    /^The arbiter has until .* to rule · 6d 23h$/,
    'Payouts open after the ruling',
  )
  await expect(app.main).toBeAccessible()
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1') - BOND)
  await app.matches.open('?show=ended')
  await app.matches.expectMatches('T1 vs Gen.G')
  await app.match.open(match)

  await chain.rule(match, 'B')
  await expect(page.getByRole('heading', { name: 'Gen.G won (Team B)' })).toBeVisible()
  await app.match.expectSteps(/^Challenged by/, /^Decided after the challenge: Gen.G won/, /^Payouts open at/)
  await expect(app.match.challengeResult).toBeHidden()
  await expect(app.main).toBeAccessible()
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1'))
})

test('offers a challenge until the window ends, in one confirmation if the wallet batches', async ({
  chain,
  wallet,
  page,
  app,
}) => {
  const unchallenged = await chain.createMatch({ name: 'Fnatic vs G2' })
  const match = await playAndName(chain)
  await chain.finalize(unchallenged, 2)
  await wallet.choose(accounts.second)
  await app.match.openAndConnect(match)

  await test.step('to a wallet that holds the bond', async () => {
    await app.expectConnected(accounts.second)
    await app.match.openChallenge()
    await expect(app.match.challenge).toContainText('You have 0 WETH, less than the bond.')
    await expect(app.match.challengeButton).toHaveAttribute('aria-disabled', 'true')
    await app.match.challengeButton.click({ force: true })
    wallet.expectPrompts('connect')
    await page.keyboard.press('Escape')
  })

  await test.step('which loses the bond to a ruling', async () => {
    wallet.startBatching()
    await wallet.choose(accounts.bettor)
    await app.expectConnected(accounts.bettor)
    await app.match.openChallenge()
    await app.match.pressChallenge('Challenge')
    await app.match.expectStep(/^Challenged by/)
    wallet.expectPrompts('connect', 'send batch')
    expect(await chain.allowanceOf(accounts.bettor)).toBe(0n)
    await chain.rule(match, 'A')
    await expect(page.getByRole('heading', { name: 'T1 won (Team A)' })).toBeVisible()
    await app.match.expectStep(/^Decided after the challenge: T1 won/)
    await expect(app.match.challengeResult).toBeHidden()
    expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1') - BOND)
  })

  await app.visit(`/match/${unchallenged}`)
  await expect(app.match.challengeResult).toBeVisible()
  await chain.pass(WINDOW)
  await app.match.expectSteps(/^Posted: G2 won/, 'Not challenged', 'Final. Payouts are open')
  await expect(app.match.challengeResult).toBeHidden()
})

test('challenges silence, and voids the match when nobody rules', async ({ chain, wallet, page, app }) => {
  const match = await playMatch(chain)
  await app.match.openAndConnect(match)
  await app.match.expectSteps(
    'An operator posts the result',
    /^From .* challenge the missing result · /,
    /^From .* void the match · /,
  )
  await expect(app.match.challengeResult).toBeHidden()
  await chain.pass(3 * day)
  await app.match.openChallenge()
  await expect(app.match.challenge).toContainText('Your 0.08 WETH comes back, whatever happens.')
  await app.match.pressChallenge('Approve WETH')
  await app.match.pressChallenge('Challenge')
  await app.match.expectSteps(
    'No result was posted',
    /^Challenged by/,
    /^Until .*, the arbiter can rule or an operator can post the result · 6d 23h$/,
    'Payouts open after that',
  )

  await chain.pass(7 * day)
  await expect(app.main).toContainText('The arbiter didn’t rule in time.')
  await expect(app.match.result).toBeAccessible()
  await page.getByRole('button', { name: 'Void this match' }).click()
  await expect(page.getByRole('heading', { name: 'This match is void' })).toBeVisible()
  wallet.expectPrompts('connect', 'send', 'send', 'send')
  expect(await chain.balanceOf(accounts.bettor)).toBe(parseEther('1'))
})
