import { expect, test } from 'vitest'
import { isNoValue, isUndecided, readingKey, readsSame, teamName } from './teamNames'

test.each([
  ['case', 'Kestrels', 'KESTRELS'],
  ['spaces', 'Nine Lanterns', 'NineLanterns '],
  ['a non-breaking space', 'Nine Lanterns', 'Nine\u00a0Lanterns'],
  ['a zero-width space', 'Kestrels', 'Kest\u200brels'],
  ['a joiner and a variation selector', 'Kestrels', 'Kest\u200drels\ufe0f'],
  ['a mark of direction', 'Kestrels', '\u202eKestrels\u202c'],
  ['a Cyrillic letter', 'Kestrels', 'Kеstrels'],
  ['a Cyrillic capital, and case', 'kestrels', 'Кestrels'],
  ['Greek capitals', 'TIDE', 'ΤΙDΕ'],
  ['Cherokee letters', 'TIDE', 'ᎢIDᎬ'],
  ['full width', 'Kestrels', 'Ｋｅｓｔｒｅｌｓ'],
  ['mathematical letters', 'Kestrels', '𝐊𝐞𝐬𝐭𝐫𝐞𝐥𝐬'],
  ['a digit like a letter', 'T1', 'Tl'],
  ['zero and O', 'V0id', 'VOid'],
  ['accents', 'Málaga', 'Malaga'],
  ['the form of an accent', 'Málaga', 'Ma\u0301laga'],
  ['a dash', 'Nine-Lanterns', 'Nine–Lanterns'],
  ['a mark', 'Gen.G', 'Gen G'],
  ['a mark at the end', 'Kestrels', 'Kestrels.'],
])('names that differ by %s read the same', (_, one, other) => {
  expect(readingKey(one)).toBe(readingKey(other))
  expect([readsSame(one, other), readsSame(other, one)]).toEqual([true, true])
})

test.each([
  ['LNG', 'ING'],
  ['Team A', 'Team B'],
  ['Red 1', 'Red 2'],
  ['T1', 'T1 Academy'],
  ['Spirit', 'Sprit'],
  ['Спирит', 'Аврора'],
  ['龍隊', '虎隊'],
])('"%s" and "%s" are two teams', (one, other) => {
  expect(readsSame(one, other)).toBe(false)
})

test.each(
  [
    ['', ' ', '?', '-', '—', '???', '...', '…', '(?)', '¿?', '#', '| |'],
    [
      'TBD',
      'tba',
      'Tbc',
      'TBD 2',
      'TBD2',
      'TBD #2',
      'tbd-3',
      'TBD (4)',
      'TBD A',
      'T.B.D.',
      '[TBD]',
      'ＴＢＤ',
    ],
    ['Team TBD', 'TBD Team', 'T\u200bBD', 'To be determined', 'to be announced', 'To Be Decided 2'],
    ['BYE', 'bye', '(bye)', 'BYE 2', 'Bye Week', 'undecided', 'Pending', 'Unknown team'],
    ['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#ERROR!', '#¡REF!', '#¿NOMBRE?', '#N/D'],
    ['Loading...', 'Loading…', 'NaN', 'nan', 'null', 'NULL', 'undefined', 'None', 'n/a', 'N.A.', '<NA>'],
    ['Winner of QF1', 'Loser of Match 3', 'The winner of Kestrels vs Tidewatch', 'Winner Match 3'],
    ['Winner QF1', 'QF1 Winner', 'Winner 3', 'Winner: Match 3', 'Winner (SF2)', 'Loser UB Final'],
    ['Winner Kestrels/Tidewatch', 'Winners Match 2', 'Winner Group A', 'Group B Runner-up', 'Group A 1st'],
    ['QF1', 'SF 2', 'UB QF1', 'Semi-final 1', 'Quarterfinal #3', 'Group A #1', 'Higher seed', 'Sieger HF1'],
    ['TBD/TBD', 'TBA (LCK)', 'To be advised', 'To be determined later', 'Unknown', 'No opponent'],
    [
      'Placeholder',
      '(blank)',
      'empty',
      'nil',
      '[object Object]',
      'Noch offen',
      'À déterminer',
      'Da definire',
    ],
    ['待定', '미정', 'سيتم تحديده', 'Не определено'],
    ['2nd Group B', 'W1', 'L2', 'W49', 'W-QF1', 'LQF2', 'W of M3', '1st seed', 'Seed 2', '#1 seed'],
    ['LPL Seed 2', 'Qualifier 3', 'Qualifier #3', 'EU Qualifier 1', 'Semifinalist 2', 'Lower Bracket Winner'],
    [
      'Por definir',
      'A confirmar',
      'Ganador de QF1',
      'Perdedor Partido 3',
      'Ganador del Grupo A',
      '1º Grupo A',
    ],
  ].flat(),
)('"%s" is no team yet', (name) => {
  expect(isUndecided(name)).toBe(true)
})

test.each(
  [
    [
      'TBD Esports',
      'BYE BYE',
      'Team Liquid',
      'Winners',
      'Losers',
      '100 Thieves',
      'Losers Club',
      'The Winners',
    ],
    [
      'Winner Takes All',
      'Natus Vincere',
      'G2',
      'T1',
      'B8',
      'M80',
      '9z',
      'W7M',
      'A1',
      'Team 1',
      'Team A',
      'NA',
    ],
    ['TBD Gaming', 'Unknown Soldiers', 'Group A', 'GF', 'Empty Set', 'Vainqueurs', 'Semi'],
    ['Final Boss', 'Loading Bay', 'None of the Above', 'Null Sector', 'Group Therapy', 'Upper Hand', 'Seed'],
    [
      'Bad Seed',
      '1st Gaming',
      'Match Point',
      'The Stage',
      'Nine Lanterns',
      '龍隊',
      'أحمر',
      '🦁',
      'Byers',
      '?No!',
    ],
    ['Tba Tigers', 'Nanjing', 'Wolves', 'L1ga', 'R6', 'GF Gaming', 'Game Over', 'Qualified Gaming'],
  ].flat(),
)('"%s" is a team', (name) => {
  expect(isUndecided(name)).toBe(false)
})

test('an operator adds spellings', () => {
  expect(isUndecided(' na ', ['NA', 'Gegner offen'])).toBe(true)
  expect(isUndecided('GEGNER OFFEN', ['NA', 'Gegner offen'])).toBe(true)
  expect(isUndecided('Nara', ['NA'])).toBe(false)
})

test('the name of a side is empty while it is to be decided, and never invisible', () => {
  expect([' Nine   Lanterns ', 'TBD', ''].map(teamName)).toEqual(['Nine Lanterns', '', ''])
  for (const name of ['\u200b\u200b', '\u3164', '\u2800', '\u2060 \u200d'])
    expect(() => teamName(name)).toThrow('a name of characters that nobody sees')
})

test.each(['NaN', '#REF!', 'null', 'NaT'])('"%s" is no value', (text) => {
  expect([isNoValue(text), isNoValue(`${text} Cup`)]).toEqual([true, false])
})
