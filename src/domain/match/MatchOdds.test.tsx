import { expect, test } from 'vitest'
import { showLocalized } from '@/testing/testApp'
import { MatchOdds } from './MatchOdds'
import type { Match } from './match'
import { aMatch } from './match.fixture'

const ETHER = 10n ** 18n
const ended = aMatch({ totalPoolA: ETHER, totalPoolB: ETHER })

function sidesOf(changes: Partial<Match>) {
  const { container } = showLocalized(<MatchOdds match={{ ...ended, ...changes }} now={ended.endTime} />)
  return [...container.querySelectorAll('bdi + *')].map(({ textContent }) => textContent)
}

test.each<[string, Partial<Match>, [string, string]]>([
  ['awaits its result', {}, ['Pays 1.92×', 'Pays 1.92×']],
  ['has a winner', { hasResult: true, winner: 1 }, ['Won', 'Lost']],
  [
    'has a challenged winner',
    { hasResult: true, winner: 1, isChallenged: true },
    ['Pays 1.92×', 'Pays 1.92×'],
  ],
  ['is void', { hasResult: true, isVoid: true }, ['–', '–']],
  [
    'is void and challenged',
    { hasResult: true, isVoid: true, isChallenged: true },
    ['Pays 1.92×', 'Pays 1.92×'],
  ],
  ['had no bets', { totalPoolA: 0n, totalPoolB: 0n }, ['–', '–']],
])('a closed match that %s', (_, changes, sides) => {
  expect(sidesOf(changes)).toEqual(sides)
})
