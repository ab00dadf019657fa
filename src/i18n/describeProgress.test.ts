import { expect, test } from 'vitest'
import { describeProgress } from './describeProgress'
import { english } from './english.fixture'

test('a write is told of from its check to what became of it, and is silent before and after', () => {
  const told = (
    ['idle', 'switching', 'simulating', 'signing', 'pending', 'confirmed', 'rejected'] as const
  ).map((phase) => describeProgress('joinTournament', { phase }, english))
  expect(told).toEqual([
    undefined,
    'Switch the network in your wallet.',
    'Checking with the contract...',
    'Confirm in your wallet that you join.',
    'Joining the tournament…',
    undefined,
    'Rejected in the wallet. Nothing was sent.',
  ])
})

test('a failure says what did not happen, and why', () => {
  const state = { phase: 'failed', failure: { kind: 'contract', name: 'JoiningClosed', args: [] } } as const
  expect(describeProgress('joinTournament', state, english)).toBe(
    'You did not join. The last match has started, so nobody can join any more. Choose another tournament.',
  )
})
