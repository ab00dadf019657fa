import { describe, expect, test } from 'vitest'
import { parseZonedTime } from './time'

describe('a time with its zone', () => {
  const six = Date.UTC(2027, 2, 1, 18) / 1_000
  test.each([
    '2027-03-01T18:00Z',
    '2027-03-01T18:00:00z',
    '2027-03-01 18:00Z',
    '2027-03-01T19:00+01:00',
    '2027-03-01T23:30 +0530',
    ' 2027-03-01T13:00:00-05:00 ',
    '2027-03-01T18:00:00.000Z',
    '2027-03-01T18:00:00.999999Z',
    '2027-03-01T19:00+01',
    '2027-03-01 13:00:00.5 -05',
  ])('%s', (text) => expect(parseZonedTime(text)).toEqual({ ok: true, time: six }))

  test.each(['2027-03-01T18:00', '2027-03-01 18:00:00'])('%s lacks the zone', (text) =>
    expect(parseZonedTime(text)).toEqual({ ok: false, reason: 'zoneMissing' }),
  )

  test.each([
    'tomorrow',
    '01.03.2027 18:00',
    '2027-02-30T18:00Z',
    '2027-03-01T25:00Z',
    '1800000000',
    'on 2027-03-01T18:00Z',
    '2027-03-01T18:00.5Z',
    '2027-03-01T18:00+1',
    '2027-03-01T18:00Z sharp',
  ])('%s is no time', (text) => expect(parseZonedTime(text)).toEqual({ ok: false, reason: 'notATime' }))

  test('is missing in an empty cell', () =>
    expect(parseZonedTime(' ')).toEqual({ ok: false, reason: 'empty' }))
})
