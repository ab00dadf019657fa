import { Hourglass } from 'lucide-react'
import { useNoticeRequest, useUnnoticedRequest, type WalletRequest } from '@/chain/wallet/walletRequests'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'

/** Tells at a button that the wallet's answer to its request is late. */
export function RequestNotice({ request }: { request: WalletRequest | undefined }) {
  useNoticeRequest(request)
  return (
    // Always mounted, so that screen readers announce the notice.
    <div role="status" className="w-full empty:sr-only">
      {request && <LateRequest {...request} />}
    </div>
  )
}

/** Shows a late request whose button left the screen. */
export function UnnoticedRequest() {
  const request = useUnnoticedRequest()
  return request && <LateRequest {...request} />
}

function LateRequest({ stopWaiting }: WalletRequest) {
  const { request } = useMessages().dialogs
  return (
    <Banner
      tone="warning"
      icon={<Hourglass />}
      action={
        <Button size="sm" onClick={stopWaiting}>
          {request.stopWaiting}
        </Button>
      }
    >
      {request.unanswered}
    </Banner>
  )
}
