import { parseZonedTime } from '@/features/admin/shared/times'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Badge } from '@/ui/feedback/Badge'
import { Table, Td, Tr } from '@/ui/layout/Table'
import type { CheckedRow } from './matchesCsv'

/** As many as anybody reads. */
const MOST_SHOWN = 50

/** The matches of a file without errors, each new or there already. */
export function CsvMatches({ rows }: { rows: readonly CheckedRow[] }) {
  const { bulk } = useAdminMessages().matches
  const columns = bulk.matchColumns
  const shown = rows.slice(0, MOST_SHOWN)
  return (
    <>
      <Table
        caption={bulk.matches}
        columns={[columns.row, columns.name, columns.start, columns.end, columns.bets, columns.state]}
      >
        {shown.map((row) => (
          <Tr key={row.row}>
            <Td label={columns.row} className="tabular-nums">
              {row.row}
            </Td>
            <Td label={columns.name} className="md:max-w-72">
              <span className="min-w-0 font-medium break-words">{row.cells.name}</span>
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
              ) : (
                <span className="font-medium">{bulk.states.ready}</span>
              )}
            </Td>
          </Tr>
        ))}
      </Table>
      {rows.length > MOST_SHOWN && (
        <p className="text-14 text-secondary">{bulk.more(rows.length - MOST_SHOWN)}</p>
      )}
    </>
  )
}

/** A time of a file, in the reader's zone. */
function timeOf(cell: string): string {
  const parsed = parseZonedTime(cell)
  return parsed.ok ? formatDateTime(parsed.time) : cell
}
