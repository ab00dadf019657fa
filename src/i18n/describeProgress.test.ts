import { expect, test } from 'vitest'
import { describeProgress } from './describeProgress'
import { en } from './en/catalogue'

test('describes a write from simulation to outcome, and says nothing when idle or confirmed', () => {
  const described = (
    ['idle', 'switching', 'simulating', 'signing', 'pending', 'confirmed', 'rejected'] as const
  ).map((phase) => describeProgress('joinTournament', { phase }, en))
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
  expect(describeProgress('joinTournament', state, en)).toBe(
    'You didn’t join. Entries are closed: the last match has started. Choose another tournament.',
  )
})

test.each([
  [{ kind: 'requestOpen' }, en.errors.requestOpen],
  [{ kind: 'notPlaced' }, en.errors.notPlaced],
] as const)('tells in one sentence: $kind', (failure, text) => {
  expect(describeProgress('placeBet', { phase: 'failed', failure }, en)).toBe(text)
})
