import { type Address, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Side } from '@/domain/match/match'
import type { PoolName } from '@/domain/match/odds'
import type { HistoryEvent } from './history'
import { rank, type Standing, standingsOf } from './standings'

const ann: Address = '0x00000000000000000000000000000000000000aa'
const bob: Address = '0x00000000000000000000000000000000000000bb'
const cid: Address = '0x00000000000000000000000000000000000000cc'
const weth = parseEther
const NOW = 1_000

let block = 0n
const created = (matchId: bigint, feeBps = 800): HistoryEvent => ({
  type: 'matchCreated',
  block: ++block,
  matchId,
  feeBps,
  maxGain: 50,
})
const bet = (
  matchId: bigint,
  user: Address,
  amount: string,
  side: Side,
  pool: PoolName = 'early',
): HistoryEvent => ({
  type: 'betPlaced',
  block: ++block,
  matchId,
  user,
  amount: weth(amount),
  side,
  pool,
})
const resolved = (matchId: bigint, winner: 0 | Side, claimableAt = NOW): HistoryEvent => ({
  type: 'matchResolved',
  block: ++block,
  matchId,
  winner,
  claimableAt,
})
const gained = (user: Address, points: bigint): HistoryEvent => ({
  type: 'reputationGained',
  block: ++block,
  user,
  points,
})

/** Ann and Bob bet 1 and 3 WETH on Team A, Cid 2 WETH on Team B. */
const bets = (matchId: bigint) => [
  created(matchId),
  bet(matchId, ann, '1', 1),
  bet(matchId, bob, '2', 1),
  bet(matchId, cid, '2', 2),
  bet(matchId, bob, '1', 1),
]

function fold(events: readonly HistoryEvent[], { since = 0n, now = NOW } = {}) {
  const all = standingsOf(events, since, now)
  const of = (user: Address) => all.find((standing) => standing.user === user)
  return { ann: of(ann), bob: of(bob), cid: of(cid) }
}

describe('standings', () => {
  test('counts a win as payout minus stake, claimed or not, and a loss as the stake', () => {
    const standings = fold([...bets(1n), resolved(1n, 1)])
    // A quarter of the losing pool is 0.5 WETH, less the 8 % fee.
    expect(standings.ann).toMatchObject({ profit: weth('0.46'), won: 1, decided: 1, reputation: 1n })
    expect(standings.bob).toMatchObject({ profit: weth('1.38'), won: 1, decided: 1, reputation: 1n })
    expect(standings.cid).toMatchObject({ profit: -weth('2'), won: 0, decided: 1, reputation: 1n })
  })

  test('counts what comes back of an unmatched stake, pool by pool', () => {
    const lopsided = [
      created(1n),
      bet(1n, ann, '0.01', 1),
      bet(1n, bob, '2', 2),
      bet(1n, cid, '1', 2, 'live'),
    ]
    const standings = fold([...lopsided, resolved(1n, 1)])
    expect(standings.ann).toMatchObject({ profit: weth('0.46'), won: 1 })
    expect(standings.bob).toMatchObject({ profit: -weth('0.5'), won: 0, decided: 1 })
    expect(standings.cid).toMatchObject({ profit: 0n, won: 0, decided: 1 })
  })

  test('counts a challenged result only after the ruling', () => {
    const challenged: HistoryEvent[] = [
      ...bets(1n),
      resolved(1n, 1),
      { type: 'resultChallenged', block: ++block, matchId: 1n },
    ]
    expect(fold(challenged).ann).toMatchObject({ profit: 0n, decided: 0 })
    expect(fold([...challenged, resolved(1n, 2)]).cid).toMatchObject({ won: 1, decided: 1 })
  })

  test('adds up over matches, each at its own fee', () => {
    const free = [created(2n, 0), bet(2n, ann, '1', 2), bet(2n, cid, '1', 1), resolved(2n, 2)]
    const { ann: first, cid: third } = fold([...bets(1n), resolved(1n, 1), ...free])
    expect(first).toMatchObject({ profit: weth('1.46'), won: 2, decided: 2, reputation: 2n })
    expect(third).toMatchObject({ profit: -weth('3'), won: 0, decided: 2 })
  })

  test('counts open and void matches for the reputation only', () => {
    for (const standings of [fold(bets(1n)), fold([...bets(1n), resolved(1n, 0)])])
      expect(standings.ann).toMatchObject({ profit: 0n, won: 0, decided: 0, reputation: 1n })
  })

  test('counts the last result once it is final', () => {
    const overruled = [...bets(1n), resolved(1n, 1, NOW), resolved(1n, 2, NOW)]
    expect(fold(overruled, { now: NOW - 1 }).cid).toMatchObject({ decided: 0 })
    expect(fold(overruled).cid).toMatchObject({ won: 1, profit: weth('3.68') })
    expect(fold([...overruled, resolved(1n, 0, NOW)]).cid).toMatchObject({ decided: 0, profit: 0n })
  })

  test('ignores a match older than the history', () => {
    const [, ...withoutCreation] = bets(1n)
    expect(fold([...withoutCreation, resolved(1n, 1)]).ann).toMatchObject({ decided: 0, reputation: 1n })
  })

  test('adds points to the number of matches', () => {
    const events = [gained(bob, 5n), gained(ann, 10n), ...bets(1n), bet(1n, bob, '1', 1)]
    expect(fold(events).ann?.reputation).toBe(11n)
    expect(fold(events).bob?.reputation).toBe(6n)
  })

  test('includes the first block of a period', () => {
    const events = [gained(ann, 10n), bet(1n, bob, '1', 1)]
    expect(fold(events, { since: block - 1n }).ann?.reputation).toBe(10n)
    expect(fold(events, { since: block }).ann).toBeUndefined()
    expect(fold(events, { since: block }).bob?.reputation).toBe(1n)
    expect(fold(events, { since: block + 1n }).bob).toBeUndefined()
  })

  test('counts a period’s decisions, including earlier bets', () => {
    const before = [gained(ann, 5n), ...bets(1n), ...bets(2n), resolved(1n, 1)]
    const since = block + 1n
    const events = [...before, resolved(2n, 1), gained(ann, 10n), bet(1n, ann, '1', 1)]
    expect(fold(events, { since }).ann).toMatchObject({
      won: 1,
      decided: 1,
      profit: weth('0.46'),
      reputation: 10n,
    })
  })
})

describe('ranks', () => {
  const standing = (user: Address, values: Partial<Standing>): Standing => ({
    user,
    profit: 0n,
    won: 0,
    decided: 1,
    reputation: 0n,
    ...values,
  })
  const ranksOf = (standings: readonly Standing[], order: 'profit' | 'won' | 'reputation') =>
    rank(standings, order).map(({ user, rank }) => [user, rank])

  test('sorts the best first', () => {
    const all = [standing(ann, { profit: -1n }), standing(bob, { profit: 2n }), standing(cid, {})]
    expect(ranksOf(all, 'profit')).toEqual([
      [bob, 1],
      [cid, 2],
      [ann, 3],
    ])
  })

  test('shares a rank on a tie, more profit first', () => {
    const all = [standing(ann, { won: 2 }), standing(bob, { won: 2, profit: 1n }), standing(cid, { won: 1 })]
    expect(ranksOf(all, 'won')).toEqual([
      [bob, 1],
      [ann, 1],
      [cid, 3],
    ])
  })

  test('sorts complete ties by address', () => {
    const all = [standing(bob, { won: 1 }), standing(ann, { won: 1 }), standing(cid, { won: 1 })]
    const ranks = [ann, bob, cid].map((user) => [user, 1])
    expect(ranksOf(all, 'won')).toEqual(ranks)
    expect(ranksOf(all.toReversed(), 'won')).toEqual(ranks)
  })

  test('leaves out accounts without the sorted figure', () => {
    const all = [standing(ann, { decided: 0, reputation: 3n }), standing(bob, { won: 1 })]
    expect(ranksOf(all, 'profit')).toEqual([[bob, 1]])
    expect(ranksOf(all, 'won')).toEqual([[bob, 1]])
    expect(ranksOf(all, 'reputation')).toEqual([[ann, 1]])
  })
})
