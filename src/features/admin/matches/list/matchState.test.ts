import { describe, expect, test } from 'vitest'
import { bettingPoolLimits } from '@/chain/config/limits'
import { aMatch } from '@/domain/match/match.fixture'
import { matchState, nextDue } from './matchState'

const { ABANDONED_AFTER } = bettingPoolLimits
const { startTime, endTime } = aMatch()
const closed = aMatch({ isBettingClosed: true })
const won = aMatch({ isFinalized: true, winner: 1, claimableAt: endTime + 100 })
const voided = aMatch({ isFinalized: true, isVoid: true, claimableAt: endTime + 100 })
const challenged = aMatch({ ...won, isChallenged: true, ruleBy: endTime + 500 })
const voidableAt = endTime + ABANDONED_AFTER

describe('state and what is due next', () => {
  test.each([
    ['before the start', aMatch(), startTime - 1, 'upcoming', { kind: 'closes', at: endTime }],
    ['after the start', aMatch(), startTime, 'live', { kind: 'closes', at: endTime }],
    ['closed by hand', closed, startTime, 'closed', { kind: 'nameable', at: startTime }],
    ['closed and started', closed, startTime + 1, 'due', { kind: 'result', at: startTime, voidableAt }],
    ['ended', aMatch(), endTime + 1, 'due', { kind: 'result', at: endTime, voidableAt }],
    ['abandoned', aMatch(), voidableAt, 'abandoned', { kind: 'voidable', at: voidableAt }],
    ['named', won, endTime + 99, 'dispute', { kind: 'final', at: endTime + 100 }],
    ['final', won, endTime + 100, 'final', undefined],
    ['voided', voided, endTime + 99, 'dispute', { kind: 'final', at: endTime + 100 }],
    ['finally void', voided, endTime + 100, 'void', undefined],
    ['challenged', challenged, endTime + 499, 'challenged', { kind: 'ruling', at: endTime + 500 }],
    ['without a ruling', challenged, endTime + 500, 'challenged', { kind: 'voidable', at: endTime + 500 }],
  ] as const)('%s', (_, match, now, state, due) => {
    expect(matchState(match, now)).toBe(state)
    expect(nextDue(match, now)).toEqual(due)
  })
})
