import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

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
    <table role="table" className="w-full text-14 max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
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
      <tbody role="rowgroup" className="max-sm:block">
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
      className={cx('border-b border-line last:border-0 max-sm:grid max-sm:gap-2 max-sm:p-4', className)}
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
        'px-4 py-3 sm:first:ps-6 sm:last:pe-6 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:empty:hidden',
        className,
      )}
    >
      {label && (
        <span aria-hidden className="text-12 text-tertiary sm:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
