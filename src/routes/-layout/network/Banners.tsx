import { CirclePause, Unplug } from 'lucide-react'
import { isOwnRpcAllowed } from '@/chain/config/config'
import { useChainReachable, useChainSlow, useChainStalled } from '@/chain/network/head'
import { useWallet } from '@/chain/wallet/wallets'
import { useIsPaused } from '@/domain/match/queries'
import { UnnoticedRequest } from '@/domain/transaction/RequestNotice'
import { useMessages } from '@/i18n/useMessages'
import { openRpcSettings } from '@/routes/-layout/settings/RpcSettings'
import { Banner } from '@/ui/feedback/Banner'
import { lazyWithRetry } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'

const NetworkBanner = lazyWithRetry(async () => (await import('./NetworkBanner')).NetworkBanner)

export function Banners() {
  const messages = useMessages()
  const { wrongChain } = useWallet()
  const isPaused = useIsPaused()
  return (
    // Always mounted, so that screen readers announce new banners.
    <div
      role="status"
      aria-atomic={false}
      className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 not-empty:pt-4"
    >
      <OutageBanner />
      <UnnoticedRequest />
      {wrongChain && <NetworkBanner fallback={null} />}
      {isPaused && (
        <Banner tone="warning" icon={<CirclePause />}>
          {messages.layout.paused}
        </Banner>
      )}
    </div>
  )
}

function OutageBanner() {
  const messages = useMessages()
  const isReachable = useChainReachable()
  const isStalled = useChainStalled()
  const isSlow = useChainSlow()
  if (isReachable && !isStalled && !isSlow) return null
  const { unreachable, standingStill, slow, slowOrChooseRpc } = messages.wallet
  const slowText = isOwnRpcAllowed ? slowOrChooseRpc : slow
  return (
    <Banner
      tone="warning"
      role={isReachable ? undefined : 'alert'}
      icon={<Unplug />}
      action={
        isOwnRpcAllowed && (
          <Button size="sm" onClick={openRpcSettings}>
            {messages.layout.rpc.title}
          </Button>
        )
      }
    >
      {!isReachable ? unreachable : isStalled ? standingStill : slowText}
    </Banner>
  )
}
