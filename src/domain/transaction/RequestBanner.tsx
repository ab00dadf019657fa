import { Hourglass } from 'lucide-react'
import type { WalletPrompt } from '@/chain/wallet/walletPrompts'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'

/** Tells that a wallet's answer is late. */
export function RequestBanner({ stopWaiting }: WalletPrompt) {
  const { prompt } = useMessages().dialogs
  return (
    <Banner
      tone="warning"
      icon={<Hourglass />}
      action={
        <Button size="sm" onClick={stopWaiting}>
          {prompt.stopWaiting}
        </Button>
      }
    >
      {prompt.unanswered}
    </Banner>
  )
}
