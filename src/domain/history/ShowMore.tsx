import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'

interface ShowMoreProps {
  count: number
  shown: number
  /** Entries of a page. */
  page: number
  onShow: (count: number) => void
}

/** Shows a page more of a list, as long as there are more entries. */
export function ShowMore({ count, shown, page, onShow }: ShowMoreProps) {
  const { showMore } = useMessages().history
  if (count <= shown) return null
  return (
    <Button variant="quiet" block onClick={() => onShow(shown + page)}>
      {showMore}
    </Button>
  )
}
