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

test.each<[Partial<LogFilter>, number[]]>([
  [{}, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  [{ text: ' ' }, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  [{ kind: 'matchVoided' }, [7]],
  [{ kind: 'matches' }, [7, 6, 4, 3]],
  [{ kind: 'money' }, [11, 10, 9]],
  [{ by: operator }, [6, 4, 3]],
  [{ by: `0x${'b'.repeat(40)}` }, [6, 4, 3]],
  [{ by: operator, kind: 'matchFinalized' }, [6]],
  // The ID of a match or a tournament.
  [{ text: '#1' }, [8, 7, 6, 5, 3]],
  [{ text: ' 2 ' }, [8, 4]],
  [{ text: '#' }, []],
  [{ text: '#2026' }, []],
  [{ text: 'here' }, []],
  // Part of a name, numbers as whole words only.
  [{ text: 'gen.g' }, [7, 6, 3]],
  [{ text: 't1' }, [7, 6, 3]],
  [{ text: '2026' }, [4]],
  [{ text: '202' }, []],
  // The beginning of an address or a hash.
  [{ text: '0xbbbb' }, [6, 4, 3, 2]],
  [{ text: '0xCC' }, [9]],
  [{ text: '0xdd' }, [10]],
  [{ text: '0xee' }, [11]],
  [{ text: events[5]?.hash ?? '' }, [6]],
])('%o finds %o', (filter, found) =>
  expect(
    filterLog(log, { kind: 'all', by: 'all', text: '', ...filter }).map(({ block }) => Number(block)),
  ).toEqual(found),
)

test('every kind has one topic', () => {
  for (const topic of auditTopics) for (const kind of auditKinds[topic]) expect(topicOf(kind)).toBe(topic)
})
