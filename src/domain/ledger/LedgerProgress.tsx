import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { HistoryProgress, type HistoryProgressProps } from './HistoryProgress'
import { useLedgerProgress } from './useLedger'

/** Shown in place of figures until the whole ledger is read. */
export function LedgerProgress(props: Pick<HistoryProgressProps, 'hasFailed' | 'isRetrying' | 'onRetry'>) {
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
