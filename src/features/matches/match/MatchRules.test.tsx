import { screen, waitFor } from '@testing-library/react'
import { zeroAddress, zeroHash } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { formatDateTime } from '@/i18n/format/dates'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import { MatchRules } from './MatchRules'
import { ResultRules } from './ResultRules'

const testChain = setUpTestChain()
let app: TestApp

beforeEach(() => {
  app = createTestApp(testChain().url)
})

const show = (match: Match) => app.show(<ResultRules match={match} />)
const ruleOf = (term: string) => screen.getByText(term).nextElementSibling
const expectRule = (term: string, text: string) =>
  waitFor(() => expect(ruleOf(term)?.textContent).toContain(text))

describe('the dispute window', () => {
  test.each([
    [12 * hour, 0, '12 hours after the result'],
    [0, 12 * hour, '12 hours after the result'],
    [0, 0, 'No dispute window right now'],
  ])('of %i seconds at the match’s creation and %i now', async (before, after, text) => {
    const { createMatch, setDisputeWindow } = testChain()
    await setDisputeWindow(before)
    const id = await createMatch()
    await setDisputeWindow(after)
    show(aMatch({ id }))
    await expectRule('Dispute window', text)
    expect(ruleOf('Dispute window')?.innerHTML).toMatch(/The longer window applies/)
    await expectRule('Who decides', 'owner can correct it once')
  })

  test('is a time after the result', () => {
    const claimableAt = 1_800_050_000
    show(aMatch({ hasResult: true, winner: 1, claimableAt }))
    expect(ruleOf('Dispute window')?.textContent).toBe(
      `Payouts open at ${formatDateTime(claimableAt)}. The result is then final.`,
    )
  })
})

test('names the owner as the one who rules, and the ruling period', async () => {
  show(aMatch())
  await expectRule('Who decides', 'The owner then rules, in public, within 7 days.')
})

test('mentions neither correction nor challenge without an owner and an arbiter', async () => {
  const { client, accounts, contracts, send } = testChain()
  await send({ ...contracts.bettingPool, functionName: 'renounceOwnership', account: accounts.operator })
  expect(await client.readContract({ ...contracts.bettingPool, functionName: 'owner' })).toBe(zeroAddress)
  show(aMatch())
  await expectRule('Who decides', 'no one can correct or challenge it')
  expect(ruleOf('Who decides')?.textContent).not.toContain('owner can correct')
  expect(ruleOf('Result deadline')?.textContent).toContain('anyone can void the match from')
  expect(ruleOf('Result deadline')?.textContent).not.toContain('challenge')
})

test('says which version of the house rules a match goes by, or that there is none', async () => {
  const showLines = (id: bigint) => app.show(<MatchRules match={aMatch({ id })} now={0} />)
  const { createMatch, publishRules, rulesOf } = testChain()
  const ruled = await createMatch()
  const [hash] = await rulesOf(ruled)
  const { unmount } = showLines(ruled)
  await expectRule('House rules', `Version ${hash.slice(0, 10)}`)
  unmount()
  await publishRules(zeroHash, '')
  showLines(await createMatch())
  await waitFor(() =>
    expect(ruleOf('House rules')?.textContent).toBe('None were on the chain when this match was created.'),
  )
})
