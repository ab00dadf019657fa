import { Hourglass, TriangleAlert, Unplug } from 'lucide-react'
import { chain } from '@/chain/config'
import { useChainReachable, useChainStandingStill } from '@/chain/reachability'
import { useUnansweredPrompt } from '@/chain/walletPrompts'
import { useSwitchChain, useWallet } from '@/chain/wallets'
import { useWords } from '@/lib/words/useWords'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { PausedBanner } from './PausedBanner'
import { openRpcSettings } from './RpcSettings'
import { useFailureToast } from './useFailureToast'

/** What concerns every page: the chain out of reach or standing still, the wallet silent or elsewhere, betting paused. */
export function Banners() {
  return (
    // Always there, so that a screen reader hears what is added to it.
    <div
      role="status"
      aria-atomic={false}
      className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 not-empty:pt-4"
    >
      <OutageBanner />
      <UnansweredBanner />
      <NetworkBanner />
      <PausedBanner />
    </div>
  )
}

function OutageBanner() {
  const words = useWords()
  const isReachable = useChainReachable()
  const isStandingStill = useChainStandingStill()
  if (isReachable && !isStandingStill) return null
  return (
    <Banner
      tone="warning"
      role={isReachable ? undefined : 'alert'}
      icon={<Unplug />}
      action={
        <Button size="sm" onClick={openRpcSettings}>
          {words.frame.rpc.title}
        </Button>
      }
    >
      {isReachable ? words.wallet.standingStill : words.wallet.unreachable}
    </Banner>
  )
}

function UnansweredBanner() {
  const words = useWords()
  const stopWaiting = useUnansweredPrompt()
  if (!stopWaiting) return null
  return (
    <Banner
      tone="warning"
      icon={<Hourglass />}
      action={
        <Button size="sm" onClick={stopWaiting}>
          {words.wallet.stopWaiting}
        </Button>
      }
    >
      {words.wallet.unanswered}
    </Banner>
  )
}

function NetworkBanner() {
  const words = useWords()
  const { wrongChain } = useWallet()
  const { switchChain, isSwitching } = useSwitchChain()
  const showFailure = useFailureToast()
  if (!wrongChain) return null

  const askWallet = async () => {
    const result = await switchChain()
    if (!result.ok) showFailure(result.failure)
  }

  return (
    <Banner
      tone="warning"
      icon={<TriangleAlert />}
      action={
        <Button variant="primary" size="sm" busy={isSwitching} onClick={() => void askWallet()}>
          {isSwitching ? words.wallet.switching : words.wallet.switchTo(chain.name)}
        </Button>
      }
    >
      {words.wallet.wrongChain(chain.name)}
    </Banner>
  )
}
