import { act, waitFor } from '@testing-library/react'
import { parseEther } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { bettingPoolContract } from '@/chain/queries/contracts'
import type { SettledTransactionState } from '@/chain/transactions/types'
import { type Match, toMatch } from '@/domain/match/match'
import type { Outcome } from '@/domain/match/outcome'
import { useIsRuled } from '@/domain/match/useIsRuled'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp, type TestApp } from '@/testing/testApp'
import { day, hour } from '@/testing/time'
import {
  useCloseBetting,
  useFinalizeMatch,
  useOverruleResult,
  useReplaceMatch,
  useRule,
  useVoidMatch,
} from './useMatchActions'

const WINDOW = 12 * hour
/** 2 % of the 1 WETH that either result moves. */
const BOND = parseEther('0.02')

const testChain = setUpTestChain()
let app: TestApp

beforeEach(async () => {
  const { url, accounts, setDisputeWindow, fundBettor } = testChain()
  ;({ app } = await connectTestApp(url, accounts.operator))
  await setDisputeWindow(WINDOW)
  await fundBettor('1')
})

async function read(id: bigint): Promise<Match> {
  const { client } = testChain()
  return toMatch(await client.readContract({ ...bettingPoolContract, functionName: 'getMatch', args: [id] }))
}

/** Creates a match that has started, with a bet on each side. */
async function startMatch(): Promise<bigint> {
  const { createMatch, betOnBothSides, pass } = testChain()
  const id = await createMatch({ startsIn: hour, endsIn: 4 * hour })
  await betOnBothSides(id)
  await pass(2 * hour)
  return id
}

async function challengedMatch(outcome: Outcome): Promise<bigint> {
  const { finalize, challenge, pass, accounts } = testChain()
  const id = await startMatch()
  await pass(outcome === 'None' ? 4 * day : 3 * hour)
  if (outcome !== 'None') await finalize(id, outcome === 'A' ? 1 : 2)
  await challenge(id, { by: accounts.bettor, outcome })
  return id
}

/** Returns whether the app takes the match for one that the arbiter has ruled on. */
async function isRuled(match: Match): Promise<boolean | undefined> {
  const { result } = app.render(() => useIsRuled(match, match.claimableAt - 1))
  await waitFor(() => expect(result.current).toBeDefined())
  return result.current
}

type Send = () => Promise<SettledTransactionState>

async function expectConfirmed(send: Send) {
  expect(await act(send)).toMatchObject({ phase: 'confirmed' })
}

async function expectRefused(send: Send, name: string) {
  expect(await act(send)).toMatchObject({ phase: 'failed', failure: { name } })
}

function renderActions(id: bigint) {
  return app.render(() => ({
    close: useCloseBetting(id),
    finalize: useFinalizeMatch(id),
    void: useVoidMatch(id),
    overrule: useOverruleResult(id),
    replace: useReplaceMatch(id),
    rule: useRule(id),
  })).result
}

test('names a winner before the scheduled end once betting is closed, but pays after it', async () => {
  const id = await startMatch()
  const actions = renderActions(id)
  await expectRefused(() => actions.current.finalize.send({ winner: 1 }), 'MatchNotEnded')
  await expectConfirmed(() => actions.current.close.send())
  await expectConfirmed(() => actions.current.finalize.send({ winner: 1 }))
  const match = await read(id)
  expect(match).toMatchObject({ isFinalized: true, winner: 1, claimableAt: match.endTime + WINDOW })
})

test('names a winner with the source of the result in one transaction, or neither', async () => {
  const { client, pass } = testChain()
  const id = await startMatch()
  const actions = renderActions(id)
  const source = 'https://lolesports.com/match/1'
  const { lens } = testChain().contracts
  const sourceOf = () => client.readContract({ ...lens, functionName: 'resultSourceOf', args: [id] })
  await expectRefused(() => actions.current.finalize.send({ winner: 1, source }), 'MatchNotEnded')
  expect(await sourceOf()).toBe('')
  await pass(3 * hour)
  await expectConfirmed(() => actions.current.finalize.send({ winner: 2, source }))
  expect(await read(id)).toMatchObject({ isFinalized: true, winner: 2 })
  expect(await sourceOf()).toBe(source)
})

test('replaces a result once, which restarts the window', async () => {
  const { finalize, pass } = testChain()
  const id = await startMatch()
  await pass(3 * hour)
  await finalize(id, 1)
  const { claimableAt } = await read(id)
  await pass(hour)
  const actions = renderActions(id)
  await expectConfirmed(() => actions.current.overrule.send(2))
  const corrected = await read(id)
  expect(corrected.winner).toBe(2)
  expect(corrected.claimableAt).toBeGreaterThanOrEqual(claimableAt + hour)
  for (const again of [() => actions.current.overrule.send(1), () => actions.current.void.send()])
    await expectRefused(again, 'AlreadyOverruled')
})

test('voids a match and creates its successor, once', async () => {
  const id = await startMatch()
  const { endTime, name, minBet, maxBet } = await read(id)
  const times = { startTime: endTime + 2 * day, endTime: endTime + 2 * day + hour }
  const actions = renderActions(id)
  const early = { startTime: endTime, endTime: endTime + hour }
  await expectRefused(() => actions.current.replace.send(early), 'SuccessorTooEarly')
  await expectConfirmed(() => actions.current.replace.send(times))
  expect(await read(id)).toMatchObject({ isVoid: true })
  expect(await read(id + 1n)).toMatchObject({ ...times, name, minBet, maxBet, isFinalized: false })
  await expectRefused(() => actions.current.replace.send(times), 'AlreadyReplaced')
})

test('rules on a challenge, which nobody can change afterwards', async () => {
  const { balanceOf, accounts } = testChain()
  const id = await challengedMatch('B')
  const before = await balanceOf(accounts.bettor)
  const actions = renderActions(id)
  for (const suspended of [
    () => actions.current.overrule.send(1),
    () => actions.current.void.send(),
    () => actions.current.finalize.send({ winner: 1 }),
  ])
    await expectRefused(suspended, 'ResultSuspended')

  await expectConfirmed(() => actions.current.rule.send('A'))
  const match = await read(id)
  expect(match).toMatchObject({ winner: 1, isChallenged: false })
  expect(await balanceOf(accounts.bettor)).toBe(before + BOND)
  expect(await isRuled(match)).toBe(true)
  await expectRefused(() => actions.current.overrule.send(2), 'ResolutionFinal')
})

test('names a challenged silence, which gives the bond back and can be challenged again', async () => {
  const { balanceOf, accounts } = testChain()
  const id = await challengedMatch('None')
  const actions = renderActions(id)
  const before = await balanceOf(accounts.bettor)
  await expectConfirmed(() => actions.current.finalize.send({ winner: 1 }))
  expect(await balanceOf(accounts.bettor)).toBe(before + BOND)
  const match = await read(id)
  expect(match).toMatchObject({ winner: 1, isChallenged: false })
  expect(await isRuled(match)).toBe(false)
  await expectConfirmed(() => actions.current.overrule.send(2))
})

test('keeps the bond as a fee when the result stands', async () => {
  const { balanceOf, accounts, client } = testChain()
  const id = await challengedMatch('A')
  const before = await balanceOf(accounts.bettor)
  const actions = renderActions(id)
  await expectConfirmed(() => actions.current.rule.send('A'))
  expect(await balanceOf(accounts.bettor)).toBe(before)
  expect(await client.readContract({ ...bettingPoolContract, functionName: 'accruedFees' })).toBe(BOND)
})

test('still rules after the ruling period', async () => {
  const id = await challengedMatch('A')
  await testChain().pass(8 * day)
  const actions = renderActions(id)
  await expectConfirmed(() => actions.current.rule.send('Void'))
  expect(await read(id)).toMatchObject({ isVoid: true, isChallenged: false })
})
