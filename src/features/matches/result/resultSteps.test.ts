import { describe, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { type ResultActors, resultSteps } from './resultSteps'

const DAY = 86_400
const END = 1_800_010_000
const open = aMatch({ endTime: END })
const named = aMatch({ isFinalized: true, winner: 1, claimableAt: END + DAY })

const actors = { wasChallenged: false, hasOwner: true, hasArbiter: true }

const shown = (match: Match, wasChallenged: boolean, now: number, changes: Partial<ResultActors> = {}) =>
  resultSteps(match, { ...actors, wasChallenged, ...changes }, now).map(
    ({ kind, state }) => `${kind} ${state}`,
  )

describe('the steps of a result', () => {
  test('that is missing', () => {
    expect(shown(open, false, END)).toEqual(['due current', 'silence upcoming', 'voidable upcoming'])
    expect(shown(open, false, END + 3 * DAY)).toEqual(['due current', 'silence current', 'voidable upcoming'])
    expect(shown(open, false, END + 7 * DAY)).toEqual([
      'noResult done',
      'silence current',
      'voidable current',
    ])
  })

  test('that is named, then final', () => {
    expect(shown(named, false, END + DAY - 1)).toEqual(['named done', 'window current', 'payouts upcoming'])
    expect(shown(named, false, END + DAY)).toEqual(['named done', 'unchallenged done', 'payouts done'])
  })

  test('that nobody can correct or challenge', () => {
    const nobody = { hasOwner: false, hasArbiter: false }
    expect(shown(open, false, END, nobody)).toEqual(['due current', 'voidable upcoming'])
    expect(shown(named, false, END, nobody)).toEqual(['named done', 'payouts upcoming'])
    expect(shown(named, false, END, { hasOwner: false })).toContain('challengeWindow current')
  })

  test('that is challenged, until and after the ruling period', () => {
    const challenged = { ...named, isChallenged: true }
    expect(shown(challenged, true, END + DAY - 1)).toEqual([
      'named done',
      'challenged done',
      'ruling current',
      'payouts upcoming',
    ])
    expect(shown(challenged, true, END + DAY)).toContain('unruled current')
    expect(shown({ ...open, isChallenged: true, claimableAt: END + 6 * DAY }, true, END)[0]).toBe(
      'noResult done',
    )
  })

  test('that is decided after a challenge', () => {
    expect(shown(named, true, END)).toEqual(['challenged done', 'decided done', 'payouts upcoming'])
    expect(shown(named, true, END + DAY)).toEqual(['challenged done', 'decided done', 'payouts done'])
  })
})
