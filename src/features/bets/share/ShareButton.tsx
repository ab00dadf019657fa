import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Bet } from '@/domain/bet/bet'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Button } from '@/ui/forms/Button'
import { LazyDialog } from '@/ui/overlay/LazyDialog'

const ShareBet = lazyWithRetry(async () => {
  await loadMessages('shareBet')
  return (await import('./ShareBet')).ShareBet
})

/** Offers a picture of a won bet. */
export function ShareButton({ bet }: { bet: Bet }) {
  const { betHistory } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" className="-mx-3" onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-4" />
        {betHistory.share}
      </Button>
      <LazyDialog open={isOpen} onClose={() => setOpen(false)} title={betHistory.shareTitle}>
        <ShareBet bet={bet} />
      </LazyDialog>
    </>
  )
}
