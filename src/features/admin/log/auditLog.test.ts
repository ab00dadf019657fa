import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { actorsOf, filterLog, groupLog, type LogFilter, NO_FILTER } from './auditLog'
import { aLog, logOf } from './auditLog.fixture'

const owner: Address = `0x${'a'.repeat(40)}`
const operator: Address = `0x${'B'.repeat(40)}`
const safe: Address = `0x${'c'.repeat(40)}`

const log = logOf([
  aLog(1, 'OwnershipTransferred', { previousOwner: zeroAddress, newOwner: owner }),
  aLog(2, 'OperatorUpdated', { by: owner, operator, allowed: true }),
  aLog(3, 'MatchCreated', { by: operator, matchId: 1n, name: 'T1 vs Gen.G' }),
  aLog(4, 'MatchCreated', { by: operator, matchId: 2n, name: 'Worlds 2026' }),
  aLog(5, 'TournamentCreated', { by: owner, tournamentId: 1n, name: 'Spring cup' }),
  aLog(6, 'MatchFinalized', { by: operator, matchId: 1n, winner: 1 }),
  aLog(7, 'MatchVoided', { by: owner, matchId: 1n }),
  aLog(8, 'PlayerScored', { tournamentId: 1n, matchId: 2n }),
  aLog(9, 'FeesWithdrawn', { by: owner, to: safe }),
  aLog(10, 'RewardsDistributed', { by: owner, user: `0x${'d'.repeat(40)}` }),
  aLog(11, 'TokenRescued', { by: owner, token: `0x${'e'.repeat(40)}` }),
])

describe('the log', () => {
  test('lists the newest first, with names', () => {
    const names = log.map(({ subject = '–' }) => subject).join(', ')
    expect(names).toBe(
      '–, –, –, Spring cup, T1 vs Gen.G, T1 vs Gen.G, Spring cup, Worlds 2026, T1 vs Gen.G, –, –',
    )
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
  const bulk = (matchId: bigint, block: number) =>
    aLog(block, 'MatchCreated', { by: operator, matchId, name: 'T1 vs Gen.G' })
  const created = logOf([bulk(1n, 1), bulk(2n, 1), bulk(3n, 2), aLog(2, 'Paused', { account: owner })])
  const idsOf = (rows: ReturnType<typeof groupLog>) =>
    rows.map((row) => row.map(({ matchId, kind }) => matchId ?? kind))
  expect(idsOf(groupLog(created))).toEqual([['paused'], [3n], [2n, 1n]])
  const found = filterLog(created, { ...NO_FILTER, text: '#1' })
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
  [{ text: log[5]?.transactionHash ?? '' }, [6]],
])('%o finds %o', (filter, found) =>
  expect(filterLog(log, { ...NO_FILTER, ...filter }).map(({ blockNumber }) => Number(blockNumber))).toEqual(
    found,
  ),
)
