import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/ui/classNames'

interface TableProps {
  /** What the table is, for those who cannot see it. */
  caption: string
  columns: readonly ReactNode[]
  /** `Tr` rows. */
  children: ReactNode
}

/**
 * A table that on a phone becomes a list of labelled values. The roles are spelled out because
 * browsers drop a table's own ones once it is laid out as anything else.
 */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <table role="table" className="w-full text-14 max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed and have no other identity.
              key={index}
              role="columnheader"
              scope="col"
              className="border-b border-line px-4 py-3 first:ps-6 last:pe-6 text-start text-12 font-medium tracking-wide text-tertiary"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {children}
      </tbody>
    </table>
  )
}

/** A row of a `Table`. */
export function Tr({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      role="row"
      className={cx(
        'border-b border-line last:border-0 max-md:grid max-md:grid-cols-1 max-md:gap-2 max-md:p-4',
        className,
      )}
    />
  )
}

/** A cell of a `Table`; `label` repeats its column's name on a phone. */
export function Td({ label, className, children, ...rest }: ComponentProps<'td'> & { label?: string }) {
  return (
    <td
      {...rest}
      role="cell"
      className={cx(
        'px-4 py-3 md:first:ps-6 md:last:pe-6 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:p-0 max-md:empty:hidden',
        className,
      )}
    >
      {label && (
        <span aria-hidden className="shrink-4 text-12 text-tertiary md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
