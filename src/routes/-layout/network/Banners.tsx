import { TriangleAlert, Unplug } from 'lucide-react'
import { chain, isOwnRpcAllowed } from '@/chain/config/config'
import { useChainReachable, useChainSlow, useChainStalled } from '@/chain/network/head'
import { useSwitchChain, useWallet } from '@/chain/wallet/wallets'
import { UnnoticedPrompt } from '@/domain/approval/PromptNotice'
import { useMessages } from '@/i18n/useMessages'
import { useWalletToast } from '@/routes/-layout/toasts/useWalletToast'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'
import { PausedBanner } from './PausedBanner'
import { openRpcSettings } from './RpcSettings'

export function Banners() {
  return (
    // Always mounted, so that screen readers announce new banners.
    <div
      role="status"
      aria-atomic={false}
      className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 not-empty:pt-4"
    >
      <OutageBanner />
      <UnnoticedPrompt />
      <NetworkBanner />
      <PausedBanner />
    </div>
  )
}

function OutageBanner() {
  const messages = useMessages()
  const isReachable = useChainReachable()
  const isStalled = useChainStalled()
  const isSlow = useChainSlow()
  if (isReachable && !isStalled && !isSlow) return null
  const { unreachable, standingStill, slow } = messages.wallet
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
      {!isReachable ? unreachable : isStalled ? standingStill : slow}
    </Banner>
  )
}

function NetworkBanner() {
  const messages = useMessages()
  const { wrongChain } = useWallet()
  const { switchChain, isSwitching } = useSwitchChain()
  const showResult = useWalletToast()
  if (!wrongChain) return null

  const askWallet = async () => {
    showResult(await switchChain())
  }

  return (
    <Banner
      tone="warning"
      icon={<TriangleAlert />}
      action={
        <Button variant="primary" size="sm" busy={isSwitching} onClick={() => void askWallet()}>
          {isSwitching ? messages.wallet.switching : messages.wallet.switchTo(chain.name)}
        </Button>
      }
    >
      {messages.wallet.wrongChain(chain.name)}
    </Banner>
  )
}
