import { describe, expect, test } from 'vitest'
import { judge, type Observation } from './outcome'

const until = 1_000
const bet = { until, hasDeadline: true, effects: [{ to: '0x1', data: '0x', before: '0x0', by: 1n }] } as const
const setting = {
  until,
  hasDeadline: false,
  effects: [{ to: '0x1', data: '0x', before: '0x0', is: '0x1' }],
} as const

const nothing: Observation = { time: 500, effect: 'absent', isKnown: false }
const reverted = { isSuccess: false, hasEffect: false }
const mined = { isSuccess: true, hasEffect: true }
const past = { time: until + 16 }

describe('a bet', () => {
  test.each<[string, Partial<Observation>, string]>([
    ['that nobody saw is open', {}, 'open'],
    ['whose effect is there is confirmed, whatever the wallet says', { effect: 'seen' }, 'confirmed'],
    ['is confirmed by its receipt, although the node of its state lags', { receipt: mined }, 'confirmed'],
    [
      'whose transaction still waits isn’t confirmed by growth from elsewhere',
      { effect: 'seen', nonce: 'unused' },
      'open',
    ],
    ['whose growth isn’t told from another’s is open', { effect: 'grown' }, 'open'],
    ['that reverted failed', { receipt: reverted }, 'reverted'],
    [
      'that reverted, and was placed by another transaction, is confirmed',
      { receipt: reverted, effect: 'seen' },
      'confirmed',
    ],
    ['whose transaction did nothing failed', { receipt: { isSuccess: true, hasEffect: false } }, 'reverted'],
    ['whose nonce is used is cancelled', { nonce: 'past' }, 'cancelled'],
    ['is open at its deadline', { time: until }, 'open'],
    ['is open while a reorg could put it into a block before the deadline', { time: until + 15 }, 'open'],
    ['was not placed by a final block beyond the deadline', past, 'notPlaced'],
    ['was not placed although its transaction waits', { ...past, isKnown: true }, 'notPlaced'],
    ['that grew by enough when its deadline passed is confirmed', { ...past, effect: 'grown' }, 'confirmed'],
    [
      'that grew in time is confirmed, though its own transaction waits',
      { ...past, effect: 'seen', nonce: 'unused' },
      'confirmed',
    ],
  ])('%s', (_, seen, verdict) => {
    expect(judge(bet, { ...nothing, ...seen })).toBe(verdict)
  })

  test('whose batch failed failed, unless its effect is there', () => {
    const failed = { ...bet, batchFailure: { kind: 'reverted' } } as const
    expect(judge(failed, nothing)).toBe('batchFailed')
    expect(judge(failed, { ...nothing, effect: 'seen' })).toBe('confirmed')
  })
})

describe('a write without a deadline', () => {
  test.each<[string, Partial<Observation>, string]>([
    ['is confirmed by anybody’s transaction', { effect: 'seen', nonce: 'unused' }, 'confirmed'],
    [
      'is confirmed by its receipt alone if its effect can’t tell',
      { effect: 'unknown', receipt: mined },
      'confirmed',
    ],
    ['is not waited for longer than ten minutes', past, 'unseen'],
    ['is waited for while a node knows it', { ...past, isKnown: true }, 'open'],
  ])('%s', (_, seen, verdict) => {
    expect(judge(setting, { ...nothing, ...seen })).toBe(verdict)
  })

  test('is waited for while the signers of a Safe take their time', () => {
    expect(judge({ ...setting, isProposal: true }, { ...nothing, ...past })).toBe('open')
  })
})
