import { expect, test } from 'vitest'
import { type AuditEvent, buildLog } from './auditLog'
import { logCsv } from './logCsv'

const account = `0x${'a'.repeat(40)}` as const
const hash = (digit: string) => `0x${digit.repeat(64)}` as const
const at = (digit: string) => ({ block: 7n, time: 1_772_323_200, hash: hash(digit), by: account })
const times = { startTime: 1_772_323_200, endTime: 1_772_326_800 }

async function linesOf(...events: readonly AuditEvent[]) {
  const csv = await logCsv(buildLog(events))
  return csv.replace('\ufeff', '').trimEnd().split('\r\n')
}

test('exports exact figures and times in UTC', async () => {
  const [columns, ...lines] = await linesOf(
    { ...at('1'), kind: 'matchCreated', matchId: 1n, name: 'A, "B" vs C', ...times },
    { ...at('2'), kind: 'matchFinalized', matchId: 1n, winner: 2, claimableAt: 1_772_409_600 },
    { ...at('3'), kind: 'matchVoided', matchId: 1n, claimableAt: 1_772_409_600 },
    { ...at('4'), kind: 'feesWithdrawn', to: account, amount: 1_000_000_000_000_000_001n },
    { ...at('5'), by: undefined, kind: 'disputeWindowChanged', from: 0, to: 3_661 },
  )
  expect(columns).toBe('time_utc,block,transaction,by,action,match_id,tournament_id,name,details')
  const row = (digit: string, rest: string, by: string = account) =>
    `2026-03-01T00:00:00.000Z,7,${hash(digit)},${by},${rest}`
  expect(lines).toEqual([
    row('5', 'disputeWindowChanged,,,,old_seconds=0; new_seconds=3661', ''),
    row('4', `feesWithdrawn,,,,amount_weth=1.000000000000000001; to=${account}`),
    row('3', 'matchVoided,1,,"A, ""B"" vs C",claimable_from_utc=2026-03-02T00:00:00.000Z; is_correction=yes'),
    row('2', 'matchFinalized,1,,"A, ""B"" vs C",winner=team B; claimable_from_utc=2026-03-02T00:00:00.000Z'),
    row(
      '1',
      'matchCreated,1,,"A, ""B"" vs C",start_utc=2026-03-01T00:00:00.000Z; end_utc=2026-03-01T01:00:00.000Z',
    ),
  ])
})

test('exports challenges, rulings and the settings behind them', async () => {
  const rule = { ...at('1'), kind: 'resultRuled', matchId: 1n } as const
  const [, ...lines] = await linesOf(
    { ...at('1'), kind: 'maxGainChanged', from: 50, to: 20 },
    { ...at('2'), kind: 'arbiterChanged', to: account, rulingPeriod: 86_400 },
    { ...at('3'), kind: 'rulesPublished', version: 2n, rulesHash: hash('9'), uri: 'https://rules.example' },
    { ...at('4'), kind: 'resultChallenged', matchId: 1n, bond: 10n ** 16n + 1n, ruleBy: times.endTime },
    { ...rule, outcome: 'Void', endedBond: { amount: 10n ** 16n, fate: 'returned' } },
    { ...rule, outcome: 'B' },
    { ...at('5'), kind: 'minBondChanged', from: 10n ** 16n, to: 10n ** 18n },
  )
  const endings = [
    ',minBondChanged,,,,old_weth=0.01; new_weth=1',
    ',resultRuled,1,,,outcome=team B',
    ',resultRuled,1,,,outcome=void; bond_weth=0.01; bond=returned',
    ',resultChallenged,1,,,bond_weth=0.010000000000000001; rule_by_utc=2026-03-01T01:00:00.000Z',
    `,rulesPublished,,,,version=2; hash=${hash('9')}; uri=https://rules.example`,
    `,arbiterChanged,,,,to=${account}; ruling_seconds=86400`,
    ',maxGainChanged,,,,old_factor=50; new_factor=20',
  ]
  for (const [index, ending] of endings.entries()) expect(lines[index]?.endsWith(ending)).toBe(true)
})

test('lists each match of a bulk creation', async () => {
  const [, ...lines] = await linesOf(
    { ...at('1'), kind: 'matchCreated', matchId: 1n, name: 'T1 vs Gen.G', ...times },
    { ...at('1'), kind: 'matchCreated', matchId: 2n, name: '=1+1', ...times },
    { ...at('2'), kind: 'matchCreated', matchId: 3n, name: 'One more', ...times },
  )
  expect(lines).toHaveLength(3)
  expect(lines[0]).not.toContain('created_together')
  expect(lines[1]).toMatch(/,matchCreated,2,,"?'=1\+1"?,.*; created_together=2$/)
  expect(lines[2]).toMatch(/,matchCreated,1,,T1 vs Gen\.G,.*; created_together=2$/)
})
