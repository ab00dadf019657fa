import { describeProblems, type NewMatchField } from '@/features/admin/matches/newMatch'
import { parseZonedTime } from '@/features/admin/shared/schedule'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { type CheckedRow, CSV_COLUMNS } from './matchesCsv'

export function CsvMatches({ rows }: { rows: readonly CheckedRow[] }) {
  const { adminBulk: bulk, adminMatches } = useMessages()
  const { create } = adminMatches
  const columns = bulk.matchColumns
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard.
    <section aria-label={bulk.matches} tabIndex={0} className="max-h-160 overflow-y-auto">
      <Table caption={bulk.matches} columns={Object.values(columns)}>
        {rows.map((row) => (
          <Tr key={row.row}>
            <Td label={columns.row} className="tabular-nums">
              {row.row}
            </Td>
            <Td label={columns.name} className="md:max-w-72">
              <span className="flex min-w-0 flex-col gap-1 break-words">
                <span className="font-medium">{row.cells.name}</span>
                {row.state === 'ready' &&
                  row.warnings.map((warning) => (
                    <span key={warning} className="text-12 text-warning">
                      {create.warnings[warning]}
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
              {row.state === 'ready'
                ? bulk.bets(formatAmount(row.match.minBet), formatAmount(row.match.maxBet))
                : bulk.bets(row.cells.min, row.cells.max)}
            </Td>
            <Td label={columns.state}>
              {row.state === 'exists' ? (
                <Badge>{bulk.states.exists(String(row.id))}</Badge>
              ) : row.state === 'ready' ? (
                <span className="font-medium">{bulk.states.ready}</span>
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

function timeOf(cell: string): string {
  const parsed = parseZonedTime(cell)
  return parsed.ok ? formatDateTime(parsed.time) : cell
}

export function CsvErrors({ rows, columnCount }: { rows: readonly CheckedRow[]; columnCount: number }) {
  const messages = useMessages()
  const { adminBulk: bulk } = messages
  const columns = bulk.errorColumns

  function errorsOf(row: CheckedRow): { column?: NewMatchField; problem: string }[] {
    switch (row.state) {
      case 'tooManyCells':
        return [{ problem: bulk.tooManyCells(row.cellCount, columnCount) }]
      case 'repeated':
        return [{ problem: bulk.repeated(row.sameAs) }]
      case 'wrong': {
        const problems = describeProblems(row.problems, messages)
        return CSV_COLUMNS.flatMap((column) => {
          const problem = problems[column]
          return problem ? [{ column, problem }] : []
        })
      }
      default:
        return []
    }
  }

  return (
    <Table caption={bulk.errors} columns={Object.values(columns)}>
      {rows.flatMap((row) =>
        errorsOf(row).map(({ column, problem }) => (
          <Tr key={`${row.row}/${column}`}>
            <Td label={columns.row} className="tabular-nums">
              {row.row}
            </Td>
            <Td label={columns.column}>
              <span className="font-medium">{column ?? bulk.wholeRow}</span>
            </Td>
            <Td label={columns.value} className="min-w-0 text-secondary md:max-w-60">
              <span className="min-w-0 break-words">
                {(column ? row.cells[column] : row.cells.name) || bulk.noValue}
              </span>
            </Td>
            <Td className="text-warning">{problem}</Td>
          </Tr>
        )),
      )}
    </Table>
  )
}
