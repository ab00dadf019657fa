import { type Address, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Ledger } from '@/domain/ledger/ledger'
import { aLedger, voided, won } from '@/domain/ledger/ledger.fixture'
import { gamesBetOn, rank, type Standing, type StandingsFilter, standingsOf } from './standings'

const ann: Address = '0x00000000000000000000000000000000000000aa'
const bob: Address = '0x00000000000000000000000000000000000000bb'
const cid: Address = '0x00000000000000000000000000000000000000cc'
const weth = parseEther

/** Ann and Bob bet 1 and 3 WETH on Team A, Cid 2 WETH on Team B. */
const bets = [
  { by: ann, side: 1, amount: '1' },
  { by: bob, side: 1, amount: '3' },
  { by: cid, side: 2, amount: '2' },
] as const

function standings(ledger: Ledger, filter: Partial<StandingsFilter> = {}) {
  const all = standingsOf(ledger, { since: 0, game: '', ...filter })
  const of = (account: Address) => all.find((standing) => standing.account === account)
  return { ann: of(ann), bob: of(bob), cid: of(cid) }
}

describe('standings', () => {
  test('count a win as payout minus stake, claimed or not, and a loss as the stake', () => {
    const [first, ...others] = bets
    const of = standings(aLedger([{ match: won(1), bets: [{ ...first, claimed: true }, ...others] }]))
    // A quarter of the losing pool is 0.5 WETH, less the 8 % fee.
    expect(of.ann).toMatchObject({ profit: weth('0.46'), won: 1, decided: 1 })
    expect(of.bob).toMatchObject({ profit: weth('1.38'), won: 1, decided: 1 })
    expect(of.cid).toMatchObject({ profit: -weth('2'), won: 0, decided: 1 })
  })

  test('count what comes back of an unmatched stake, pool by pool', () => {
    const lopsided = [
      { by: ann, side: 1, amount: '0.01' },
      { by: bob, side: 2, amount: '2' },
      { by: cid, side: 2, amount: '1', pool: 'live' },
    ] as const
    const of = standings(aLedger([{ match: won(1), bets: lopsided }]))
    expect(of.ann).toMatchObject({ profit: weth('0.46'), won: 1 })
    expect(of.bob).toMatchObject({ profit: -weth('0.5'), won: 0, decided: 1 })
    expect(of.cid).toMatchObject({ profit: 0n, won: 0, decided: 1 })
  })

  test('add up over matches, each at its own fee', () => {
    const free = [
      { by: ann, side: 2, amount: '1' },
      { by: cid, side: 1, amount: '1' },
    ] as const
    const of = standings(
      aLedger([
        { match: won(1), bets },
        { match: won(2, { feeBps: 0 }), bets: free },
      ]),
    )
    expect(of.ann).toMatchObject({ profit: weth('1.46'), won: 2, decided: 2 })
    expect(of.cid).toMatchObject({ profit: -weth('3'), won: 0, decided: 2 })
  })

  test.each([
    ['open', {}],
    ['void', voided],
    ['in its dispute window', won(1, { claimableAt: 1_900_000_001 })],
    ['challenged', won(1, { isChallenged: true })],
  ])('leave out a match that is %s', (_, match) => {
    expect(standings(aLedger([{ match, bets }])).ann).toMatchObject({ profit: 0n, won: 0, decided: 0 })
  })

  test('count a match from the second in which its result becomes final', () => {
    const ledger = aLedger([{ match: won(1, { claimableAt: 1_900_000_000 }), bets }])
    expect(standings(ledger).ann).toMatchObject({ decided: 1 })
  })

  test('of a period count the matches that end in it', () => {
    const ledger = aLedger([
      { match: won(1, { endTime: 999 }), bets },
      { match: won(2, { endTime: 1_000 }), bets },
    ])
    expect(standings(ledger, { since: 1_000 }).cid).toMatchObject({ won: 1, decided: 1 })
  })

  test('of a game count its matches only', () => {
    const ledger = aLedger([
      { match: won(1, { name: 'LoL: T1 vs Gen.G' }), bets },
      { match: won(2, { name: 'CS2: FaZe vs Vitality — Major' }), bets },
      { match: won(2, { name: 'T1 vs Gen.G' }), bets },
    ])
    expect(standings(ledger, { game: 'LoL' }).ann).toMatchObject({ won: 1, decided: 1 })
    expect(gamesBetOn(ledger)).toEqual(['CS2', 'LoL'])
  })

  test('always have the reputation of all time', () => {
    const ledger = aLedger([{ match: won(1), bets }], { reputation: 7 })
    expect(standings(ledger, { since: 2_000_000_000 }).ann).toMatchObject({ decided: 0, reputation: 7 })
  })
})

test('games of matches without bets are left out', () => {
  const ledger = aLedger([{ match: { name: 'LoL: T1 vs Gen.G' }, bets: [] }])
  expect(gamesBetOn({ ...ledger, positions: new Map() })).toEqual([])
})

describe('ranks', () => {
  const standing = (account: Address, values: Partial<Standing>): Standing => ({
    account,
    profit: 0n,
    won: 0,
    decided: 1,
    reputation: 0,
    ...values,
  })
  const names = { [ann]: 'ann', [bob]: 'bob', [cid]: 'cid' }
  const ranksOf = (standings: readonly Standing[], order: 'profit' | 'won' | 'reputation') =>
    rank(standings, order).map(({ account, rank }) => `${names[account]} ${rank}`)

  test('sorts the best first', () => {
    const all = [standing(ann, { profit: -1n }), standing(bob, { profit: 2n }), standing(cid, {})]
    expect(ranksOf(all, 'profit')).toEqual(['bob 1', 'cid 2', 'ann 3'])
  })

  test('shares a rank on a tie, more profit first', () => {
    const all = [standing(ann, { won: 2 }), standing(bob, { won: 2, profit: 1n }), standing(cid, { won: 1 })]
    expect(ranksOf(all, 'won')).toEqual(['bob 1', 'ann 1', 'cid 3'])
  })

  test('sorts complete ties by address', () => {
    const all = [standing(bob, { won: 1 }), standing(ann, { won: 1 }), standing(cid, { won: 1 })]
    const ranks = ['ann 1', 'bob 1', 'cid 1']
    expect(ranksOf(all, 'won')).toEqual(ranks)
    expect(ranksOf(all.toReversed(), 'won')).toEqual(ranks)
  })

  test('leaves out accounts without the sorted figure', () => {
    const all = [standing(ann, { decided: 0, reputation: 3 }), standing(bob, { won: 1 })]
    expect(ranksOf(all, 'profit')).toEqual(['bob 1'])
    expect(ranksOf(all, 'won')).toEqual(['bob 1'])
    expect(ranksOf(all, 'reputation')).toEqual(['ann 1'])
  })
})
