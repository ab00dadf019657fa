import { type Address, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Side } from '@/domain/match/match'
import type { PoolName } from '@/domain/match/odds'
import { buildLedger, everyDay, type Ledger, type MoneyEvent, solvencyOf } from './ledger'

const DAY = 86_400
const ann: Address = `0x${'a'.repeat(40)}`
const bob: Address = `0x${'b'.repeat(40)}`
const cy: Address = `0x${'c'.repeat(40)}`

/** Tells a story of events: each in a block of its own, on the day that was last named. */
function story() {
  const events: MoneyEvent[] = []
  let day = 0
  const at = () => ({ block: BigInt(events.length), day })
  const told = {
    events,
    day(next: number) {
      day = next * DAY
      return told
    },
    created(matchId: bigint, feeBps = 800) {
      events.push({ ...at(), type: 'matchCreated', matchId, name: `Match ${matchId}`, feeBps, maxGain: 50 })
      return told
    },
    bet(matchId: bigint, user: Address, side: Side, weth: string, pool: PoolName = 'early') {
      events.push({ ...at(), type: 'betPlaced', matchId, user, amount: parseEther(weth), side, pool })
      return told
    },
    resolved(matchId: bigint, winner: 0 | Side) {
      events.push({ ...at(), type: 'matchResolved', matchId, winner, claimableAt: 1_000 })
      return told
    },
    challenged(matchId: bigint, bond: string) {
      events.push({ ...at(), type: 'resultChallenged', matchId, bond: parseEther(bond) })
      return told
    },
    claimed(matchId: bigint, user: Address, wei: bigint) {
      events.push({ ...at(), type: 'winningsClaimed', matchId, user, amount: wei })
      return told
    },
    referral(wei: bigint) {
      events.push({ ...at(), type: 'referralPaid', amount: wei })
      return told
    },
    withdrawn(wei: bigint) {
      events.push({ ...at(), type: 'feesWithdrawn', amount: wei })
      return told
    },
  }
  return told
}

const weth = parseEther

describe('a match', () => {
  test('without a result has only open stakes', () => {
    const ledger = buildLedger(
      story().created(1n).bet(1n, ann, 1, '1').bet(1n, ann, 1, '0.5').bet(1n, bob, 2, '2').events,
    )
    expect(ledger).toMatchObject({ open: weth('3.5'), owed: 0n, feesToCome: 0n, dust: 0n })
    expect(ledger.matches).toMatchObject([
      { id: 1n, bets: 3, bettors: 2, pools: { early: { 1: weth('1.5'), 2: weth('2') } }, winner: undefined },
    ])
  })

  test('owes its winners the losing pool minus the fee', () => {
    const { events } = story().created(1n).bet(1n, ann, 1, '1').bet(1n, bob, 2, '2').resolved(1n, 1)
    expect(buildLedger(events)).toMatchObject({ open: 0n, owed: weth('2.84'), feesToCome: weth('0.16') })
  })

  test('keeps its fee and owes nothing once claimed', () => {
    const { events } = story()
      .created(1n)
      .bet(1n, ann, 1, '1')
      .bet(1n, bob, 2, '2')
      .resolved(1n, 1)
      .claimed(1n, ann, weth('2.84'))
    expect(buildLedger(events)).toMatchObject({ owed: 0n, feesToCome: 0n, dust: 0n })
    expect(buildLedger(events).matches).toMatchObject([{ paid: weth('2.84'), fees: weth('0.16') }])
  })

  test('owes every stake while it is void, and no fee', () => {
    const { events } = story().created(1n).bet(1n, ann, 1, '1').bet(1n, bob, 2, '2').resolved(1n, 0)
    expect(buildLedger(events)).toMatchObject({ owed: weth('3'), feesToCome: 0n })
  })

  test('uses the corrected result', () => {
    const { events } = story()
      .created(1n)
      .bet(1n, ann, 1, '1')
      .bet(1n, bob, 2, '2')
      .resolved(1n, 1)
      .resolved(1n, 2)
    expect(buildLedger(events).owed).toBe(weth('2.92'))
  })

  test('owes losers what the winners cannot match, pool by pool', () => {
    const { events } = story()
      .created(1n, 0)
      .bet(1n, ann, 1, '0.01')
      .bet(1n, bob, 2, '2')
      .bet(1n, cy, 2, '1', 'live')
      .resolved(1n, 1)
    // 50 × 0.01 of the early 2 WETH are matched, nothing of the live one.
    expect(buildLedger(events)).toMatchObject({ open: 0n, owed: weth('3.01'), dust: 0n })
    expect(buildLedger(events).matches).toMatchObject([{ unmatched: weth('2.5'), owed: weth('3.01') }])
    const claimed = story().events.concat(events, story().claimed(1n, bob, weth('1.5')).events)
    expect(buildLedger(claimed).matches).toMatchObject([{ paid: weth('1.5'), owed: weth('1.51') }])
  })

  test('never mixes the early with the live pool', () => {
    const { events } = story()
      .created(1n, 0)
      .bet(1n, ann, 1, '1')
      .bet(1n, bob, 2, '2')
      .bet(1n, ann, 1, '1', 'live')
      .bet(1n, cy, 2, '4', 'live')
      .resolved(1n, 1)
      .claimed(1n, ann, weth('8'))
    expect(buildLedger(events)).toMatchObject({ owed: 0n, dust: 0n })
  })

  test('owes nobody while it is challenged, but the bond to the challenger', () => {
    const told = story().created(1n).bet(1n, ann, 1, '1').bet(1n, bob, 2, '2').resolved(1n, 1)
    const { events } = told.challenged(1n, '0.04')
    expect(buildLedger(events)).toMatchObject({ open: weth('3'), owed: 0n, bonds: weth('0.04') })
    expect(buildLedger(events).matches).toMatchObject([{ winner: undefined, claimableAt: 0 }])
    told.resolved(1n, 2)
    expect(buildLedger(told.events)).toMatchObject({ open: 0n, owed: weth('2.92'), bonds: 0n })
  })

  test('leaves the rounding remainder as dust', () => {
    const { events } = story().created(1n, 0)
    for (const user of [ann, bob, cy])
      events.push({
        block: 9n,
        day: 0,
        type: 'betPlaced',
        matchId: 1n,
        user,
        amount: 1n,
        side: 1,
        pool: 'early',
      })
    const dave: Address = `0x${'d'.repeat(40)}`
    events.push({
      block: 9n,
      day: 0,
      type: 'betPlaced',
      matchId: 1n,
      user: dave,
      amount: 5n,
      side: 2,
      pool: 'early',
    })
    events.push({ block: 10n, day: 0, type: 'matchResolved', matchId: 1n, winner: 1, claimableAt: 0 })
    // 5 × 1 / 3 is 1 for each of the three: 2 stay.
    expect(buildLedger(events)).toMatchObject({ owed: 6n, dust: 2n })
  })

  test('is listed newest first', () => {
    expect(buildLedger(story().created(1n).created(2n).events).matches.map(({ id }) => id)).toEqual([2n, 1n])
  })

  test('counts an unknown bettor’s claim for its day only', () => {
    const { events } = story().created(1n).bet(1n, ann, 1, '1').resolved(1n, 0).claimed(1n, bob, 5n)
    expect(buildLedger(events)).toMatchObject({ owed: weth('1'), days: [{ paid: 5n }] })
  })

  test('leaves no dust before its fee is paid', () => {
    const { events } = story().created(1n).bet(1n, ann, 1, '1').bet(1n, bob, 2, '2').resolved(1n, 1)
    expect(buildLedger(events).dust).toBe(0n)
  })

  test('is left out if created before the history', () => {
    const { events } = story().bet(1n, ann, 1, '1').created(2n).bet(2n, bob, 2, '2')
    expect(buildLedger(events)).toMatchObject({ open: weth('2'), matches: [{ id: 2n }] })
  })
})

test('days count bets, bettors, turnover and fees', () => {
  const ledger = buildLedger(
    story()
      .day(3)
      .created(1n)
      .bet(1n, ann, 1, '1')
      .bet(1n, ann, 1, '1')
      .day(4)
      .bet(1n, bob, 2, '2')
      .day(6)
      .resolved(1n, 1)
      .claimed(1n, ann, weth('3.84'))
      .referral(weth('0.1'))
      .withdrawn(weth('0.06')).events,
  )
  expect(ledger.days).toMatchObject([
    { day: 3 * DAY, matches: 1, bets: 2, bettors: 1, staked: weth('2'), paid: 0n },
    { day: 4 * DAY, matches: 0, bets: 1, bettors: 1, staked: weth('2') },
    { day: 6 * DAY, paid: weth('3.84'), fees: weth('0.16'), referrals: weth('0.1'), withdrawn: weth('0.06') },
  ])
  expect(everyDay(ledger.days, 2 * DAY, 7 * DAY).map(({ day, staked }) => [day / DAY, staked])).toEqual([
    [2, 0n],
    [3, weth('2')],
    [4, weth('2')],
    [5, 0n],
    [6, 0n],
    [7, 0n],
  ])
})

describe('solvency', () => {
  const ledger: Ledger = { matches: [], days: [], open: 10n, bonds: 0n, owed: 5n, feesToCome: 2n, dust: 0n }

  test('is exact to the wei', () => {
    expect(solvencyOf(ledger, { balance: 20n, accruedFees: 3n })).toMatchObject({
      owed: 15n,
      own: 5n,
      isCovered: true,
      surplus: 0n,
    })
    expect(solvencyOf({ ...ledger, bonds: 1n }, { balance: 21n, accruedFees: 3n })).toMatchObject({
      owed: 16n,
      isCovered: true,
    })
    expect(solvencyOf(ledger, { balance: 19n, accruedFees: 3n })).toMatchObject({
      isCovered: false,
      surplus: 0n,
      shortfall: 1n,
    })
  })
})
