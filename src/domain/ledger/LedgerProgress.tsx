import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { HistoryProgress } from './HistoryProgress'
import { useLedgerProgress } from './useLedger'

interface LedgerProgressProps {
  hasFailed: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Shown in place of figures until the whole ledger is read. */
export function LedgerProgress({ hasFailed, isRetrying, onRetry }: LedgerProgressProps) {
  const { history, ui } = useMessages()
  const { read, all } = useLedgerProgress()
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-4 p-4 text-14 sm:px-6">
        {history.failed}
        <Button size="sm" busy={isRetrying} onClick={onRetry}>
          {ui.tryAgain}
        </Button>
      </div>
    )
  }
  const isCounted = all > 0 && read < all
  return (
    <HistoryProgress
      percent={isCounted ? Math.floor((read * 100) / all) : undefined}
      text={history.readingLedger(formatCount(read), formatCount(all))}
    />
  )
}
