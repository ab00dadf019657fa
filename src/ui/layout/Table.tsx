import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '@/ui/classNames'
import { Card, CardTitle } from './Card'

interface TableProps {
  caption: string
  columns: readonly ReactNode[]
  className?: string
  headClassName?: string
  children: ReactNode
}

/** A list of labelled values on phones. Its roles are explicit, because changing `display` drops implicit ones. */
export function Table(props: TableProps) {
  const { caption, columns, className, headClassName = 'max-md:sr-only', children } = props
  return (
    <table role="table" className={cx('w-full text-14 max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={headClassName}>
        <tr role="row">
          {columns.map((column, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed and have no other identity.
              key={index}
              role="columnheader"
              scope="col"
              className="border-b border-line px-4 py-3 md:first:ps-6 md:last:pe-6 text-start text-12 font-medium tracking-wide text-tertiary"
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

/** `label` repeats the column's name on a phone. */
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
        <span aria-hidden className="max-w-3/5 shrink-4 break-words text-12 text-tertiary md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}

interface TableSectionProps {
  title: string
  /** Beside the title. */
  controls?: ReactNode
  children: ReactNode
}

export function TableSection({ title, controls, children }: TableSectionProps) {
  const titleId = useId()
  return (
    <Card as="section" flush aria-labelledby={titleId} className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-4 p-4 sm:px-6">
        <CardTitle id={titleId}>{title}</CardTitle>
        <div className="flex min-w-0 flex-wrap gap-2 empty:hidden">{controls}</div>
      </div>
      {children}
    </Card>
  )
}
