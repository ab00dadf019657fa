import { type ReactNode, useState } from 'react'
import { ShowMore } from '@/domain/history/ShowMore'
import { Table } from '@/ui/layout/Table'

const PAGE = 10

interface PagedTableProps<Row> {
  title: string
  columns: Readonly<Record<string, string>>
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

export function PagedTable<Row>({ title, columns, rows, children }: PagedTableProps<Row>) {
  const [shown, setShown] = useState(PAGE)
  return (
    <>
      <Table caption={title} columns={Object.values(columns)}>
        {rows.slice(0, shown).map(children)}
      </Table>
      <ShowMore count={rows.length} shown={shown} page={PAGE} onShow={setShown} />
    </>
  )
}
