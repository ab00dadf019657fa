import { screen, waitFor } from '@testing-library/react'
import { zeroAddress, zeroHash } from 'viem'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { bettingPoolAbi } from '@/chain/queries/generated'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { formatDateTime } from '@/i18n/format/dates'
import { loadMessages } from '@/i18n/language'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { createTestApp, type TestApp } from '@/testing/testApp'
import { MatchRules } from './MatchRules'

beforeAll(() => loadMessages('matchPage'))

const testChain = setUpTestChain()
const pool = { address: deployment.bettingPool, abi: bettingPoolAbi } as const
let app: TestApp

beforeEach(() => {
  app = createTestApp(testChain().url)
})

const show = (match: Match) =>
  app.show(<MatchRules match={match} now={match.claimableAt || match.startTime} />)
const rule = (term: string) => screen.getByText(term).nextElementSibling

async function setDisputeWindow(seconds: number) {
  const { client, accounts } = testChain()
  const account = accounts.operator
  const hash = await client.writeContract({
    ...pool,
    functionName: 'setDisputeWindow',
    args: [seconds],
    account,
  })
  await client.waitForTransactionReceipt({ hash })
}

describe('the dispute window', () => {
  const longerOfTwo = /The longer window applies/

  test('is that of the match, and may be longer', async () => {
    const id = await testChain().createMatch()
    await setDisputeWindow(0)
    show(aMatch({ id }))
    await waitFor(() => expect(rule('Dispute window')?.textContent).toContain('12 hours after the result'))
    expect(rule('Dispute window')?.innerHTML).toMatch(longerOfTwo)
  })

  test('of 0 still mentions the owner’s power', async () => {
    await setDisputeWindow(0)
    const id = await testChain().createMatch()
    show(aMatch({ id }))
    await waitFor(() => expect(rule('Dispute window')?.textContent).toContain('No dispute window right now'))
    expect(rule('Dispute window')?.innerHTML).toMatch(longerOfTwo)
    await waitFor(() => expect(rule('Who decides')?.textContent).toContain('owner can correct it once'))
  })

  test('of 0 at the match’s creation gives way to a longer one', async () => {
    await setDisputeWindow(0)
    const id = await testChain().createMatch()
    await setDisputeWindow(43_200)
    show(aMatch({ id }))
    await waitFor(() => expect(rule('Dispute window')?.textContent).toContain('12 hours after the result'))
  })

  test('is a time after the result', () => {
    const claimableAt = 1_800_050_000
    show(aMatch({ isFinalized: true, winner: 1, claimableAt }))
    expect(rule('Dispute window')?.textContent).toBe(
      `Payouts open at ${formatDateTime(claimableAt)}. The result is then final.`,
    )
  })
})

test('names the owner as the one who rules, and the ruling period', async () => {
  show(aMatch())
  await waitFor(() =>
    expect(rule('Who decides')?.textContent).toContain('The owner then rules, in public, within 7 days.'),
  )
})

test('mentions neither correction nor challenge without an owner and an arbiter', async () => {
  const { client, accounts } = testChain()
  const account = accounts.operator
  const hash = await client.writeContract({ ...pool, functionName: 'renounceOwnership', account })
  await client.waitForTransactionReceipt({ hash })
  expect(await client.readContract({ ...pool, functionName: 'owner' })).toBe(zeroAddress)
  show(aMatch())
  await waitFor(() =>
    expect(rule('Who decides')?.textContent).toContain('no one can correct or challenge it'),
  )
  expect(rule('Who decides')?.textContent).not.toContain('owner can correct')
  expect(rule('Result deadline')?.textContent).toContain('anyone can void the match from')
  expect(rule('Result deadline')?.textContent).not.toContain('challenge')
})

test('says which version of the house rules a match goes by, or that there is none', async () => {
  const { createMatch, publishRules, rulesOf } = testChain()
  const ruled = await createMatch()
  const [hash] = await rulesOf(ruled)
  const { unmount } = show(aMatch({ id: ruled }))
  await waitFor(() => expect(rule('House rules')?.textContent).toContain(`Version ${hash.slice(0, 10)}`))
  unmount()
  await publishRules(zeroHash, '')
  show(aMatch({ id: await createMatch() }))
  await waitFor(() =>
    expect(rule('House rules')?.textContent).toBe('None were on the chain when this match was created.'),
  )
})
