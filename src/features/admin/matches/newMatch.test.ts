import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { parseTypedTime, toTypedTime } from '@/features/admin/shared/schedule'
import { DAY, HOUR } from '@/lib/time'
import { checkNewMatch, matchIdentity, matchWarnings, type NewMatchDraft, namesake } from './newMatch'

const NOW = 1_800_000_000

const at = (time: number) => ({ ok: true, time }) as const
const draft = (overrides: Partial<NewMatchDraft> = {}): NewMatchDraft => ({
  name: 'T1 vs Gen.G',
  start: at(NOW + HOUR),
  end: at(NOW + 2 * HOUR),
  min: '0.01',
  max: '10',
  ...overrides,
})
const problems = (overrides: Partial<NewMatchDraft>) => checkNewMatch(draft(overrides), NOW).problems

describe('a new match', () => {
  test('has parsed values and a clean name', () => {
    expect(checkNewMatch(draft({ name: '  T1   vs Gen.G ', min: '0,01' }), NOW)).toEqual({
      problems: {},
      match: {
        name: 'T1 vs Gen.G',
        startTime: NOW + HOUR,
        endTime: NOW + 2 * HOUR,
        minBet: 10n ** 16n,
        maxBet: 10n ** 19n,
      },
    })
  })

  test.each<[string, Partial<NewMatchDraft>, object]>([
    ['a blank name', { name: ' ' }, { name: 'empty' }],
    ['a name without a visible character', { name: ' \u200b ' }, { name: 'hidden' }],
    ['a name with a zero-width space', { name: 'T1 vs\u200b Gen.G' }, { name: 'hidden' }],
    ['a name that is turned round', { name: '\u202eT1 vs Gen.G' }, { name: 'hidden' }],
    // Bytes count, not letters.
    ['a name of 100 bytes', { name: 'ü'.repeat(50) }, {}],
    ['a name of 102 bytes', { name: 'ü'.repeat(51) }, { name: 'tooLong' }],
    ['one team twice', { name: 'LoL: T1 vs t1' }, { name: 'sameTeam' }],
    ['teams that look alike', { name: 'T1 vs Т1 — LCK' }, { name: 'sameTeam' }],
    ['two sides to be decided', { name: 'TBD vs TBD' }, {}],
    ['a start now', { start: at(NOW) }, {}],
    ['a start in the past', { start: at(NOW - 1) }, { start: 'inPast' }],
    ['an end at the start', { end: at(NOW + HOUR) }, { end: 'notAfterStart' }],
    ['an end after the start', { end: at(NOW + HOUR + 1) }, {}],
    ['an end in 180 days', { end: at(NOW + 180 * DAY) }, {}],
    ['a later end', { end: at(NOW + 180 * DAY + 1) }, { end: 'tooFar' }],
    ['a minimum of zero', { min: '0' }, { min: 'zero' }],
    ['equal bounds', { min: '1', max: '1' }, {}],
    ['a maximum below the minimum', { min: '1', max: '0.99' }, { max: 'belowMin' }],
    // 2^96 wei is more than the contract holds.
    ['the highest maximum', { max: '79228162514.264337593543950335' }, {}],
    ['a higher maximum', { max: '79228162514.264337593543950336' }, { max: 'tooLarge' }],
    ['two separators', { min: '1.000,5' }, { min: 'severalSeparators' }],
  ])('checks %s', (_, overrides, expected) => expect(problems(overrides)).toEqual(expected))

  test('reports all problems at once', () => {
    const empty = { ok: false, reason: 'empty' } as const
    expect(problems({ name: '', start: empty, end: empty, min: '', max: 'x' })).toEqual({
      name: 'empty',
      start: 'empty',
      end: 'empty',
      min: 'empty',
      max: 'notANumber',
    })
  })
})

describe('a typed time', () => {
  beforeAll(() => void vi.stubEnv('TZ', 'Europe/Berlin'))
  afterAll(() => void vi.unstubAllEnvs())

  test.each([
    ['2027-03-01T12:00', 'own', '2027-03-01T11:00Z'],
    // Some fields have the seconds too.
    ['2027-03-01T12:00:30', 'own', '2027-03-01T11:00:30Z'],
    ['2027-03-28T03:30', 'own', '2027-03-28T01:30Z'],
    ['2027-03-01T12:00', 'utc', '2027-03-01T12:00Z'],
    ['2027-03-28T02:30', 'utc', '2027-03-28T02:30Z'],
  ] as const)('of %s in the zone %s is %s', (text, zone, iso) => {
    const time = Date.parse(iso) / 1_000
    expect(parseTypedTime(text, zone)).toEqual({ ok: true, time })
    expect(toTypedTime(time, zone)).toBe(text.slice(0, 16))
  })

  test.each([
    // Daylight saving skips it.
    ['2027-03-28T02:30', 'notATime'],
    ['', 'empty'],
  ])('of "%s" is rejected', (text, reason) => {
    expect(parseTypedTime(text, 'own')).toEqual({ ok: false, reason })
  })
})

test('finds a match of the same name, ignoring case and blanks', () => {
  const open = [aMatch({ id: 1n, name: 'Fnatic vs G2' }), aMatch({ id: 2n, name: 'T1 vs Gen.G' })]
  expect(namesake(' t1  VS gen.g', open)?.id).toBe(2n)
  expect(namesake('T1 vs KT', open)).toBeUndefined()
  const map = aMatch({ id: 3n, name: 'T1 vs Gen.G — LCK — Map 1' })
  expect(namesake('T1 vs Gen.G — LCK — map 1', [...open, map])?.id).toBe(3n)
  for (const other of ['T1 vs Gen.G — LCK', 'T1 vs Gen.G — LCK — Map 2', 'T1 vs Gen.G — LCK — Over 1.5 maps'])
    expect(namesake(other, [map])).toBeUndefined()
  expect(namesake('', open)).toBeUndefined()
  expect(namesake(' ', [aMatch({ name: '' })])).toBeUndefined()
})

test('the same match has the same name and times', () => {
  const match = { name: 'T1 vs Gen.G', startTime: 1, endTime: 2 }
  expect(matchIdentity({ ...match, name: 't1 vs  gen.g' })).toBe(matchIdentity(match))
  expect(matchIdentity({ ...match, endTime: 3 })).not.toBe(matchIdentity(match))
})

const good = {
  name: 'LoL: T1 vs Gen.G — LCK Final',
  startTime: 1_800_000_000,
  endTime: 1_800_003_600,
  maxBet: parseEther('1000'),
}

test.each([
  [{}, []],
  [{ name: 'Winners vs Losers' }, []],
  [{ name: 'T1 v Gen.G' }, ['noTeams']],
  [{ name: 'T1 vs. Gen.G' }, []],
  [{ name: 'The grand final' }, ['noTeams']],
  [{ name: 'TBD vs TBD' }, ['undecidedTeam']],
  [{ name: 'CS2: T1 vs Winner of A — Final' }, ['undecidedTeam']],
  [{ name: 'T1 vs ?' }, ['undecidedTeam']],
  [{ name: 'TBA 2 vs T1' }, ['undecidedTeam']],
  [{ name: 'T1 vs #REF!' }, ['undecidedTeam']],
  [{ endTime: 1_800_000_060 }, ['short']],
  [{ endTime: 1_800_000_600 }, []],
  [{ maxBet: parseEther('1000000') }, ['highMax']],
  [
    { name: 'T1 v Gen.G', endTime: 1_800_000_060, maxBet: parseEther('1000000') },
    ['noTeams', 'short', 'highMax'],
  ],
])('%o has the warnings %o', (part, warnings) =>
  expect(matchWarnings({ ...good, ...part })).toEqual(warnings),
)
