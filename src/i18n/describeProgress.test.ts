import { expect, test } from 'vitest'
import { describeProgress } from './describeProgress'
import { english } from './english.fixture'

test('describes a write from simulation to outcome, and says nothing when idle or confirmed', () => {
  const described = (
    ['idle', 'switching', 'simulating', 'signing', 'pending', 'confirmed', 'rejected'] as const
  ).map((phase) => describeProgress('joinTournament', { phase }, english))
  expect(described).toEqual([
    undefined,
    'Switch networks in your wallet.',
    'Checking the transaction…',
    'Confirm in your wallet to join.',
    'Joining the tournament…',
    undefined,
    'You cancelled in your wallet. Nothing was sent.',
  ])
})

test('says what failed, and why', () => {
  const state = { phase: 'failed', failure: { kind: 'contract', name: 'JoiningClosed', args: [] } } as const
  expect(describeProgress('joinTournament', state, english)).toBe(
    'You didn’t join. Entries are closed: the last match has started. Choose another tournament.',
  )
})

test.each([
  [{ kind: 'promptOpen' }, english.errors.promptOpen],
  [{ kind: 'notPlaced' }, english.errors.notPlaced],
] as const)('tells in one sentence: $kind', (failure, text) => {
  expect(describeProgress('placeBet', { phase: 'failed', failure }, english)).toBe(text)
})
