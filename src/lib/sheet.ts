/** A CSV file. Rows are counted as spreadsheets do: the header is row 1. */
export interface Sheet {
  /** In lower case. */
  header: readonly string[]
  /** Without empty ones. */
  lines: readonly { row: number; cells: readonly string[] }[]
  /** The row whose quote is misplaced or not closed: all after it may be wrong. */
  openQuote: number | undefined
}

/** Excel's own first line. Excel doesn't show it, so rows are counted without it. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i

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
  const [header = [], ...rows] = data
  return {
    header: header.map((title) => title.trim().toLowerCase()),
    lines: rows
      .map((cells, index) => ({ row: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    openQuote: openQuote && (openQuote.row ?? 0) + 1,
  }
}
