import { cx } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { useUiMessages } from '@/ui/UiMessages'

interface LoadMoreProps {
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  label: string
  busyLabel?: string
  problem: string | undefined
  className?: string
}

export function LoadMore({ pages, label, busyLabel = label, problem, className }: LoadMoreProps) {
  const { loadFailed } = useUiMessages()
  if (!pages.hasNextPage) return null
  return (
    <div className={cx('flex flex-col items-center gap-2', className)}>
      <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {pages.isFetchingNextPage ? busyLabel : label}
      </Button>
      {pages.isFetchNextPageError && problem && (
        <p role="alert" className="text-14 text-secondary">
          {loadFailed(problem)}
        </p>
      )}
    </div>
  )
}
