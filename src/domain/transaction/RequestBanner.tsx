import { Hourglass } from 'lucide-react'
import type { WalletRequest } from '@/chain/wallet/walletRequests'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'

/** Tells that a wallet's answer is late. */
export function RequestBanner({ stopWaiting }: WalletRequest) {
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
