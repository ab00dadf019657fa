import { Hourglass, TriangleAlert } from 'lucide-react'
import type { StopWaiting } from '@/chain/wallet/walletPrompts'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'

/** Tells that a prompt is late, or that one from before a reload may still be open. */
export function PromptBanner({ stopWaiting }: { stopWaiting: StopWaiting | undefined }) {
  const { prompt } = useMessages().dialogs
  if (!stopWaiting) {
    return (
      <Banner tone="warning" icon={<TriangleAlert />}>
        {prompt.mayBeOpen}
      </Banner>
    )
  }
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
