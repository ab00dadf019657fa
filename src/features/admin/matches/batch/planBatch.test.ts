import { expect, test } from 'vitest'
import { bettingPoolLimits } from '@/chain/config/limits'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { type BatchAction, planBatch, type Refusal } from './planBatch'

const { startTime, endTime } = aMatch()
const open = aMatch()
const closed = aMatch({ isBettingClosed: true })
const named = aMatch({ isFinalized: true, winner: 1, claimableAt: endTime + 100 })
const challenged = aMatch({ ...named, isChallenged: true })
const silent = aMatch({ isChallenged: true, claimableAt: endTime + 100 })
const lost = endTime + bettingPoolLimits.ABANDONED_AFTER

type Answer = Refusal | 'accepted'

test.each<[string, Match, number, Record<BatchAction, Answer>]>([
  ['open', open, startTime, { close: 'accepted', name: 'early', void: 'accepted' }],
  ['closed', closed, startTime, { close: 'closed', name: 'early', void: 'accepted' }],
  ['closed and over', closed, startTime + 1, { close: 'closed', name: 'accepted', void: 'accepted' }],
  ['ended', open, endTime, { close: 'ended', name: 'early', void: 'accepted' }],
  ['over', open, endTime + 1, { close: 'ended', name: 'accepted', void: 'accepted' }],
  ['abandoned', open, lost, { close: 'ended', name: 'abandoned', void: 'accepted' }],
  ['named', named, endTime + 1, { close: 'resolved', name: 'resolved', void: 'resolved' }],
  ['challenged', challenged, endTime, { close: 'challenged', name: 'challenged', void: 'challenged' }],
  ['without a result', silent, endTime, { close: 'challenged', name: 'challenged', void: 'challenged' }],
  ['without a ruling', silent, endTime + 100, { close: 'challenged', name: 'challenged', void: 'accepted' }],
])('accepts or refuses a match: %s', (_, match, now, answers) => {
  for (const action of ['close', 'name', 'void'] as const) {
    const { matches, refused } = planBatch(action, [match], now)
    const answer = answers[action]
    expect(matches).toEqual(answer === 'accepted' ? [match] : [])
    expect(refused).toEqual(answer === 'accepted' ? [] : [{ match, reason: answer }])
  }
})
