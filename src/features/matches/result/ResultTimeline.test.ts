import { describe, expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { DAY } from '@/lib/time'
import { type ResultActors, resultSteps } from './ResultTimeline'

const END = 1_800_010_000
const open = aMatch({ endTime: END })
const named = aMatch({ hasResult: true, winner: 1, claimableAt: END + DAY })

const actors = { wasChallenged: false, isRuled: false, hasOwner: true, hasArbiter: true }

const shown = (match: Match, wasChallenged: boolean, now: number, changes: Partial<ResultActors> = {}) =>
  resultSteps(match, { ...actors, wasChallenged, ...changes }, now)
    .map(({ kind, state }) => `${kind} ${state}`)
    .join(', ')

describe('the steps of a result', () => {
  test('that is missing', () => {
    expect(shown(open, false, END)).toBe('due current, silence upcoming, voidable upcoming')
    expect(shown(open, false, END + 3 * DAY)).toBe('due current, silence current, voidable upcoming')
    expect(shown(open, false, END + 7 * DAY)).toBe('noResult done, voidable current')
  })

  test('that is named, then final', () => {
    expect(shown(named, false, END + DAY - 1)).toBe('named done, window current, payouts upcoming')
    expect(shown(named, false, END + DAY)).toBe('named done, unchallenged done, payouts done')
  })

  test('that nobody can correct or challenge', () => {
    const nobody = { hasOwner: false, hasArbiter: false }
    expect(shown(open, false, END, nobody)).toBe('due current, voidable upcoming')
    expect(shown(named, false, END, nobody)).toBe('named done, payouts upcoming')
    expect(shown(named, false, END, { hasOwner: false })).toContain(', challengeWindow current, ')
  })

  test('that is challenged, until and after the ruling period', () => {
    const challenged = { ...named, isChallenged: true, ruleBy: END + 7 * DAY }
    expect(shown(challenged, true, END + 7 * DAY - 1)).toBe(
      'named done, challenged done, ruling current, payoutsAfterRuling upcoming',
    )
    expect(shown(challenged, true, END + 7 * DAY)).toBe(
      'named done, challenged done, unruled current, payouts upcoming',
    )
  })

  test('that is missing and challenged, so that an operator can still name it', () => {
    const challenged = { ...open, isChallenged: true, ruleBy: END + 10 * DAY }
    expect(shown(challenged, true, END + 4 * DAY)).toBe(
      'noResult done, challenged done, rulingOrResult current, payouts upcoming',
    )
    expect(shown(named, true, END)).toBe('challenged done, named done, window current, payouts upcoming')
  })

  test('that is decided after a challenge', () => {
    const ruled = { isRuled: true }
    expect(shown(named, true, END, ruled)).toBe('challenged done, decided done, payouts upcoming')
    expect(shown(named, true, END + DAY, ruled)).toBe('challenged done, decided done, payouts done')
  })

  test('that was named or voided after a challenge, and not by a ruling', () => {
    expect(shown(named, true, END + DAY)).toBe('challenged done, named done, payouts done')
  })
})
