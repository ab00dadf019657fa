import { useNoticePrompt, useUnnoticedPrompt, type WalletPrompt } from '@/chain/wallet/walletPrompts'
import { lazyWithRetry } from '@/ui/feedback/loading'

const RequestBanner = lazyWithRetry(async () => (await import('./RequestBanner')).RequestBanner)

/** Tells at a button that the wallet's answer to its request is late. */
export function RequestNotice({ request }: { request: WalletPrompt | undefined }) {
  useNoticePrompt(request)
  return (
    // Always mounted, so that screen readers announce the notice.
    <div role="status" className="w-full empty:sr-only">
      {request && <RequestBanner {...request} fallback={null} />}
    </div>
  )
}

/** Shows a late request whose button left the screen. */
export function UnnoticedRequest() {
  const request = useUnnoticedPrompt()
  return request && <RequestBanner {...request} fallback={null} />
}
