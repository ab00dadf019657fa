import { expect, test } from 'vitest'
import type { MatchAccount } from './accounting'
import { daysCsv, matchesCsv } from './moneyCsv'

const match: MatchAccount = {
  id: 7n,
  name: 'T1 vs Gen.G',
  createdOn: 1_772_323_200,
  endsOn: 1_772_323_200,
  bettors: 2,
  pools: { early: { 1: 1_000_000_000_000_000_001n, 2: 2n }, live: { 1: 0n, 2: 0n } },
  staked: 1_000_000_000_000_000_003n,
  winner: 2,
  isChallenged: false,
  claimableAt: 1_772_409_600,
  paid: 0n,
  owed: 3n,
  unmatched: 0n,
  fees: 0n,
  feesToCome: 0n,
  dust: 0n,
}

async function lines(csv: Promise<string>) {
  return (await csv).replace('\ufeff', '').trimEnd().split('\r\n')
}

test('exports matches to the wei', async () => {
  expect(await lines(matchesCsv([match]))).toEqual([
    'match_id,name,created_utc,ends_utc,bettors,early_a_weth,early_b_weth,live_a_weth,live_b_weth,result,claimable_from_utc,paid_weth,owed_weth,unmatched_weth,fees_weth,fees_to_come_weth',
    '7,T1 vs Gen.G,2026-03-01,2026-03-01,2,1.000000000000000001,0.000000000000000002,0,0,team B,2026-03-02T00:00:00.000Z,0,0.000000000000000003,0,0,0',
  ])
})

test('exports the result as text', async () => {
  const results = [undefined, 0, 1] as const
  const [, ...rows] = await lines(matchesCsv(results.map((winner) => ({ ...match, winner }))))
  expect(rows.map((row) => row.split(',')[9])).toEqual(['none', 'void', 'team A'])
})

const challenged = { winner: undefined, claimableAt: 0, isChallenged: true }

test.each<[string, Partial<MatchAccount>, string]>([
  ['a challenged match', challenged, ',challenged,,'],
  ['no claim time without a result', { claimableAt: 0 }, ',team B,,0,'],
  ['separators and quotation marks', { name: 'A, "B" vs C' }, '7,"A, ""B"" vs C",2026'],
  // Names that a spreadsheet would calculate stay texts.
  ...['=1+1', '+1', '-1+1', '@SUM(A1)', '＝1+1', '=HYPERLINK("https://evil.example","x")'].map(
    (name) =>
      [name, { name }, `7,"'${name.replaceAll('"', '""')}",`] as [string, Partial<MatchAccount>, string],
  ),
])('exports %s', async (_, overrides, part) => {
  const [, row] = await lines(matchesCsv([{ ...match, ...overrides }]))
  expect(row).toContain(part)
})

test('exports days', async () => {
  const day = {
    day: 1_772_323_200,
    matches: 1,
    bets: 3,
    staked: 10n ** 18n,
    paid: 0n,
    fees: 5n,
  }
  expect(await lines(daysCsv([day]))).toEqual([
    'matches_end_on_utc,matches,bets,turnover_weth,paid_weth,fees_weth',
    '2026-03-01,1,3,1,0,0.000000000000000005',
  ])
})
