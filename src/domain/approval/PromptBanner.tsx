import { Hourglass, TriangleAlert } from 'lucide-react'
import type { WalletPrompt } from '@/chain/wallet/walletPrompts'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'

/** Tells that a prompt is late, or that an earlier one may still be open. */
export function PromptBanner({ stopWaiting, sendAnyway, about, anyway }: WalletPrompt & { anyway?: string }) {
  const { prompt } = useMessages().dialogs
  const press = stopWaiting ?? sendAnyway
  return (
    <Banner
      tone="warning"
      icon={stopWaiting ? <Hourglass /> : <TriangleAlert />}
      action={
        press && (
          <Button size="sm" onClick={press}>
            {stopWaiting ? prompt.stopWaiting : (anyway ?? prompt.sendAnyway)}
          </Button>
        )
      }
    >
      {stopWaiting ? prompt.unanswered : prompt.mayBeOpen(about)}
    </Banner>
  )
}
