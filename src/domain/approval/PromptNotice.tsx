import { Suspense } from 'react'
import { type StopWaiting, useNoticePrompt, useUnnoticedPrompt } from '@/chain/wallet/walletPrompts'
import { loadMessages } from '@/i18n/language'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'

const PromptBanner = lazyWithRetry(async () => {
  await loadMessages('dialogs')
  return (await import('./PromptBanner')).PromptBanner
})

interface PromptNoticeProps {
  stopWaiting: StopWaiting | undefined
  /** A prompt from before a reload may still be open. */
  mayBeOpen?: boolean
}

/** Stands at the button that asks the wallet. */
export function PromptNotice({ stopWaiting, mayBeOpen }: PromptNoticeProps) {
  useNoticePrompt(stopWaiting)
  return (
    // Always mounted, so that screen readers announce the notice.
    <div role="status" className="w-full empty:sr-only">
      {(stopWaiting || mayBeOpen) && (
        <Suspense>
          <PromptBanner stopWaiting={stopWaiting} />
        </Suspense>
      )}
    </div>
  )
}

/** Shows a late prompt whose button left the screen. */
export function UnnoticedPrompt() {
  const stopWaiting = useUnnoticedPrompt()
  return (
    stopWaiting && (
      <Suspense>
        <PromptBanner stopWaiting={stopWaiting} />
      </Suspense>
    )
  )
}
