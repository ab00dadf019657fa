import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Bet } from '@/domain/bet/bet'
import { aBet } from '@/domain/bet/bet.fixture'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { type BetSearch, DEFAULT_BET_SEARCH, parseBetSearch } from './betSearch'
import { betTotals, countByFilter, listBets } from './listBets'

const NOW = 1_000

const settled = { hasResult: true, winner: 1, claimableAt: NOW } as const
const betOn = (id: bigint, match: Partial<Match>, stake: string, payout: string, bet: Partial<Bet> = {}) =>
  aBet(stake, payout, { match: aMatch({ id, ...settled, ...match }), ...bet })

const bets = [
  betOn(7n, { hasResult: false, winner: 0, name: 'LoL: T1 vs Gen.G' }, '1', '0'),
  betOn(6n, { isChallenged: true }, '1', '9'),
  betOn(5n, { claimableAt: NOW + 1 }, '1', '9'),
  betOn(4n, { name: 'CS2: FaZe vs NaVi' }, '2', '2.5'),
  betOn(3n, {}, '1', '3', { claimed: true }),
  betOn(2n, { winner: 2 }, '4', '0.5'),
  betOn(1n, { winner: 0, isVoid: true }, '3', '3', { claimed: true, wasPaid: true }),
]

const list = (search: Partial<BetSearch>) =>
  listBets(bets, { ...DEFAULT_BET_SEARCH, ...search }, NOW).map(({ match }) => Number(match.id))

describe('a list', () => {
  test.each([
    ['all', [4, 2, 7, 6, 5, 3, 1]],
    ['open', [7, 6, 5]],
    ['toClaim', [4, 2]],
    ['won', [4, 3]],
    ['lost', [2]],
    ['refunded', [1]],
    ['paid', [1]],
  ] as const)('shows %s', (show, ids) => {
    expect(list({ show })).toEqual(ids)
    expect(countByFilter(bets, NOW)[show]).toBe(ids.length)
  })

  test('finds games and words', () => {
    expect(list({ game: 'CS2' })).toEqual([4])
    expect(list({ q: 'gen.g lol' })).toEqual([7])
    expect(list({ q: 'nobody' })).toEqual([])
  })

  test('sorts the largest first, and keeps the newest first where equal', () => {
    expect(list({ sort: 'stake' })).toEqual([2, 1, 4, 7, 6, 5, 3])
    expect(list({ sort: 'payout' })).toEqual([3, 1, 4, 2, 7, 6, 5])
    expect(list({ sort: 'profit' })).toEqual([3, 4, 7, 6, 5, 1, 2])
  })
})

test('sums up stakes, paid and claimable payouts', () => {
  const more = [
    betOn(8n, { winner: 2 }, '1', '0.25', { claimed: true }),
    betOn(9n, { winner: 0, isVoid: true }, '1', '1'),
    betOn(10n, { winner: 2 }, '1', '0'),
  ]
  const totals = { staked: parseEther('16'), paid: parseEther('6.25'), claimable: parseEther('4') }
  expect(betTotals([...bets, ...more], NOW)).toEqual(totals)
  expect(betTotals([...bets, ...more], NOW + 1)).toEqual({ ...totals, claimable: parseEther('13') })
  expect(betTotals([], NOW)).toEqual({ staked: 0n, paid: 0n, claimable: 0n })
})

test('the URL’s search falls back to the defaults', () => {
  const search = { show: 'lost', sort: 'profit', q: 'gen.g', game: 'LoL' }
  expect(parseBetSearch(search)).toEqual(search)
  expect(parseBetSearch({ show: 'nonsense', sort: 3, q: {}, game: null })).toEqual(DEFAULT_BET_SEARCH)
})
