import { fixtureName } from '@/domain/match/fixtureName'
import { type FixtureRow, parseFixtureRow } from '@/domain/match/fixtureRow'
import { gameDefaults, matchMinutes } from '@/domain/match/gameDefaults'
import type { NewMatchField } from '@/features/admin/matches/newMatch'
import { PropertyError } from '@/lib/parsers'
import type { Sheet } from '@/lib/sheet'
import { isoDateTime, MINUTE } from '@/lib/time'

/** What a row of a sheet of fixtures is. The panel creates only those that are `listed`, and `unreadable` ones stop the file. */
export type FixtureState =
  | { state: 'listed' | 'undecided' | 'notUpcoming' | 'noLength' }
  /** `cell` is what the column holds. */
  | { state: 'unreadable'; column: string; cell: string }

/** A row in the columns of a file of matches. */
interface Fixture {
  cells: Readonly<Record<NewMatchField, string>>
  fixture: FixtureState
}

/** Reads the sheet of `npm run operate` (docs/operate-feeds.md) as matches with its default bounds and lengths. */
export function fixtureRows({ header, lines }: Pick<Sheet, 'header' | 'lines'>) {
  return lines.map(({ row, cells: values }) => {
    const value = Object.fromEntries(header.map((column, at) => [column, values[at]]))
    const { cells, fixture } = readFixture(value)
    return { row, cells, fixture, ...(values.length > header.length && { cellCount: values.length }) }
  })
}

function readFixture(value: Readonly<Record<string, string | undefined>>): Fixture {
  try {
    return toMatch(parseFixtureRow(value))
  } catch (error) {
    if (!(error instanceof PropertyError)) throw error
    const { team1 = '', team2 = '', start = '' } = value
    const cells = { name: `${team1} vs ${team2}`, start, end: '', min: '', max: '' }
    const fixture = { state: 'unreadable', column: error.path, cell: value[error.path] ?? '' } as const
    return { cells, fixture }
  }
}

function toMatch(row: FixtureRow): Fixture {
  const { game, teams, startTime, bestOf, market } = row
  const defaults = Object.hasOwn(gameDefaults, game) ? gameDefaults[game] : undefined
  const minutes = defaults && matchMinutes(defaults.minutes, bestOf, market)
  const cells = {
    name: fixtureName(row),
    start: isoDateTime(startTime),
    end: minutes === undefined ? '' : isoDateTime(startTime + minutes * MINUTE),
    min: defaults?.minBet ?? '',
    max: defaults?.maxBet ?? '',
  }
  const isUpcoming = row.status === 'scheduled' && row.beganAt === undefined && row.result === undefined
  if (!isUpcoming) return { cells, fixture: { state: 'notUpcoming' } }
  if (teams.includes('')) return { cells, fixture: { state: 'undecided' } }
  return { cells, fixture: { state: minutes === undefined ? 'noLength' : 'listed' } }
}
