import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { testFolder } from '../../../src/testing/testFolder.ts'
import { hour, minute } from '../lib/durations.ts'
import { driveClock, startReplay } from '../testing/replayServer.ts'
import type { Fixture } from './feed.ts'

/** The begin of an hour. */
export const NOW = 1_794_999_600

export async function serveReplay(replay: Omit<Parameters<typeof startReplay>[0], 'at'>) {
  const driven = driveClock(NOW)
  const server = await startReplay({ at: driven.clock.now, ...replay })
  onTestFinished(server.stop)
  return { ...driven, server }
}

/** A row of a feed's file, as docs/operate-feeds.md has it. */
export interface Row {
  id: string
  team1: string
  team2: string
  start: number
  status: Fixture['status']
  changed: number
  [column: string]: string | number
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
  const teams = { team1: `Red ${id}`, team2: `Blue ${id}` }
  return { id: String(id), ...teams, start, best_of: 3, status: 'scheduled', changed }
}

/** Returns the same row as played for an hour, or changed otherwise. */
export function finished(
  row: Row,
  changes: Readonly<Record<string, string | number>> = { result: '1' },
): Row {
  const ended = row.start + hour
  return { ...row, status: 'finished', began: row.start, ended, changed: ended, ...changes }
}

/** Long enough for a feed to be sure. */
export const settled = 10 * minute
