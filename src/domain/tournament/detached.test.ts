import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { deployment } from '@/chain/config/config'
import { isDetached } from './detached'
import { aTournament } from './tournament.fixture'

test('can be voided by anyone if the pool detaches it before its last match', () => {
  const tournament = aTournament()
  const other = `0x${'1'.repeat(40)}` as const
  const { lastMatchStart } = tournament
  expect(isDetached(tournament, other, lastMatchStart - 1)).toBe(true)
  expect(isDetached(tournament, zeroAddress, lastMatchStart - 1)).toBe(true)
  expect(isDetached(tournament, other, lastMatchStart)).toBe(false)
  expect(isDetached(tournament, deployment.tournament, lastMatchStart - 1)).toBe(false)
  expect(isDetached(aTournament({ status: 'finalized' }), other, 0)).toBe(false)
})
