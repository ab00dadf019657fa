import { expect, test } from 'vitest'
import { bettingPoolLimits } from '@/chain/config/limits'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { type BatchAction, planBatch, type Refusal } from './planBatch'

const { startTime, endTime } = aMatch()
const open = aMatch()
const closed = aMatch({ isBettingClosed: true })
const named = aMatch({ isFinalized: true, winner: 1, claimableAt: endTime + 100 })
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

test('rules on what is challenged, also after the ruling period', () => {
  for (const now of [endTime, endTime + 100])
    expect(planBatch('rule', [challenged, silent, named, open], now)).toEqual({
      matches: [challenged, silent],
      refused: [named, open].map((match) => ({ match, reason: 'unchallenged' })),
    })
})
