import { formatCount } from '@/i18n/format/locale'
import { counted } from './counted'

/** Messages for creating matches from a file. Amounts come formatted, without their unit. */
export const adminBulk = {
  intro:
    'One match per row, with columns name, start, end, min and max. Times in ISO 8601 with a zone, such as 2027-03-01T18:00Z; amounts in WETH. Or a sheet of fixtures as “npm run operate” reads it: its matches get that tool’s default length and bets.',
  sample: 'Download a sample',
  sampleName: 'matches-sample.csv',
  export: 'Export matches',
  exportName: (date: string) => `matches-${date}.csv`,
  file: 'CSV file',
  problems: {
    unreadable: 'Couldn’t read the file. Choose it again.',
    tooLarge: 'The file is too large. Split it.',
    notUtf8: 'The file isn’t UTF-8. Save it as “CSV UTF-8” and choose it again.',
    empty: 'The file has no matches.',
    tooManyRows: (most: number) => `The file has more than ${formatCount(most)} rows. Split it.`,
    columnsMissing: (columns: readonly string[]) =>
      `The first row must name the columns. Missing: ${columns.join(', ')}.`,
    columnsWrong: (columns: readonly string[]) => `Unknown or repeated columns: ${columns.join(', ')}.`,
    openQuote: (row: number) => `Misplaced quotation mark from row ${formatCount(row)} on.`,
  },
  summary: 'Dry run',
  ready: (count: number) => counted(count, 'match to create', 'matches to create'),
  exist: (count: number) => counted(count, 'already exists', 'already exist'),
  proposed: (count: number) => counted(count, 'waits for signers', 'wait for signers'),
  leftOut: (count: number) => counted(count, 'row left out', 'rows left out'),
  wrong: (count: number) => counted(count, 'row has errors', 'rows have errors'),
  warned: (count: number) => counted(count, 'row has warnings', 'rows have warnings'),
  tooManyCells: (cells: number, columns: number) =>
    `${counted(cells, 'cell', 'cells')} instead of ${formatCount(columns)}. Quote amounts that contain a comma.`,
  unreadable: (column: string, cell: string) =>
    cell === '' ? `${column}: The cell is empty.` : `${column}: “${cell}” isn’t valid here.`,
  reasons: {
    undecided: 'A team isn’t decided yet.',
    notUpcoming: 'It isn’t an upcoming match.',
    noLength: 'No default length for this game and number of games.',
  },
  repeated: (row: number) => `Same match as row ${formatCount(row)}.`,
  fix: 'Fix the file and choose it again. Nothing is created until every row is valid.',
  matches: 'Matches in the file',
  matchColumns: { row: 'Row', name: 'Match', start: 'Start', end: 'End', bets: 'Bets', state: 'State' },
  bets: (min: string, max: string) => `${min} to ${max}`,
  states: {
    wrong: 'Error',
    ready: 'New',
    proposed: 'Waits for signers',
    leftOut: 'Left out',
    exists: (id: string) => `Already #${id}`,
  },
  allExist: 'Every match in this file already exists.',
  nothingNew: 'This file has no new match to create.',
  allProposed: 'Every match exists or waits for the Safe’s signers.',
  button: (count: number) => `Create ${counted(count, 'match', 'matches')}`,
  busy: (progress: { batch: number; batches: number } | undefined) =>
    !progress || progress.batches === 1
      ? 'Creating...'
      : `Creating ${formatCount(progress.batch)} of ${formatCount(progress.batches)}...`,
  transactions: (count: number, most: number) =>
    count === 1
      ? 'Takes one transaction.'
      : `Takes ${formatCount(count)} transactions, up to ${most} matches each.`,
  created: (count: number) => `${counted(count, 'match', 'matches')} created`,
  stopped: 'Created matches are kept. Press again to create the rest, without duplicates.',
}
