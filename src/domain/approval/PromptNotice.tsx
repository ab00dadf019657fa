import { useNoticePrompt, useUnnoticedPrompt, type WalletPrompt } from '@/chain/wallet/walletPrompts'
import { localized } from '@/i18n/messages'
import { lazyWithRetry } from '@/ui/feedback/loading'

const PromptBanner = lazyWithRetry(
  async () => (await localized(import('./PromptBanner'), 'dialogs')).PromptBanner,
)

interface PromptNoticeProps {
  id?: string
  prompt: WalletPrompt | undefined
  /** The label of the button that asks despite an earlier prompt. */
  anyway?: string
}

/** Stands at the button that asks the wallet. */
export function PromptNotice({ id, prompt, anyway }: PromptNoticeProps) {
  useNoticePrompt(prompt?.stopWaiting && prompt)
  return (
    // Always mounted, so that screen readers announce the notice.
    <div id={id} role="status" className="w-full empty:sr-only">
      {prompt && <PromptBanner {...prompt} anyway={anyway} fallback={null} />}
    </div>
  )
}

/** Shows a late prompt whose button left the screen. */
export function UnnoticedPrompt() {
  const prompt = useUnnoticedPrompt()
  return prompt && <PromptBanner {...prompt} fallback={null} />
}
