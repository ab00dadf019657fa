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

test('claims no failure while an earlier request is open, since it can still be approved', () => {
  const state = { phase: 'failed', failure: { kind: 'promptOpen' } } as const
  expect(describeProgress('placeBet', state, english)).toBe(english.errors.promptOpen)
})
