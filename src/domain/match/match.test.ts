import { describe, expect, test } from 'vitest'
import { toMatch } from './match'
import { aRawMatch } from './match.fixture'

describe('toMatch', () => {
  test('maps times to numbers and keeps amounts', () => {
    const match = toMatch(aRawMatch({ startTime: 1_000n, endTime: 2_000n, claimableAt: 3_000n, minBet: 5n }))
    expect(match).toMatchObject({
      startTime: 1_000,
      endTime: 2_000,
      claimableAt: 3_000,
      minBet: 5n,
    })
  })

  test('is challenged while an arbiter has to rule', () => {
    expect(toMatch(aRawMatch({ claimableAt: 3_000n }))).toMatchObject({ isChallenged: false, ruleBy: 0 })
    expect(toMatch(aRawMatch({ claimableAt: 3_000n, ruleBy: 9_000n }))).toMatchObject({
      isChallenged: true,
      ruleBy: 9_000,
      claimableAt: 3_000,
    })
  })

  test.each([0, 1, 2] as const)('keeps the winner %s', (winner) => {
    expect(toMatch(aRawMatch({ winner })).winner).toBe(winner)
  })

  test('maps an unknown winner to 0', () => {
    expect(toMatch(aRawMatch({ winner: 3 })).winner).toBe(0)
  })

  test.each([
    ['T1 vs\u0000 Gen.G', 'T1 vs Gen.G'],
    ['T1\nvs\tGen.G', 'T1 vs Gen.G'],
    ['\u202eG.neG sv 1T\u202c', 'G.neG sv 1T'],
    ['\u2067T1\u2069 vs \u200bGen.G\ufeff', 'T1 vs Gen.G'],
    [`Z${'\u0301'.repeat(40)} vs B`, 'Z\u0301\u0301 vs B'],
    ['  T1   vs  Gen.G ', 'T1 vs Gen.G'],
    ['<b>T1</b> vs Gen.G', '<b>T1</b> vs Gen.G'],
    ['\u202e\u200b \u2066', '#7'],
  ])('makes %j safe to render', (name, shown) => {
    expect(toMatch(aRawMatch({ id: 7n, name })).name).toBe(shown)
  })
})
