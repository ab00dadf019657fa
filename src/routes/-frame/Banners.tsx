import { TriangleAlert, Unplug } from 'lucide-react'
import { chain } from '@/chain/config'
import { useChainReachable } from '@/chain/reachability'
import { useSwitchChain, useWallet } from '@/chain/wallets'
import { useWords } from '@/lib/words/useWords'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { PausedBanner } from './PausedBanner'
import { openRpcSettings } from './RpcSettings'
import { useFailureToast } from './useFailureToast'

/** What concerns every page: the chain out of reach, the wallet on another one, betting paused. */
export function Banners() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 not-empty:pt-4">
      <OutageBanner />
      <NetworkBanner />
      <PausedBanner />
    </div>
  )
}

function OutageBanner() {
  const words = useWords()
  if (useChainReachable()) return null
  return (
    <Banner
      tone="warning"
      role="alert"
      icon={<Unplug />}
      action={
        <Button size="sm" onClick={openRpcSettings}>
          {words.frame.rpc.title}
        </Button>
      }
    >
      {words.wallet.unreachable}
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
      role="status"
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
