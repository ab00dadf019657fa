import { X } from 'lucide-react'
import type { Match } from '@/domain/match/match'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { BatchButton } from './BatchButton'
import { BATCH_ACTIONS } from './planBatch'

interface BatchBarProps {
  selected: readonly Match[]
  /** How many of them are selected but not among the rows. */
  hidden: number
  now: number
  onDone: (ids: readonly bigint[]) => void
  onClear: () => void
}

/** Stays in sight at the bottom while its table is, where the screen is high enough. */
const barClass =
  'z-2 flex flex-col gap-2 rounded-md border border-control bg-raised p-3 shadow-float sm:p-4 bottom-20 md:bottom-4 [@media(min-height:36rem)]:sticky'

export function BatchBar({ selected, hidden, now, onDone, onClear }: BatchBarProps) {
  const { adminMatches: matches, adminResults: results } = useMessages()
  return (
    <section aria-label={results.batch.title} className={barClass}>
      <div className="flex items-center justify-between gap-3">
        <p className="text-14 font-medium tabular-nums">{matches.table.selected(selected.length, hidden)}</p>
        <Button size="sm" variant="quiet" onClick={onClear}>
          <X aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{results.batch.clear}</span>
        </Button>
      </div>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 md:grid-cols-4">
        {BATCH_ACTIONS.map((action) => (
          <BatchButton key={action} action={action} selected={selected} now={now} onDone={onDone} />
        ))}
      </div>
    </section>
  )
}
