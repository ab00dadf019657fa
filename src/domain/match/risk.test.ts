import { type Address, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { adminRisk } from '@/i18n/en/adminRisk'
import { HOUR, MINUTE } from '@/lib/time'
import { type Draw, dice } from '@/testing/dice'
import type { Match } from './match'
import { aMatch } from './match.fixture'
import { addStake, NO_POOLS, type Pools } from './odds'
import { defaultRisk, describeSignal, riskSignals, type TimedBet } from './risk'

const START = 1_800_000_000
const END = START + 35 * MINUTE
const MAX_BET = parseEther('1')
const account = (index: number): Address => `0x${String(index).padStart(40, '0')}`

/** A bettor's number, WETH, side, and seconds from the start. */
type Stake = readonly [by: number, amount: string, side: 1 | 2, at: number]

/** Places bets in a row. Returns the match with its pools, and the bets as their events tell them. */
function place(stakes: readonly Stake[], changes: Partial<Match> = {}) {
  let pools: Pools = NO_POOLS
  const bets = stakes.map(([by, ether, side, at]): TimedBet => {
    const name = at < 0 ? 'early' : 'live'
    const amount = parseEther(ether)
    pools = addStake(pools, name, side, amount)
    return {
      matchId: 1n,
      account: account(by),
      side,
      amount,
      pool: name,
      stakes: pools[name],
      time: START + at,
    }
  })
  const match = aMatch({
    startTime: START,
    endTime: END,
    createdAt: START - 2 * HOUR,
    maxBet: MAX_BET,
    totalPoolA: pools.early[1] + pools.live[1],
    totalPoolB: pools.early[2] + pools.live[2],
    livePoolA: pools.live[1],
    livePoolB: pools.live[2],
    ...changes,
  })
  return { match, bets }
}

/** Returns the sentences about these bets, in the middle of the match by default, with the numbers of the accounts. */
function seen(
  stakes: readonly Stake[],
  { now = START + 30 * MINUTE, ...changes }: Partial<Match> & { now?: number } = {},
) {
  const { match, bets } = place(stakes, changes)
  return riskSignals(match, bets, now, defaultRisk).map((signal) =>
    [
      describeSignal(signal, (side) => `side ${side}`, adminRisk, defaultRisk),
      ...signal.accounts.map(Number),
    ].join(' '),
  )
}

/** Parses `1 0.5 2 -30`: account 1 bets 0.5 WETH on side 2, half a minute before the start. */
function parse(stakes: string): Stake[] {
  return stakes.split(', ').map((stake) => {
    const [by, amount = '', side, at] = stake.split(' ')
    return [Number(by), amount, side === '1' ? 1 : 2, Number(at)]
  })
}

/** A line of three to one, by small bets of other accounts and long before. */
const crowd = Array.from(
  { length: 24 },
  (_, index) => `${100 + index} 0.45 ${index % 4 === 0 ? 2 : 1} ${(index - 30) * HOUR}`,
).join(', ')

const twoLate = '2 accounts bet 1.45 WETH live on side 2 in the last 10 minutes of betting. 2 1'
const oneAgainst = '1 account bet 0.6 WETH on side 2 while it had less than 30% of the pool. 1'

test.each([
  // The last ten minutes begin 1,500 s after the start.
  ['late bets in parts, the largest bettor first', '1 0.3 2 1501, 2 0.9 2 1502, 1 0.25 2 1503', [twoLate]],
  ['a live bet that is not late', '1 1 1 1500', []],
  ['late bets that are not large', '1 0.49 1 1501, 2 0.49 2 1501', []],
  ['against the line', `${crowd}, 1 0.2 2 -30, 1 0.4 2 -20`, [oneAgainst]],
  ['with the line', `${crowd}, 1 1 1 -30`, []],
  ['a small bet against the line', `${crowd}, 1 0.49 2 -30`, []],
  ['against a line that one bettor made', '1 0.9 1 -90, 2 0.9 2 -30', []],
  [
    'four accounts, past the maximum of one',
    '1 0.3 1 -600, 2 0.4 1 -500, 3 0.2 1 -400, 4 0.2 1 -300',
    ['4 accounts bet 1.1 WETH on side 1 within 5 minutes. 2 1 3 4'],
  ],
  ['four accounts within a second more', '1 0.3 1 -601, 2 0.4 1 -500, 3 0.2 1 -400, 4 0.2 1 -300', []],
  ['three accounts', '1 0.4 1 -600, 2 0.4 1 -500, 3 0.4 1 -300', []],
  ['four accounts on both sides', '1 0.4 1 -600, 2 0.4 2 -500, 3 0.4 1 -300, 4 0.4 1 -300', []],
  [
    'four accounts in a pool that others fill',
    `${crowd}, 1 0.4 1 -9, 2 0.4 1 -8, 3 0.4 1 -7, 4 0.4 1 -6`,
    [],
  ],
  ['dust beside one large bettor', '1 1 1 -600, 2 0.01 1 -500, 3 0.01 1 -300, 4 0.01 1 -300', []],
])('%s', (_, stakes, sentences) => {
  expect(seen(parse(stakes))).toEqual(sentences)
})

test('an early bet is no late live one, however short the match', () => {
  expect(seen(parse('1 1 1 -60'), { endTime: START + 4 * MINUTE })).toEqual([])
})

const empty = ['No bets yet, less than 60 minutes before the start.']

test.each<[string, Partial<Match> & { now: number }, string[]]>([
  ['an hour before the start', { now: START - HOUR }, empty],
  ['sooner', { now: START - HOUR - 1 }, []],
  ['from the start on', { now: START }, []],
  ['while betting is closed', { now: START - 1, isBettingClosed: true }, []],
  ['of a match that opened late', { now: START - 1, createdAt: START - HOUR + 1 }, []],
  ['with a bet', { now: START - 1, totalPoolB: 1n }, []],
])('a pool without bets %s', (_, circumstances, sentences) => {
  expect(seen([], circumstances)).toEqual(sentences)
})

const amounts = ['0.001', '0.01', '0.1', '0.3', '0.5', '0.9', '1'] as const

/** Returns bets of up to eight accounts, in any order of sizes, near each other or not. */
function randomStakes(draw: Draw): Stake[] {
  let at = -HOUR
  return Array.from({ length: draw(1, 5, 20, 60) }, () => {
    at += draw(0, 1, 60, 300, 600)
    return [draw(1, 2, 3, 4, 5, 6, 7, 8), draw(...amounts), draw<1 | 2>(1, 1, 2), at] as const
  }).filter(([, , , time]) => time < END - START)
}

test('whatever bets come, signals are few, and worth at least a large stake', () => {
  for (let seed = 0; seed < 2_000; seed++) {
    const { match, bets } = place(randomStakes(dice(seed)))
    const signals = riskSignals(match, bets, START + 1, defaultRisk)
    expect(new Set(signals.map(({ kind, side }) => `${kind}/${side}`)).size).toBe(signals.length)
    for (const { kind, side, accounts, stake } of signals) {
      const most = [...accounts].map((by) => stakeOf(bets, by, side))
      expect(stake >= MAX_BET / 2n && stake <= most.reduce((a, b) => a + b)).toBe(true)
      expect(kind !== 'together' || (accounts.length >= 4 && stake > MAX_BET)).toBe(true)
    }
  }
})

const stakeOf = (bets: readonly TimedBet[], by: Address, side: number) =>
  bets.filter((bet) => bet.account === by && bet.side === side).reduce((sum, { amount }) => sum + amount, 0n)

test('splitting a bet changes no signal', () => {
  for (let seed = 0; seed < 500; seed++) {
    const stakes = randomStakes(dice(seed)).filter(([, amount]) => amount === '1' || amount === '0.1')
    const halves: Stake[] = stakes.flatMap(([by, amount, side, at]) => {
      const half = amount === '1' ? '0.5' : '0.05'
      return [[by, half, side, at] as const, [by, half, side, at] as const]
    })
    const kinds = (all: readonly Stake[]) => {
      const { match, bets } = place(all)
      // The first half moves the line, so that the second may no longer be against it.
      return riskSignals(match, bets, START + 1, defaultRisk).filter(({ kind }) => kind !== 'against')
    }
    expect(kinds(halves)).toEqual(kinds(stakes))
  }
})

test('raising a threshold adds no signal', () => {
  const stricter = [
    { large: 80 },
    { late: 5 },
    { line: 10 },
    { accounts: 6 },
    { within: 1 },
    { share: 60 },
    { empty: 0 },
  ]
  const keys = (stakes: readonly Stake[], changes: object) => {
    const { match, bets } = place(stakes)
    return riskSignals(match, bets, START + 1, { ...defaultRisk, ...changes }).map(
      ({ kind, side }) => `${kind}/${side}`,
    )
  }
  for (let seed = 0; seed < 300; seed++) {
    const stakes = randomStakes(dice(seed))
    for (const changes of stricter)
      expect(keys(stakes, {})).toEqual(expect.arrayContaining(keys(stakes, changes)))
  }
})
