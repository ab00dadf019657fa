import { useNoticeRequest, useUnnoticedRequest, type WalletRequest } from '@/chain/wallet/walletRequests'
import { lazyWithRetry } from '@/ui/feedback/loading'

const RequestBanner = lazyWithRetry(async () => (await import('./RequestBanner')).RequestBanner)

/** Tells at a button that the wallet's answer to its request is late. */
export function RequestNotice({ request }: { request: WalletRequest | undefined }) {
  useNoticeRequest(request)
  return (
    // Always mounted, so that screen readers announce the notice.
    <div role="status" className="w-full empty:sr-only">
      {request && <RequestBanner {...request} fallback={null} />}
    </div>
  )
}

/** Shows a late request whose button left the screen. */
export function UnnoticedRequest() {
  const request = useUnnoticedRequest()
  return request && <RequestBanner {...request} fallback={null} />
}
