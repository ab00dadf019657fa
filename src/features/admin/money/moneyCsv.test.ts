import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { Match } from '@/domain/match/match'
import { aMatch } from '@/domain/match/match.fixture'
import { DAY } from '@/lib/time'
import type { MatchAccount } from './accounting'
import { daysCsv, matchesCsv, monthsCsv } from './moneyCsv'

const match = aMatch({
  id: 7n,
  name: 'T1 vs Gen.G',
  createdAt: 1_772_323_200,
  endTime: 1_772_323_200 + DAY - 1,
  totalPoolA: 1_000_000_000_000_000_001n,
  totalPoolB: 2n,
  hasResult: true,
  winner: 2,
  claimableAt: 1_772_409_600,
})
const figures = { paid: 0n, owed: 3n, unmatched: 0n, fees: 0n, feesToCome: 0n, dust: 0n }

const accountOf = (overrides: Partial<Match> = {}): MatchAccount => ({
  match: { ...match, ...overrides },
  bettors: 2,
  staked: 1_000_000_000_000_000_003n,
  ...figures,
})

async function lines(csv: Promise<string>) {
  return (await csv).replace('\ufeff', '').trimEnd().split('\r\n')
}

test('exports matches to the wei', async () => {
  expect(await lines(matchesCsv([accountOf()]))).toEqual([
    'match_id,name,created_utc,ends_utc,bettors,early_a_weth,early_b_weth,live_a_weth,live_b_weth,result,claimable_from_utc,paid_weth,owed_weth,unmatched_weth,fees_weth,fees_to_come_weth',
    '7,T1 vs Gen.G,2026-03-01,2026-03-01,2,1.000000000000000001,0.000000000000000002,0,0,team B,2026-03-02T00:00:00.000Z,0,0.000000000000000003,0,0,0',
  ])
})

test('exports the result as text', async () => {
  const results = [{ hasResult: false, winner: 0 }, { isVoid: true, winner: 0 }, { winner: 1 }] as const
  const [, ...rows] = await lines(matchesCsv(results.map(accountOf)))
  expect(rows.map((row) => row.split(',')[9])).toEqual(['none', 'void', 'team A'])
})

test.each<[string, Partial<Match>, string]>([
  ['a challenged match', { isChallenged: true }, ',challenged,,'],
  ['no claim time without a result', { hasResult: false, winner: 0 }, ',none,,0,'],
  ['separators and quotation marks', { name: 'A, "B" vs C' }, '7,"A, ""B"" vs C",2026'],
  // Names that a spreadsheet would calculate stay texts.
  ...['=1+1', '+1', '-1+1', '@SUM(A1)', '＝1+1', '=HYPERLINK("https://evil.example","x")'].map(
    (name) => [name, { name }, `7,"'${name.replaceAll('"', '""')}",`] as [string, Partial<Match>, string],
  ),
])('exports %s', async (_, overrides, part) => {
  const [, row] = await lines(matchesCsv([accountOf(overrides)]))
  expect(row).toContain(part)
})

test('exports days', async () => {
  const day = { day: 1_772_323_200, matches: 1, bets: 3, staked: 10n ** 18n, paid: 0n, fees: 5n }
  expect(await lines(daysCsv([day]))).toEqual([
    'matches_end_on_utc,matches,bets,turnover_weth,paid_weth,fees_weth',
    '2026-03-01,1,3,1,0,0.000000000000000005',
  ])
})

test('exports months, with the part of them that is read and what an ether cost', async () => {
  const row = {
    month: 1_772_323_200,
    from: 1_772_323_200 + DAY,
    newest: { block: 9n, time: 1_772_323_200 + 2 * DAY },
    fees: 10n ** 18n + 1n,
    bonds: 10n ** 16n,
    referrals: 10n ** 17n,
    refunds: 3n,
    bonuses: 0n,
    withdrawn: 7n,
    transactions: [zeroHash, zeroHash],
    gas: 5n,
    perEther: 2_000.5,
  }
  const unknown = { ...row, gas: undefined, perEther: undefined }
  expect(await lines(monthsCsv([row, unknown], 'EUR'))).toEqual([
    'month_utc,from_utc,to_utc,claim_fees_weth,kept_bonds_weth,referrals_weth,net_weth,refunds_weth,bonuses_weth,withdrawn_weth,gas_eth,gas_transactions,ether_eur,net_eur',
    '2026-03,2026-03-02T00:00:00.000Z,2026-03-03T00:00:00.000Z,1.000000000000000001,0.01,0.1,0.910000000000000001,0.000000000000000003,0,0.000000000000000007,0.000000000000000005,2,2000.5,1820.46',
    '2026-03,2026-03-02T00:00:00.000Z,2026-03-03T00:00:00.000Z,1.000000000000000001,0.01,0.1,0.910000000000000001,0.000000000000000003,0,0.000000000000000007,,2,,',
  ])
})
