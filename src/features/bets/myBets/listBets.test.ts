import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Bet } from '@/domain/bet/bet'
import { aBet } from '@/domain/bet/bet.fixture'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { type BetSearch, DEFAULT_BET_SEARCH, parseBetSearch } from './betSearch'
import { betTotals, countByFilter, findBets, listBets } from './listBets'

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
  betOn(0n, { winner: 2 }, '1', '0'),
]

const idsOf = (listed: readonly Bet[]) => listed.map(({ match }) => Number(match.id))
const list = (search: Partial<BetSearch>, of = bets) => {
  const whole = { ...DEFAULT_BET_SEARCH, ...search }
  return listBets(findBets(of, whole, NOW), whole, NOW).map(idsOf)
}

describe('a list', () => {
  test.each([
    ['open', [4, 2, 7, 6, 5]],
    ['toClaim', [4, 2]],
    ['settled', [3, 1, 0]],
    ['won', [3]],
    ['lost', [0]],
    ['refunded', [1]],
    ['paid', [1]],
  ] as const)('shows %s', (show, ids) => {
    expect(list({ show }).flat()).toEqual(ids)
    expect(countByFilter(bets, NOW)[show]).toBe(ids.length)
  })

  test('keeps a bet open until its result is final', () => {
    const provisional = [betOn(9n, { winner: 2, claimableAt: NOW + 1 }, '1', '0')]
    expect(list({ show: 'open' }, provisional)).toEqual([[9]])
    expect(list({ show: 'settled' }, provisional)).toEqual([])
  })

  test('finds games and words in both tabs', () => {
    const find = (search: Partial<BetSearch>) =>
      idsOf(findBets(bets, { ...DEFAULT_BET_SEARCH, ...search }, NOW))
    expect(find({})).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
    expect(find({ game: 'CS2' })).toEqual([4])
    expect(find({ q: 'gen.g lol' })).toEqual([7])
    expect(find({ q: 'nobody' })).toEqual([])
  })

  test('sorts the largest first, and keeps the newest first where equal', () => {
    expect(list({ sort: 'stake' }).flat()).toEqual([2, 4, 7, 6, 5])
    expect(list({ sort: 'payout' }).flat()).toEqual([4, 2, 7, 6, 5])
    expect(list({ sort: 'profit' }).flat()).toEqual([4, 7, 6, 5, 2])
    expect(list({ show: 'settled', sort: 'profit' }).flat()).toEqual([3, 1, 0])
  })

  test('keeps the bets of a series together where its first one stands', () => {
    const final = 'LoL: T1 vs Gen.G — LCK Final'
    const pending = { hasResult: false, winner: 0 } as const
    const series = [
      betOn(9n, { ...pending, name: 'LoL: G2 vs Fnatic — LEC' }, '3', '0'),
      betOn(8n, { ...pending, name: `${final} — Over 3.5 maps` }, '1', '0'),
      betOn(7n, { ...pending, name: `${final} — Map 2` }, '4', '0'),
      betOn(6n, { ...pending, name: 'LoL: T1 vs Gen.G — LCK' }, '2', '0'),
      betOn(5n, { ...pending, name: final }, '1', '0'),
    ]
    expect(list({}, series)).toEqual([[9], [5, 7, 8], [6]])
    expect(list({ sort: 'stake' }, series)).toEqual([[5, 7, 8], [9], [6]])
    expect(list({ q: 'map' }, series)).toEqual([[7, 8]])
  })

  test('lists a series first if one of its bets can be claimed', () => {
    const map = (id: bigint, name: string, match: Partial<Match>) =>
      betOn(id, { name: `LoL: T1 vs Gen.G — Final — ${name}`, ...match }, '1', '2')
    const series = [
      betOn(9n, { hasResult: false, winner: 0 }, '1', '0'),
      map(8n, 'Map 2', { hasResult: false, winner: 0 }),
      map(7n, 'Map 1', {}),
    ]
    expect(list({}, series)).toEqual([[7, 8], [9]])
  })
})

test('sums up stakes, paid and claimable payouts', () => {
  const more = [
    betOn(8n, { winner: 2 }, '1', '0.25', { claimed: true }),
    betOn(9n, { winner: 0, isVoid: true }, '1', '1'),
    betOn(10n, { winner: 2 }, '1', '0'),
  ]
  const totals = { staked: parseEther('17'), paid: parseEther('6.25'), claimable: parseEther('4') }
  expect(betTotals([...bets, ...more], NOW)).toEqual(totals)
  expect(betTotals([...bets, ...more], NOW + 1)).toEqual({ ...totals, claimable: parseEther('13') })
  expect(betTotals([], NOW)).toEqual({ staked: 0n, paid: 0n, claimable: 0n })
})

test('the URL’s search falls back to the defaults', () => {
  const search = { show: 'lost', sort: 'profit', q: 'gen.g', game: 'LoL' }
  expect(parseBetSearch(search)).toEqual(search)
  expect(parseBetSearch({ show: 'all', sort: 3, q: {}, game: null })).toEqual(DEFAULT_BET_SEARCH)
})
