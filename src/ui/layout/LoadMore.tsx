import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { cx } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { useUiMessages } from '@/ui/UiMessages'

type Paging = 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'

interface LoadMoreProps {
  pages: Pick<UseInfiniteQueryResult, Paging>
  label: string
  busyLabel?: string
  className?: string
}

export function LoadMore({ pages, label, busyLabel = label, className }: LoadMoreProps) {
  const { loadFailed, describeError } = useUiMessages()
  if (!pages.hasNextPage) return null
  return (
    <div className={cx('flex flex-col items-center gap-2', className)}>
      <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {pages.isFetchingNextPage ? busyLabel : label}
      </Button>
      {pages.isFetchNextPageError && (
        <p role="alert" className="text-14 text-secondary">
          {loadFailed(describeError(pages.error))}
        </p>
      )}
    </div>
  )
}
