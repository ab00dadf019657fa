import { expect, test, vi } from 'vitest'
import type { Claims } from '@/domain/claim/useClaims'
import { aTournament } from '@/domain/tournament/tournament.fixture'
import type { Failure } from '@/lib/failure'
import { claimInSteps, type Settled } from './claimInSteps'
import { type ClaimPart, claimParts, itemsOf, withoutItems } from './claimParts'

const reward = (id: bigint) => ({ tournament: aTournament({ id }), amount: 100n })
const all: Claims = {
  bets: [
    { matchId: 2n, amount: 20n },
    { matchId: 1n, amount: 10n },
  ],
  rewards: [reward(2n), reward(1n)],
}
const refusal: Failure = { kind: 'contract', name: 'NothingToClaim', args: [] }
const refused = { phase: 'failed', failure: refusal } as const
const confirmed = { phase: 'confirmed' } as const
const rejected = { phase: 'rejected' } as const

/** Claims on a chain of its own, where each send takes the next answer, or confirms. */
async function run(
  { partsPerStep = 1, claims = all }: { partsPerStep?: number; claims?: Claims },
  ...answers: (Settled | (() => Settled))[]
) {
  const gone = new Set<string>()
  const sent: string[][] = []
  const onStep = vi.fn()
  const outcome = await claimInSteps({
    read: async () => withoutItems(claims, gone),
    send: async (parts: readonly ClaimPart[]) => {
      const items = parts.flatMap(itemsOf)
      sent.push(items)
      const answer = answers.shift() ?? confirmed
      // The node lags: it still lists what was claimed here.
      if (typeof answer !== 'function') return answer
      gone.add('tournament 2')
      return answer()
    },
    partsPerStep,
    onStep,
  })
  return { ...outcome, sent, steps: onStep.mock.calls }
}

test('claims up to a hundred matches per call', () => {
  const bets = Array.from({ length: 101 }, (_, index) => ({ matchId: BigInt(index), amount: 1n }))
  expect(claimParts({ bets, rewards: [] })).toMatchObject([{ amount: 100n }, { amount: 1n }])
})

test('takes one confirmation for all matches and one per tournament', async () => {
  expect(await run({})).toEqual({
    paid: 230n,
    failure: undefined,
    isComplete: true,
    sent: [['match 2', 'match 1'], ['tournament 2'], ['tournament 1']],
    steps: [
      [1, 3],
      [2, 3],
      [3, 3],
    ],
  })
})

test('takes one confirmation for everything if the wallet batches', async () => {
  expect(await run({ partsPerStep: 10 })).toMatchObject({
    paid: 230n,
    sent: [['match 2', 'match 1', 'tournament 2', 'tournament 1']],
    steps: [[1, 1]],
  })
})

test('stops at a rejection and at a failure of the wallet, and keeps what was paid', async () => {
  expect(await run({}, confirmed, rejected)).toMatchObject({
    paid: 30n,
    failure: undefined,
    isComplete: false,
  })
  const failed = { phase: 'failed', failure: { kind: 'network' } } as const
  const { sent, ...outcome } = await run({}, confirmed, failed)
  expect(outcome).toMatchObject({ paid: 30n, failure: { kind: 'network' } })
  expect(sent).toHaveLength(2)
})

test('goes on after a part that the contract refuses', async () => {
  expect(await run({}, confirmed, refused)).toMatchObject({
    paid: 130n,
    failure: refusal,
    sent: [['match 2', 'match 1'], ['tournament 2'], ['tournament 1']],
  })
})

test('skips a tournament that was claimed elsewhere meanwhile', async () => {
  expect(await run({}, confirmed, () => refused)).toMatchObject({
    paid: 130n,
    failure: undefined,
    sent: [['match 2', 'match 1'], ['tournament 2'], ['tournament 1']],
  })
  expect(await run({ partsPerStep: 10 }, () => refused)).toMatchObject({
    paid: 130n,
    failure: undefined,
    sent: [
      ['match 2', 'match 1', 'tournament 2', 'tournament 1'],
      ['match 2', 'match 1', 'tournament 1'],
    ],
  })
})

test('splits a batch of which one part is refused', async () => {
  expect(await run({ partsPerStep: 10 }, refused, confirmed, refused)).toMatchObject({
    paid: 130n,
    failure: refusal,
    sent: [
      ['match 2', 'match 1', 'tournament 2', 'tournament 1'],
      ['match 2', 'match 1'],
      ['tournament 2'],
      ['tournament 1'],
    ],
  })
})
