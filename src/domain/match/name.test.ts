import { describe, expect, test } from 'vitest'
import { parseMatchName } from './name'

describe('parseMatchName', () => {
  test.each([
    ['T1 vs Gen.G', { teamA: 'T1', teamB: 'Gen.G' }],
    ['T1 VS. Gen.G', { teamA: 'T1', teamB: 'Gen.G' }],
    ['LoL: T1 vs Gen.G — LCK Final', { game: 'LoL', teamA: 'T1', teamB: 'Gen.G', event: 'LCK Final' }],
    ['CS2: NAVI vs FaZe', { game: 'CS2', teamA: 'NAVI', teamB: 'FaZe' }],
    ['NAVI vs FaZe - IEM: Katowice', { teamA: 'NAVI', teamB: 'FaZe', event: 'IEM: Katowice' }],
    ['T-1 vs Gen-G – A – B', { teamA: 'T-1', teamB: 'Gen-G', event: 'A – B' }],
    ['\u202eT1 vs Gen.G', { teamA: 'T1', teamB: 'Gen.G' }],
    // The game ends at the first colon.
    ['A: B: T1 vs Gen.G', { game: 'A', teamA: 'B: T1', teamB: 'Gen.G' }],
  ])('parses %j', (name, title) => {
    expect(parseMatchName(name)).toEqual({ game: undefined, event: undefined, ...title })
  })

  test.each([
    '',
    'Grand final',
    'T1 Gen.G',
    'vs Gen.G',
    'T1 vs ',
    'A vs B vs C',
    'T1vsGen.G',
    'Game: ',
    '#7',
  ])('finds nothing in %j', (name) => {
    expect(parseMatchName(name)).toEqual({})
  })
})
