import { cleanName } from './cleanName'

/** A CSV file. Rows are counted as spreadsheets do: the header is row 1. */
export interface Sheet {
  /** In lower case. */
  header: readonly string[]
  /** Without empty ones. */
  lines: readonly { row: number; cells: readonly string[] }[]
  /** The row whose quote is misplaced or not closed: all after it may be wrong. */
  openQuote: number | undefined
}

/** Excel's own first line. Excel doesn't show it, so rows are counted without it. Other programs save it as a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;|\t]*\n/i

const isEmpty = (cell: string) => cleanName(cell) === ''

/** Parses CSV as spreadsheets and people write it: with any separator and line breaks of several kinds. */
export async function parseSheet(text: string): Promise<Sheet> {
  const { default: Papa } = await import('papaparse')
  const lines = text.replace(/\r\n?/g, '\n')
  const [separatorLine, delimiter] = SEPARATOR_LINE.exec(lines) ?? ['']
  const { data, errors } = Papa.parse<string[]>(lines.slice(separatorLine.length), {
    delimiter,
    newline: '\n',
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const openQuote = errors.find(({ type }) => type === 'Quotes')
  const [titles = [], ...rows] = data
  // A spreadsheet saves columns that were used once.
  const width = titles.findLastIndex((title) => !isEmpty(title)) + 1
  return {
    header: titles.slice(0, width).map((title) => cleanName(title).toLowerCase()),
    lines: rows
      .map((cells, index) => ({
        row: index + 2,
        cells: cells.slice(width).every(isEmpty) ? cells.slice(0, width) : cells,
      }))
      .filter(({ cells }) => !cells.every(isEmpty)),
    openQuote: openQuote && (openQuote.row ?? 0) + 1,
  }
}
