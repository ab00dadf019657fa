import { Share2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { LazyDialog } from '@/ui/overlay/LazyDialog'
import type { SharedBet } from './picture'

const ShareBet = lazyWithRetry(async () => (await import('./ShareBet')).ShareBet)

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'> {
  bet: SharedBet
}

/** Offers a picture of a bet. */
export function ShareButton({ bet, ...look }: ShareButtonProps) {
  const { bets } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-4" />
        <span>{bets.shareBet}</span>
      </Button>
      <LazyDialog open={isOpen} onClose={() => setOpen(false)} title={bets.shareTitle}>
        <ShareBet bet={bet} />
      </LazyDialog>
    </>
  )
}
