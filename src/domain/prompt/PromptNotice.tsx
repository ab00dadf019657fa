import { Hourglass, TriangleAlert } from 'lucide-react'
import { type StopWaiting, useNoticePrompt } from '@/chain/wallet/walletPrompts'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'

interface PromptNoticeProps {
  stopWaiting: StopWaiting | undefined
  /** A prompt from before a reload may still be open. */
  mayBeOpen?: boolean
}

/** Stands at the button that asks the wallet. */
export function PromptNotice({ stopWaiting, mayBeOpen = false }: PromptNoticeProps) {
  const { wallet } = useMessages()
  useNoticePrompt(stopWaiting)
  return (
    // Always mounted, so that screen readers announce the notice.
    <div role="status" className="w-full empty:sr-only">
      {stopWaiting ? (
        <LatePrompt stopWaiting={stopWaiting} />
      ) : (
        mayBeOpen && (
          <Banner tone="warning" icon={<TriangleAlert />}>
            {wallet.mayBeOpen}
          </Banner>
        )
      )}
    </div>
  )
}

export function LatePrompt({ stopWaiting }: { stopWaiting: StopWaiting }) {
  const { wallet } = useMessages()
  return (
    <Banner
      tone="warning"
      icon={<Hourglass />}
      action={
        <Button size="sm" onClick={stopWaiting}>
          {wallet.stopWaiting}
        </Button>
      }
    >
      {wallet.unanswered}
    </Banner>
  )
}
