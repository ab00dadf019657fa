import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import type { Bet } from '@/domain/bet/bet'
import { aBet } from '@/domain/bet/bet.fixture'
import { aMatch } from '@/domain/match/match.fixture'
import { betsCsv } from './betsCsv'

const NOW = 1_800_020_000

/** Of the losing 2 WETH a third is this bet's gain, less 8 %. */
const won = aBet('1', '1.613333333333333333', {
  match: aMatch({
    id: 7n,
    name: 'LoL: T1 vs Gen.G — Final',
    hasResult: true,
    winner: 1,
    claimableAt: 1_800_010_000,
    totalPoolA: parseEther('3'),
    totalPoolB: parseEther('2'),
  }),
  claimed: true,
})

async function rows(bets: readonly Bet[], transactions = new Map<bigint, `0x${string}`[]>()) {
  const csv = await betsCsv(bets, transactions, NOW)
  const [head = '', ...lines] = csv.replace('\ufeff', '').trimEnd().split('\r\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])))
}

test('lists a settled bet to the wei, with its transactions', async () => {
  expect(await rows([won], new Map([[7n, ['0xaa', '0xbb']]]))).toEqual([
    {
      match_id: '7',
      match: 'LoL: T1 vs Gen.G — Final',
      game: 'LoL',
      event: 'Final',
      market: '',
      starts_utc: '2027-01-15T08:00:00.000Z',
      ends_utc: '2027-01-15T10:46:40.000Z',
      final_from_utc: '2027-01-15T10:46:40.000Z',
      side: 'T1',
      stake_weth: '1',
      stake_early_weth: '1',
      stake_live_weth: '0',
      matched_weth: '1',
      result: 'team A',
      status: 'claimed',
      payout_weth: '1.613333333333333333',
      fee_weth: '0.053333333333333333',
      profit_weth: '0.613333333333333333',
      claimed: 'yes',
      transactions: '0xaa 0xbb',
    },
  ])
})

test('marks a payout that somebody else claimed', async () => {
  expect(await rows([{ ...won, wasPaid: true }])).toMatchObject([
    { status: 'paid', claimed: 'by somebody else' },
  ])
})

test('leaves open what is not final', async () => {
  const open = { ...won, match: { ...won.match, hasResult: false, winner: 0 as const, claimableAt: 0 } }
  expect(await rows([{ ...open, claimed: false, payout: 0n }])).toMatchObject([
    { result: '', status: 'pending', payout_weth: '', fee_weth: '', profit_weth: '', final_from_utc: '' },
  ])
})

test('counts a lost bet as its stake less what came back', async () => {
  const lost = { ...won, match: { ...won.match, winner: 2 as const }, payout: parseEther('0.25') }
  expect(await rows([lost])).toMatchObject([{ profit_weth: '-0.75', fee_weth: '0', status: 'lost' }])
})

test.each(['=1+1 vs B', '@SUM(A1) vs B'])('the name %s stays a text', async (name) => {
  expect((await rows([{ ...won, match: { ...won.match, name } }]))[0]?.match).toBe(`"'${name}"`)
})

test('a market and its sides are named as on the chain', async () => {
  const total = aBet('1', '0', {
    match: aMatch({ name: 'LoL: T1 vs Gen.G — Final — Over 2.5 maps' }),
    prediction: 2,
  })
  const map = aBet('1', '0', { match: aMatch({ name: 'LoL: T1 vs Gen.G — Final — Map 1' }), prediction: 2 })
  expect(await rows([total, map])).toMatchObject([
    { event: 'Final', market: 'Over 2.5 maps', side: 'Under 2.5' },
    { event: 'Final', market: 'Map 1', side: 'Gen.G' },
  ])
})
