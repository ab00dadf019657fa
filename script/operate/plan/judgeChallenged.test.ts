import { expect, test } from 'vitest'
import { day, hour } from '../lib/durations.ts'
import { defaultSettings } from '../lib/settings.ts'
import { inFeed, onChain, played, START } from './plan.fixture.ts'
import { judgeChallenged } from './planMatch.ts'
import type { ChainMatch } from './types.ts'

const now = START + 2 * hour
const challenged = {
  isChallenged: true,
  isFinalized: true,
  ruleBy: START + 90 * day,
  claimableAt: START + day,
}
const won: Partial<ChainMatch> = { ...challenged, winner: 2 }
const voided: Partial<ChainMatch> = { ...challenged, isVoid: true, winner: 0 }

function judge(match: Partial<ChainMatch>, ...feeds: ReturnType<typeof inFeed>[]) {
  const [judgement] = judgeChallenged({
    now,
    settings: defaultSettings,
    chain: { block: 1n, time: now, isPaused: false, matches: [onChain(match)], tournaments: [] },
    feeds: feeds.map((fixture, index) => ({ name: `feed ${index}`, fixtures: [fixture] })),
  })
  return judgement && { outcome: judgement.outcome, doubt: judgement.doubt }
}

test.each([
  ['a winner, whatever the chain says', won, played(), 'A'],
  ['a winner of a match that was voided', voided, played({ result: { kind: 'win', winner: 2 } }), 'B'],
  ['a match that was called off', won, inFeed({ status: 'cancelled' }), 'Void'],
  ['a postponed match', voided, inFeed({ startTime: START + 3 * day, originalStartTime: START }), 'Void'],
  ['nothing while the feed says nothing', voided, inFeed(), undefined],
  ['nothing before the feed is sure', won, played({ changedAt: now - 1 }), undefined],
])('says %s', (_, match, fixture, outcome) => {
  expect(judge(match, fixture)).toEqual({ outcome, doubt: undefined })
})

test('leaves to a person what the plan would ask', () => {
  const other = played({ result: { kind: 'win', winner: 2 } })
  expect(judge(won, played(), other)).toEqual({
    outcome: undefined,
    doubt: 'feed 0 and feed 1 contradict each other.',
  })
  expect(judge(won, played({ result: undefined }))?.doubt).toContain('names no winner')
})

test('leaves out a missing result, which the plan names, and results that nobody challenges', () => {
  expect(judge({ isChallenged: true, ruleBy: START + 90 * day }, played())).toBeUndefined()
  expect(judge({ ...won, isChallenged: false }, played())).toBeUndefined()
})
