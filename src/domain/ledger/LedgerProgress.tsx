import { useStore } from 'zustand'
import { HistoryProgress } from '@/domain/history/HistoryProgress'
import { formatCount } from '@/i18n/format/locale'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { progressStore, type useLedger } from './useLedger'

type Read = Pick<ReturnType<typeof useLedger>, 'isError' | 'isFetching' | 'refetch'>

/** Shown in place of figures until the whole ledger is read. */
export function LedgerProgress({ read: { isError, isFetching, refetch } }: { read: Read }) {
  const { history, ui } = useMessages()
  const { read, all } = useStore(progressStore)
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-4 p-4 text-14 sm:px-6">
        {history.failed}
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
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
