import { TriangleAlert } from 'lucide-react'
import { chain } from '@/chain/config/config'
import { useSwitchChain } from '@/chain/wallet/walletActions'
import { useMessages } from '@/i18n/useMessages'
import { useWalletToast } from '@/routes/-layout/toasts/toasts'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'

export function NetworkBanner() {
  const messages = useMessages()
  const { switchChain, isSwitching } = useSwitchChain()
  const showFailure = useWalletToast()

  const askWallet = async () => {
    showFailure(await switchChain())
  }

  return (
    <Banner
      tone="warning"
      icon={<TriangleAlert />}
      action={
        <Button size="sm" busy={isSwitching} onClick={() => void askWallet()}>
          {isSwitching ? messages.wallet.switching : messages.wallet.switchTo(chain.name)}
        </Button>
      }
    >
      {messages.wallet.wrongChain(chain.name)}
    </Banner>
  )
}
