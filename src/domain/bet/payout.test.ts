import { describe, expect, test } from 'vitest'
import { aMatch } from '@/domain/match/match.fixture'
import { NO_POOLS } from '@/domain/match/odds'
import { NO_STAKES, payoutIfWon, previewBet, resultTotals, settledPayout, unmatchedStake } from './payout'

const ETHER = 10n ** 18n
const rates = { feeBps: 800, maxGain: 50 }
const earlyPool = (a: bigint, b: bigint) => ({ ...NO_POOLS, early: { 1: a, 2: b } })
const early = (stake: bigint) => ({ ...NO_STAKES, early: stake })

describe('a winning position', () => {
  test('adds its share of the losing stakes, minus the fee on the share', () => {
    expect(payoutIfWon(earlyPool(4n * ETHER, 2n * ETHER), 1, early(ETHER), rates)).toEqual({
      gross: ETHER / 2n,
      fee: ETHER / 25n,
      payout: ETHER + ETHER / 2n - ETHER / 25n,
    })
  })

  test('rounds each division down', () => {
    // gross 7 × 10 / 30 = 2.33…, fee 2 × 8,000 / 10,000 = 1.6
    const steep = { ...rates, feeBps: 8_000 }
    expect(payoutIfWon(earlyPool(30n, 7n), 1, early(10n), steep)).toEqual({ gross: 2n, fee: 1n, payout: 11n })
  })

  test('gains at most maxGain times itself', () => {
    const { gross, payout } = payoutIfWon(earlyPool(1n, 1_000n), 1, early(1n), { feeBps: 0, maxGain: 50 })
    expect([gross, payout]).toEqual([50n, 51n])
  })

  test('gains in each pool on its own, and pays the fee on the sum', () => {
    const pools = { early: { 1: 10n, 2: 5n }, live: { 1: 4n, 2: 12n } }
    // 5 × 10 / 10 + 12 × 2 / 4 = 11, fee 11 × 1,000 / 10,000 = 1.1
    expect(payoutIfWon(pools, 1, { early: 10n, live: 2n }, { feeBps: 1_000, maxGain: 50 })).toEqual({
      gross: 11n,
      fee: 1n,
      payout: 22n,
    })
  })
})

describe('a losing position', () => {
  test('gets back the part that the winners cannot match', () => {
    expect(unmatchedStake(earlyPool(1n, 100n), 2, early(60n), rates)).toBe(30n)
    expect(unmatchedStake(earlyPool(2n, 100n), 2, early(60n), rates)).toBe(0n)
  })

  test('gets back everything if nobody bet on the winner, pool by pool', () => {
    const pools = { early: { 1: 0n, 2: 7n }, live: { 1: 3n, 2: 5n } }
    expect(unmatchedStake(pools, 2, { early: 7n, live: 5n }, rates)).toBe(7n)
  })
})

test('a position is settled by the winner, or whole if void', () => {
  const pools = earlyPool(1n, 100n)
  expect(settledPayout(pools, 2, early(100n), rates, 1)).toEqual({ payout: 50n, fee: 0n })
  expect(settledPayout(pools, 2, { early: 60n, live: 40n }, rates, 0)).toEqual({ payout: 100n, fee: 0n })
  expect(settledPayout(pools, 1, early(1n), rates, 1)).toMatchObject({ payout: 47n, fee: 4n })
})

test('pays each winner at least the stake, each loser at most it, and all together at most the pools', () => {
  let seed = 7n
  const next = (bits: bigint) => {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
    return (seed * seed) % 2n ** bits
  }
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  for (let run = 0; run < 1_000; run++) {
    const winners = [next(60n) + 1n, next(20n) + 1n, next(40n) + 1n]
    const losers = [next(66n) + 1n, next(60n) + 1n]
    const pools = earlyPool(sum(winners), sum(losers))
    const of = { feeBps: Number(next(10n)) % 1_001, maxGain: 10 + Number(next(9n)) }
    const won = winners.map((stake) => settledPayout(pools, 1, early(stake), of, 1))
    const lost = losers.map((stake) => settledPayout(pools, 2, early(stake), of, 1).payout)
    expect(won.every(({ payout }, index) => payout >= (winners[index] ?? 0n))).toBe(true)
    expect(lost.every((payout, index) => payout <= (losers[index] ?? 0n))).toBe(true)
    const paid = sum(won.map(({ payout, fee }) => payout + fee)) + sum(lost)
    const dust = sum(winners) + sum(losers) - paid
    expect(dust >= 0n && dust < 5n).toBe(true)
  }
})

test('totals a result over all bettors', () => {
  const match = aMatch({ totalPoolA: 30n, livePoolA: 10n, totalPoolB: 2_110n, livePoolB: 10n, feeBps: 1_000 })
  const totals = { stakes: 30n, matched: 1_010n, fee: 101n, paid: 939n, unmatched: 1_100n }
  expect(resultTotals(match, 1)).toEqual(totals)
  const nobodyWon = { stakes: 0n, matched: 0n, fee: 0n, paid: 0n, unmatched: 5n }
  expect(resultTotals(aMatch({ totalPoolA: 5n }), 2)).toEqual(nobodyWon)
})

describe('previewBet', () => {
  const match = aMatch({ totalPoolA: 3n * ETHER, totalPoolB: 2n * ETHER, feeBps: 800 })
  const before = match.startTime - 1

  test('includes the bet in the pool', () => {
    expect(previewBet(match, 1, ETHER, NO_STAKES, before)).toEqual({
      payout: 1_460_000_000_000_000_000n,
      fee: ETHER / 25n,
      profit: 460_000_000_000_000_000n,
      matchedAmount: ETHER,
      shareBps: 2_500,
      isCapped: false,
      multiplierBefore: 1.613333,
      multiplierAfter: 1.46,
    })
  })

  test('previews a top-up alone, with the share of the whole position', () => {
    const preview = previewBet(match, 1, ETHER, early(ETHER), before)
    expect(preview).toEqual({ ...previewBet(match, 1, ETHER, NO_STAKES, before), shareBps: 5_000 })
  })

  test('pays no profit against an empty side, which matches nothing', () => {
    expect(previewBet(aMatch(), 2, ETHER, NO_STAKES, before)).toMatchObject({
      payout: ETHER,
      profit: 0n,
      matchedAmount: 0n,
      multiplierBefore: undefined,
      multiplierAfter: 1,
      shareBps: 10_000,
    })
  })

  test('says how much of the bet is matched', () => {
    const thin = aMatch({ totalPoolB: ETHER / 100n })
    expect(previewBet(thin, 1, 100n * ETHER, NO_STAKES, before).matchedAmount).toBe(ETHER / 2n)
  })

  test('says when the gain is capped', () => {
    const isCapped = (stake: bigint) =>
      previewBet(aMatch({ totalPoolB: 50n * ETHER }), 1, stake, NO_STAKES, before).isCapped
    expect([isCapped(ETHER - 1n), isCapped(ETHER)]).toEqual([true, false])
  })

  test('from the start on, adds to the live pool alone', () => {
    const live = { ...match, totalPoolB: 3n * ETHER, livePoolB: ETHER }
    expect(previewBet(live, 1, ETHER, early(3n * ETHER), live.startTime)).toMatchObject({
      // 1 WETH of live gain, 8 % fee.
      payout: 1_920_000_000_000_000_000n,
      multiplierBefore: undefined,
      multiplierAfter: 1.92,
      shareBps: 10_000,
    })
  })
})
