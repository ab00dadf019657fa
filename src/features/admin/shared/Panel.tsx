import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '@/ui/classNames'
import { Card, CardTitle } from '@/ui/layout/Card'

interface PanelProps {
  title: string
  /** Makes the title focusable. */
  titleRef?: Ref<HTMLHeadingElement>
  intro?: string
  aside?: ReactNode
  children: ReactNode
}

export function Panel({ title, titleRef, intro, aside, children }: PanelProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <CardTitle id={titleId} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </CardTitle>
          {intro && <p className="text-14 text-secondary">{intro}</p>}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  )
}

interface ChoiceListProps<Item> {
  'aria-label': string
  className: string
  items: readonly Item[]
  title: (id: string, name: string) => string
  chosenId: bigint | undefined
  onChoose: (id: bigint) => void
  children: (item: Item) => ReactNode
}

export function ChoiceList<Item extends { id: bigint; name: string }>(props: ChoiceListProps<Item>) {
  const { className, items, title, chosenId, onChoose, children, ...label } = props
  return (
    <ul {...label} className={cx('-mx-1 flex flex-col gap-2 overflow-y-auto p-1', className)}>
      {items.map((item) => (
        <li key={String(item.id)}>
          <button
            type="button"
            aria-pressed={item.id === chosenId}
            onClick={() => onChoose(item.id)}
            className="flex w-full flex-col gap-1 rounded-md border border-line bg-background px-4 py-3 text-start transition-colors enabled-hover:border-control aria-pressed:border-text"
          >
            <span className="text-14 font-medium break-words">{title(String(item.id), item.name)}</span>
            <span className="flex flex-wrap gap-x-3 text-12 text-secondary tabular-nums">
              {children(item)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
