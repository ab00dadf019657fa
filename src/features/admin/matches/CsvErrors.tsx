import { useAdminMessages } from '@/i18n/useAdminMessages'
import { useMessages } from '@/i18n/useMessages'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { describeProblems } from './describeProblems'
import { type CheckedRow, CSV_COLUMNS } from './matchesCsv'
import type { NewMatchField } from './newMatch'

interface CsvErrorsProps {
  rows: readonly CheckedRow[]
  columnCount: number
}

/** Every error of a file by its row and column. */
export function CsvErrors({ rows, columnCount }: CsvErrorsProps) {
  const messages = useMessages()
  const { bulk, create } = useAdminMessages().matches
  const columns = bulk.errorColumns

  function errorsOf(row: CheckedRow): { column?: NewMatchField; problem: string }[] {
    switch (row.state) {
      case 'tooManyCells':
        return [{ problem: bulk.tooManyCells(row.cellCount, columnCount) }]
      case 'repeated':
        return [{ problem: bulk.repeated(row.sameAs) }]
      case 'wrong': {
        const problems = describeProblems(row.problems, messages, create)
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
    <Table caption={bulk.errors} columns={[columns.row, columns.column, columns.value, columns.problem]}>
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
