import { expect, test } from 'vitest'
import type { AppLog } from '@/chain/history/appLogs'
import { aLog, logOf } from './auditLog.fixture'
import { logCsv } from './logCsv'

const by = `0x${'a'.repeat(40)}` as const
const start = 1_772_323_200n
const times = { startTime: start, endTime: start + 3_600n }
const claimableAt = start + 86_400n

async function linesOf(...logs: readonly AppLog[]) {
  const csv = await logCsv(logOf(logs.map((log) => ({ ...log, time: Number(start) }))))
  return csv.replace('\ufeff', '').trimEnd().split('\r\n')
}

test('exports exact figures and times in UTC', async () => {
  const [columns, ...lines] = await linesOf(
    aLog(1, 'MatchCreated', { by, matchId: 1n, name: 'A, "B" vs C', ...times }),
    aLog(2, 'MatchFinalized', { by, matchId: 1n, winner: 2, claimableAt }),
    aLog(3, 'MatchVoided', { by, matchId: 1n, claimableAt }),
    aLog(4, 'FeesWithdrawn', { by, to: by, amount: 1_000_000_000_000_000_001n }),
    aLog(5, 'DisputeWindowUpdated', { by: undefined, oldSeconds: 0, newSeconds: 3_661 }),
  )
  expect(columns).toBe('time_utc,block,transaction,by,action,match_id,tournament_id,name,details')
  const row = (block: number, rest: string, account: string = by) =>
    `2026-03-01T00:00:00.000Z,${block},0x${String(block).padStart(64, '0')},${account},${rest}`
  expect(lines).toEqual([
    row(5, 'disputeWindowChanged,,,,old_seconds=0; new_seconds=3661', ''),
    row(4, `feesWithdrawn,,,,amount_weth=1.000000000000000001; to=${by}`),
    row(3, 'matchVoided,1,,"A, ""B"" vs C",claimable_from_utc=2026-03-02T00:00:00.000Z; is_correction=yes'),
    row(2, 'matchFinalized,1,,"A, ""B"" vs C",winner=team B; claimable_from_utc=2026-03-02T00:00:00.000Z'),
    row(
      1,
      'matchCreated,1,,"A, ""B"" vs C",start_utc=2026-03-01T00:00:00.000Z; end_utc=2026-03-01T01:00:00.000Z',
    ),
  ])
})

test('exports challenges, rulings and the settings behind them', async () => {
  const hash = `0x${'9'.repeat(64)}` as const
  const bond = 10n ** 16n
  const [, ...lines] = await linesOf(
    aLog(1, 'MaxGainUpdated', { by, oldMaxGain: 50, newMaxGain: 20 }),
    aLog(2, 'ArbiterUpdated', { by, arbiter: by, rulingPeriod: 86_400 }),
    aLog(3, 'RulesPublished', { by, version: 2n, hash, uri: 'https://rules.example' }),
    aLog(4, 'ResultChallenged', { by, matchId: 1n, bond: bond + 1n, ruleBy: times.endTime }),
    aLog(5, 'ResultRuled', { by, matchId: 1n, outcome: 3 }),
    aLog(5, 'ChallengeEnded', { matchId: 1n, challenger: by, bond, to: by }),
    aLog(6, 'ResultRuled', { by, matchId: 1n, outcome: 2 }),
    aLog(7, 'MinBondUpdated', { by, oldMinBond: bond, newMinBond: 10n ** 18n }),
  )
  const endings = [
    ',minBondChanged,,,,old_weth=0.01; new_weth=1',
    ',resultRuled,1,,,outcome=team B',
    ',resultRuled,1,,,outcome=void; bond_weth=0.01; bond=returned',
    ',resultChallenged,1,,,bond_weth=0.010000000000000001; rule_by_utc=2026-03-01T01:00:00.000Z',
    `,rulesPublished,,,,version=2; hash=${hash}; uri=https://rules.example`,
    `,arbiterChanged,,,,to=${by}; ruling_seconds=86400`,
    ',maxGainChanged,,,,old_factor=50; new_factor=20',
  ]
  for (const [index, ending] of endings.entries()) expect(lines[index]?.endsWith(ending)).toBe(true)
})

test('lists each match of a bulk creation', async () => {
  const [, ...lines] = await linesOf(
    aLog(1, 'MatchCreated', { by, matchId: 1n, name: 'T1 vs Gen.G', ...times }),
    aLog(1, 'MatchCreated', { by, matchId: 2n, name: '=1+1', ...times }),
    aLog(2, 'MatchCreated', { by, matchId: 3n, name: 'One more', ...times }),
  )
  expect(lines).toHaveLength(3)
  expect(lines[0]).not.toContain('created_together')
  expect(lines[1]).toMatch(/,matchCreated,2,,"?'=1\+1"?,.*; created_together=2$/)
  expect(lines[2]).toMatch(/,matchCreated,1,,T1 vs Gen\.G,.*; created_together=2$/)
})
