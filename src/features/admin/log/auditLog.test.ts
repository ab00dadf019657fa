import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  type AuditEvent,
  actorsOf,
  auditKinds,
  auditTopics,
  buildLog,
  filterLog,
  groupLog,
  type LogFilter,
  topicOf,
} from './auditLog'

const owner: Address = `0x${'a'.repeat(40)}`
const operator: Address = `0x${'B'.repeat(40)}`
const safe: Address = `0x${'c'.repeat(40)}`

const at = (block: bigint, by: Address | undefined) => ({
  block,
  time: Number(block) * 2,
  hash: `0x${String(block).padStart(64, '0')}` as const,
  by,
})

const events: readonly AuditEvent[] = [
  { ...at(1n, undefined), kind: 'ownershipMoved', contract: 'pool', to: owner },
  { ...at(2n, owner), kind: 'operatorAdded', account: operator },
  { ...at(3n, operator), kind: 'matchCreated', matchId: 1n, name: 'T1 vs Gen.G', startTime: 9, endTime: 10 },
  { ...at(4n, operator), kind: 'matchCreated', matchId: 2n, name: 'Worlds 2026', startTime: 9, endTime: 10 },
  {
    ...at(5n, owner),
    kind: 'tournamentCreated',
    tournamentId: 1n,
    name: 'Spring cup',
    matches: 2,
    entryFee: 0n,
  },
  { ...at(6n, operator), kind: 'matchFinalized', matchId: 1n, winner: 1, claimableAt: 20 },
  { ...at(7n, owner), kind: 'matchVoided', matchId: 1n, claimableAt: 20 },
  { ...at(8n, undefined), kind: 'tournamentAwarded', tournamentId: 1n, matchId: 2n, players: 3 },
  { ...at(9n, owner), kind: 'feesWithdrawn', to: safe, amount: 1n },
  { ...at(10n, owner), kind: 'bonusPaid', user: `0x${'d'.repeat(40)}`, amount: 1n },
  { ...at(11n, owner), kind: 'tokenRescued', token: `0x${'e'.repeat(40)}`, amount: 1n },
]

const log = buildLog(events)
const blocks = (filter: Partial<LogFilter>) =>
  filterLog(log, { kind: 'all', by: 'all', text: '', ...filter }).map(({ block }) => Number(block))

describe('the log', () => {
  test('lists the newest first, with names', () => {
    expect(log.map(({ subject }) => subject)).toEqual([
      undefined,
      undefined,
      undefined,
      'Spring cup',
      'T1 vs Gen.G',
      'T1 vs Gen.G',
      'Spring cup',
      'Worlds 2026',
      'T1 vs Gen.G',
      undefined,
      undefined,
    ])
  })

  test('marks a corrected result', () => {
    const corrections = log.filter(({ isCorrection }) => isCorrection)
    expect(corrections.map(({ kind }) => kind)).toEqual(['matchVoided'])
  })

  test('lists each account once, the latest first', () => {
    expect(actorsOf(log)).toEqual([owner, operator])
  })
})

test('the matches of one transaction are one row', () => {
  const bulk = (matchId: bigint, block: bigint): AuditEvent => {
    const times = { startTime: 9, endTime: 10 }
    return { ...at(block, operator), kind: 'matchCreated', matchId, name: `Match ${matchId}`, ...times }
  }
  const created = buildLog([bulk(1n, 1n), bulk(2n, 1n), bulk(3n, 2n), { ...at(2n, owner), kind: 'paused' }])
  const idsOf = (rows: ReturnType<typeof groupLog>) =>
    rows.map((row) => row.map((entry) => ('matchId' in entry ? entry.matchId : entry.kind)))
  expect(idsOf(groupLog(created))).toEqual([['paused'], [3n], [2n, 1n]])
  const found = filterLog(created, { kind: 'all', by: 'all', text: '#1' })
  expect(idsOf(groupLog(found))).toEqual([[1n]])
})

describe('filtering', () => {
  test('filters by kind or topic', () => {
    expect(blocks({ kind: 'matchVoided' })).toEqual([7])
    expect(blocks({ kind: 'matches' })).toEqual([7, 6, 4, 3])
    expect(blocks({ kind: 'money' })).toEqual([11, 10, 9])
    expect(blocks({})).toHaveLength(events.length)
    expect(blocks({ text: ' ' })).toHaveLength(events.length)
  })

  test('filters by account in any letter case', () => {
    expect(blocks({ by: operator })).toEqual([6, 4, 3])
    expect(blocks({ by: `0x${'b'.repeat(40)}` })).toEqual([6, 4, 3])
    expect(blocks({ by: operator, kind: 'matchFinalized' })).toEqual([6])
  })

  test('finds the id of a match or a tournament', () => {
    expect(blocks({ text: '#1' })).toEqual([8, 7, 6, 5, 3])
    expect(blocks({ text: ' 2 ' })).toEqual([8, 4])
    expect(blocks({ text: '#' })).toEqual([])
    expect(blocks({ text: '#2026' })).toEqual([])
    expect(blocks({ text: 'here' })).toEqual([])
  })

  test('finds part of a name, numbers as whole words only', () => {
    expect(blocks({ text: 'gen.g' })).toEqual([7, 6, 3])
    expect(blocks({ text: 't1' })).toEqual([7, 6, 3])
    expect(blocks({ text: '2026' })).toEqual([4])
    expect(blocks({ text: '202' })).toEqual([])
  })

  test('finds the beginning of an address or a hash', () => {
    expect(blocks({ text: '0xbbbb' })).toEqual([6, 4, 3, 2])
    expect(blocks({ text: '0xCC' })).toEqual([9])
    expect(blocks({ text: '0xdd' })).toEqual([10])
    expect(blocks({ text: '0xee' })).toEqual([11])
    expect(blocks({ text: events[5]?.hash ?? '' })).toEqual([6])
  })
})

test('every kind has one topic', () => {
  for (const topic of auditTopics) for (const kind of auditKinds[topic]) expect(topicOf(kind)).toBe(topic)
})
