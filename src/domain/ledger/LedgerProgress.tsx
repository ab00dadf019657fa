import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { HistoryProgress } from './HistoryProgress'
import { useLedgerProgress } from './useLedger'

interface LedgerProgressProps {
  hasFailed: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Shown in place of figures until the whole ledger is read. */
export function LedgerProgress(props: LedgerProgressProps) {
  const { history } = useMessages()
  const { read, all } = useLedgerProgress()
  const isCounted = all > 0 && read < all
  return (
    <HistoryProgress
      {...props}
      percent={isCounted ? Math.floor((read * 100) / all) : undefined}
      text={history.readingLedger(formatCount(read), formatCount(all))}
    />
  )
}
