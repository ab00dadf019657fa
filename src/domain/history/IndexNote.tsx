import type { IndexerProblem } from '@/chain/indexer/indexer'
import { useMessages } from '@/i18n/useMessages'
import { cx } from '@/ui/classNames'

interface IndexNoteProps {
  problem: IndexerProblem | undefined
  className?: string
}

/** Says why the chain is read instead of the build's indexer. Renders nothing without a problem. */
export function IndexNote({ problem, className }: IndexNoteProps) {
  const { index } = useMessages().history
  if (!problem) return null
  return (
    <p role="status" className={cx('text-14 text-secondary', className)}>
      {index[problem]}
    </p>
  )
}
