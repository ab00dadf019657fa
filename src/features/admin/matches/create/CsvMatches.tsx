import { describeProblems } from '@/features/admin/matches/newMatch'
import { useAdminMessages } from '@/i18n/adminMessages'
import type { AdminMessages } from '@/i18n/catalogue'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { parseZonedTime } from '@/lib/time'
import { Badge } from '@/ui/feedback/Badge'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { type CheckedRow, CSV_COLUMNS, LEFT_OUT } from './matchesCsv'

/** Lists the rows of a file, those with errors first. */
export function CsvMatches({ rows, columnCount }: { rows: readonly CheckedRow[]; columnCount: number }) {
  const messages = useAdminMessages()
  const { adminBulk: bulk } = messages
  const columns = bulk.matchColumns
  const isLeftOut = ({ state }: CheckedRow) => LEFT_OUT.some((left) => left === state)
  const isRight = (row: CheckedRow) => ['ready', 'exists', 'proposed'].includes(row.state) || isLeftOut(row)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard.
    <section aria-label={bulk.matches} tabIndex={0} className="max-h-160 overflow-y-auto">
      <Table caption={bulk.matches} columns={Object.values(columns)}>
        {[...rows.filter((row) => !isRight(row)), ...rows.filter(isRight)].map((row) => (
          <Tr key={row.row}>
            <Td label={columns.row} className="tabular-nums">
              {row.row}
            </Td>
            <Td label={columns.name} className="md:max-w-72">
              <span className="flex min-w-0 flex-col gap-1 break-words">
                <span className="font-medium">{row.cells.name}</span>
                {describeRow(row, columnCount, messages).map((note) => (
                  <span key={note} className="text-12 text-warning">
                    {note}
                  </span>
                ))}
              </span>
            </Td>
            <Td label={columns.start} className="tabular-nums">
              {timeOf(row.cells.start)}
            </Td>
            <Td label={columns.end} className="tabular-nums">
              {timeOf(row.cells.end)}
            </Td>
            <Td label={columns.bets} className="tabular-nums">
              {'match' in row
                ? bulk.bets(formatAmount(row.match.minBet), formatAmount(row.match.maxBet))
                : bulk.bets(row.cells.min, row.cells.max)}
            </Td>
            <Td label={columns.state}>
              {row.state === 'exists' ? (
                <Badge>{bulk.states.exists(String(row.id))}</Badge>
              ) : row.state === 'proposed' ? (
                <Badge>{bulk.states.proposed}</Badge>
              ) : row.state === 'ready' ? (
                <span className="font-medium">{bulk.states.ready}</span>
              ) : isLeftOut(row) ? (
                <Badge>{bulk.states.leftOut}</Badge>
              ) : (
                <Badge tone="warning">{bulk.states.wrong}</Badge>
              )}
            </Td>
          </Tr>
        ))}
      </Table>
    </section>
  )
}

function describeRow(row: CheckedRow, columnCount: number, messages: AdminMessages): string[] {
  const { adminBulk: bulk, adminMatches } = messages
  if (row.state === 'ready') return row.warnings.map((warning) => adminMatches.create.warnings[warning])
  if (row.state === 'tooManyCells') return [bulk.tooManyCells(row.cellCount, columnCount)]
  if (row.state === 'repeated') return [bulk.repeated(row.sameAs)]
  if (row.state === 'unreadable') return [bulk.unreadable(row.column, row.cell)]
  if (row.state === 'undecided' || row.state === 'notUpcoming' || row.state === 'noLength')
    return [bulk.reasons[row.state]]
  if (row.state !== 'wrong') return []
  const problems = describeProblems(row.problems, messages)
  return CSV_COLUMNS.flatMap((column) => (problems[column] ? [`${column}: ${problems[column]}`] : []))
}

function timeOf(cell: string): string {
  const parsed = parseZonedTime(cell)
  return parsed.ok ? formatDateTime(parsed.time) : cell
}
