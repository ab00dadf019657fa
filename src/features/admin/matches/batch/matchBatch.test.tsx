import { act } from '@testing-library/react'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { bettingPoolContract } from '@/chain/queries/contracts'
import { mergeCalls } from '@/chain/transactions/calls'
import { type ContractCall, contractCall } from '@/chain/transactions/types'
import type { Match } from '@/domain/match/match'
import { aMatch, readMatch } from '@/domain/match/match.fixture'
import { type Outcome, outcomeId, outcomeOf } from '@/domain/match/outcome'
import { createCall, finalizeCalls } from '@/features/admin/matches/matchCalls'
import { chunksOf } from '@/lib/chunksOf'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { hour } from '@/testing/time'
import {
  BATCH_LIMIT,
  type BatchAction,
  batchCalls,
  planBatch,
  type Refusal,
  useMatchBatch,
} from './matchBatch'

describe('a batch', () => {
  const testChain = setUpTestChain()

  /** Creates matches that are over in three hours. Returns their IDs. */
  async function createMatches(count: number) {
    const { accounts, now, send } = testChain()
    const startTime = (await now()) + hour
    const bounds = { minBet: parseEther('0.01'), maxBet: parseEther('10') }
    const match = { name: 'T1 vs Gen.G', startTime, endTime: startTime + hour, ...bounds }
    for (const calls of chunksOf(Array<ContractCall>(count).fill(createCall(match)), 50))
      await send({ ...mergeCalls(calls), account: accounts.operator })
    return Array.from({ length: count }, (_, index) => BigInt(index + 1))
  }

  const readMatches = (ids: readonly bigint[]) => Promise.all(ids.map((id) => readMatch(testChain(), id)))

  /** Sends a batch. Returns the wallet's prompts, and the gas of the last transaction. */
  async function sendBatch(action: BatchAction, outcomes: ReadonlyMap<bigint, Outcome>) {
    const { url, accounts, now } = testChain()
    const { wallet, app } = await connectTestApp(url, accounts.operator)
    const matches = await readMatches([...outcomes.keys()])
    const choices = new Map([...outcomes].map(([id, outcome]) => [id, { outcome, typed: '' }]))
    const time = await now()
    const { result } = app.render(() => useMatchBatch(action))
    const done: number[] = []
    const ended = await act(() =>
      result.current.send({ matches, choices, now: time }, ({ length }) => void done.push(length)),
    )
    if (ended.phase !== 'confirmed' || !ended.receipt) throw new Error('Not confirmed')
    return { prompts: wallet.prompts, done, gasUsed: ended.receipt.gasUsed }
  }

  test('names more winners than one transaction takes, one batch after another', async () => {
    const ids = await createMatches(BATCH_LIMIT + 1)
    await testChain().pass(3 * hour)
    const { prompts, done } = await sendBatch('name', new Map(ids.map((id) => [id, 'A'])))
    expect(prompts).toEqual(['connect', 'send', 'send'])
    expect(done).toEqual([BATCH_LIMIT, 1])
    const { client } = testChain()
    const { gasUsed } = await client.getBlock({ blockNumber: (await client.getBlockNumber()) - 1n })
    // A tenth of a block.
    expect(gasUsed).toBeLessThan(3_000_000n)
  })

  test('rules on twenty challenges in one transaction', async () => {
    const { accounts, pass, send, giveWeth, approve, balanceOf } = testChain()
    const ids = await createMatches(20)
    await pass(3 * hour)
    await giveWeth(accounts.bettor, '1')
    await approve(accounts.bettor, '1')
    const results = ids.flatMap((id) => finalizeCalls(id, { winner: 1 }))
    await send({ ...mergeCalls(results), account: accounts.operator })
    const challenges = ids.map((id) =>
      contractCall({ ...bettingPoolContract, functionName: 'challengeResult', args: [id, outcomeId('A')] }),
    )
    await send({ ...mergeCalls(challenges), account: accounts.bettor })
    // Half of the results stand, with bonds of 0.01 WETH.
    const rulings = new Map(ids.map((id) => [id, id <= 10n ? 'A' : id <= 15n ? 'B' : 'Void'] as const))
    const { prompts, gasUsed } = await sendBatch('rule', rulings)
    expect(prompts).toEqual(['connect', 'send'])
    expect(gasUsed).toBeLessThan(1_600_000n)
    expect((await readMatches(ids)).map(outcomeOf)).toEqual([...rulings.values()])
    expect(await balanceOf(accounts.bettor)).toBe(parseEther('0.9'))
  })
})

const { startTime, endTime } = aMatch()
const open = aMatch()
const closed = aMatch({ isBettingClosed: true })
const named = aMatch({ hasResult: true, winner: 1, claimableAt: endTime + 100 })
const challenged = aMatch({ ...named, isChallenged: true, ruleBy: endTime + 100 })
const silent = aMatch({ isChallenged: true, ruleBy: endTime + 100 })
const lost = endTime + bettingPoolLimits.ABANDONED_AFTER

type Answer = Refusal | 'accepted'

test.each<[string, Match, number, Record<Exclude<BatchAction, 'rule'>, Answer>]>([
  ['open', open, startTime, { close: 'accepted', name: 'early', void: 'accepted' }],
  ['closed', closed, startTime, { close: 'closed', name: 'early', void: 'accepted' }],
  ['closed and over', closed, startTime + 1, { close: 'closed', name: 'accepted', void: 'accepted' }],
  ['ended', open, endTime, { close: 'ended', name: 'early', void: 'accepted' }],
  ['over', open, endTime + 1, { close: 'ended', name: 'accepted', void: 'accepted' }],
  ['abandoned', open, lost, { close: 'ended', name: 'abandoned', void: 'accepted' }],
  ['named', named, endTime + 1, { close: 'resolved', name: 'resolved', void: 'resolved' }],
  ['challenged', challenged, endTime, { close: 'challenged', name: 'challenged', void: 'challenged' }],
  ['challenged silence', silent, endTime + 1, { close: 'ended', name: 'accepted', void: 'accepted' }],
  ['unruled', challenged, endTime + 100, { close: 'challenged', name: 'challenged', void: 'accepted' }],
  ['unruled silence', silent, endTime + 100, { close: 'ended', name: 'abandoned', void: 'accepted' }],
])('accepts or refuses a match: %s', (_, match, now, answers) => {
  for (const action of ['close', 'name', 'void'] as const) {
    const { matches, refused } = planBatch(action, [match], now)
    const answer = answers[action]
    expect(matches).toEqual(answer === 'accepted' ? [match] : [])
    expect(refused).toEqual(answer === 'accepted' ? [] : [{ match, reason: answer }])
  }
})

test('voids as anyone may what is abandoned', () => {
  const calls = batchCalls('void', [open, aMatch({ id: 2n, endTime: lost })], new Map(), lost)
  expect(calls.map(({ functionName, args }) => [functionName, args])).toEqual([
    ['voidAbandonedMatch', [open.id]],
    ['voidMatch', [2n]],
  ])
})

test('rules on what is challenged, also after the ruling period', () => {
  for (const now of [endTime, endTime + 100])
    expect(planBatch('rule', [challenged, silent, named, open], now)).toEqual({
      matches: [challenged, silent],
      refused: [named, open].map((match) => ({ match, reason: 'unchallenged' })),
    })
})
