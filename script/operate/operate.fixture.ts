import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { TestChain } from '../../src/testing/testChain.ts'
import type { Fixture } from './feeds/feed.ts'
import { hour, minute } from './lib/durations.ts'

/** A row of a feed's file, as docs/operate-feeds.md has it. */
interface Row {
  id: string
  team1: string
  team2: string
  start: number
  status: Fixture['status']
  changed: number
  [column: string]: string | number
}

/** Returns a folder that is removed after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clutchpool-operate-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Returns a feed in a file, to be written again and again. */
export function testFeed(folder = testFolder(), name = 'feed.json') {
  const path = join(folder, name)
  const write = (rows: readonly Row[]) =>
    writeFileSync(path, JSON.stringify(rows.map((row) => ({ game: 'LoL', event: 'LCK', ...row }))))
  write([])
  return { path, write }
}

/** Returns a row for a match between two new teams. @param start unix seconds */
export function scheduled(id: number, start: number, changed = start - 24 * hour): Row {
  return {
    ...{ id: String(id), team1: `Red ${id}`, team2: `Blue ${id}`, start, best_of: 3 },
    ...{ status: 'scheduled', changed },
  }
}

/** Returns the same row as played for an hour, or changed otherwise. */
export function finished(
  row: Row,
  changes: Readonly<Record<string, string | number>> = { result: '1' },
): Row {
  const ended = row.start + hour
  return { ...row, ...{ status: 'finished', began: row.start, ended, changed: ended }, ...changes }
}

/** Reads all matches of a test chain, the oldest first. */
export async function matchesOn({ client, contracts: { lens } }: TestChain) {
  const [matches] = await client.readContract({ ...lens, functionName: 'getMatches', args: [0n, 100n] })
  return matches.toReversed()
}

/** Long enough for a feed to be sure. */
export const settled = 10 * minute
