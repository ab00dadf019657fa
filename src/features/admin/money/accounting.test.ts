import { type Address, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { aLedger, won } from '@/domain/ledger/ledger.fixture'
import { DAY } from '@/lib/time'
import { accounts } from '@/testing/accounts'
import { accountFor, dayOf, everyDay, solvencyOf } from './accounting'

const { bettor: ann, rival: bob, second: cy, operator: dan } = accounts
const weth = parseEther

const bets = [
  { by: ann, side: 1, amount: '1' },
  { by: bob, side: 2, amount: '2' },
] as const

const account = (...played: Parameters<typeof aLedger>[0]) => accountFor(aLedger(played))

describe('a match', () => {
  test('owes its winners the losing pool minus the fee', () => {
    expect(account({ match: won(1), bets })).toMatchObject({
      open: 0n,
      owed: weth('2.84'),
      feesToCome: weth('0.16'),
    })
  })

  test('keeps its fee and owes nothing once claimed', () => {
    const [winner, loser] = bets
    const accounting = account({ match: won(1), bets: [{ ...winner, claimed: true }, loser] })
    expect(accounting).toMatchObject({ owed: 0n, feesToCome: 0n, dust: 0n })
    expect(accounting.matches).toMatchObject([{ paid: weth('2.84'), fees: weth('0.16') }])
  })

  test('owes losers what the winners cannot match, pool by pool', () => {
    const lopsided = [
      { by: ann, side: 1, amount: '0.01' },
      { by: bob, side: 2, amount: '2' },
      { by: cy, side: 2, amount: '1', pool: 'live' },
    ] as const
    // 50 × 0.01 of the early 2 WETH are matched, nothing of the live one.
    const accounting = account({ match: won(1, { feeBps: 0 }), bets: lopsided })
    expect(accounting).toMatchObject({ open: 0n, owed: weth('3.01'), dust: 0n })
    expect(accounting.matches).toMatchObject([{ unmatched: weth('2.5'), owed: weth('3.01') }])
  })

  test('leaves the rounding remainder as dust', () => {
    const wei = '0.000000000000000001'
    const third = (by: Address) => ({ by, side: 1, amount: wei }) as const
    const loser = { by: dan, side: 2, amount: '0.000000000000000005' } as const
    // 5 × 1 / 3 is 1 for each of the three: 2 stay.
    expect(
      account({ match: won(1, { feeBps: 0 }), bets: [third(ann), third(bob), third(cy), loser] }),
    ).toMatchObject({ owed: 6n, dust: 2n })
  })

  test('is listed newest first', () => {
    const { matches } = account({ bets }, { bets: [] }, { bets })
    expect(matches.map(({ match }) => match.id)).toEqual([3n, 2n, 1n])
  })
})

test('days have the matches that end on them', () => {
  const [winner, loser] = bets
  const { matches } = account(
    { match: won(1, { endTime: 3 * DAY }), bets: [{ ...winner, claimed: true }, loser] },
    { match: { endTime: 4 * DAY - 1 }, bets },
    { match: { endTime: 6 * DAY }, bets: [] },
  )
  const idle = { matches: 0, bets: 0, staked: 0n, paid: 0n, fees: 0n }
  expect(everyDay(matches, 6 * DAY)).toEqual([
    { day: 3 * DAY, matches: 2, bets: 4, staked: weth('6'), paid: weth('2.84'), fees: weth('0.16') },
    { day: 4 * DAY, ...idle },
    { day: 5 * DAY, ...idle },
    { day: 6 * DAY, ...idle, matches: 1 },
  ])
})

const LONG = Number.POSITIVE_INFINITY

test.each([
  ['all of them', 6, LONG, [3, 4, 5, 6]],
  ['no later ones', 5, LONG, [3, 4, 5]],
  ['the newest ones', 6, 2, [5, 6]],
  ['none before the first match', 6, 30, [3, 4, 5, 6]],
  ['today, before the first match ends', 2, LONG, [2]],
])('days are without gaps: %s', (_, today, length, expected) => {
  const ends = [3 * DAY, 6 * DAY + 1]
  const { matches } = account(...ends.map((endTime) => ({ match: { endTime }, bets })))
  const all = everyDay(matches, today * DAY, length)
  expect(all.map(({ day }) => day / DAY)).toEqual(expected)
  expect(all.map(({ bets }) => bets)).toEqual(expected.map((day) => (day % 3 === 0 ? 2 : 0)))
})

test.each([
  [{}, { owed: 15n, own: 5n, isCovered: true, surplus: 0n, shortfall: 0n }],
  [
    { bonds: 1n, balance: 21n },
    { owed: 16n, isCovered: true },
  ],
  [{ balance: 21n }, { surplus: 1n, own: 6n }],
  [{ balance: 19n }, { isCovered: false, surplus: 0n, shortfall: 1n }],
])('solvency with %o is exact to the wei', (changed, expected) => {
  const funds = { balance: 20n, accruedFees: 3n, open: 10n, bonds: 0n, owed: 5n, feesToCome: 2n }
  expect(solvencyOf({ ...funds, ...changed })).toMatchObject(expected)
})

test('a day begins at midnight UTC', () => {
  const midnight = 20_000 * DAY
  expect(dayOf(midnight)).toBe(midnight)
  expect(dayOf(midnight + DAY - 1)).toBe(midnight)
})
