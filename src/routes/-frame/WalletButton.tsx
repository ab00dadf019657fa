import { useWallet } from '@/chain/wallets'
import { shortAddress } from '@/lib/addresses'
import { useWords } from '@/lib/words/useWords'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'
import { lazily } from '@/ui/lazily'
import { Popover } from '@/ui/Popover'
import { Skeleton } from '@/ui/Skeleton'
import { openWalletPicker } from '@/ui/walletPicker'

const AccountPanel = lazily(async () => (await import('./AccountPanel')).AccountPanel)

/** 'Connect Wallet', or the badge of the connected account with its panel. */
export function WalletButton() {
  const words = useWords()
  const { account, status } = useWallet()
  if (account) {
    return (
      <Popover
        label={words.frame.account}
        button={
          <>
            <span aria-hidden className="size-2 rounded-full bg-action" />
            {shortAddress(account)}
          </>
        }
        buttonClassName={buttonClass()}
      >
        {(close) => <AccountPanel account={account} onClose={close} />}
      </Popover>
    )
  }
  // A reload finds its wallet in a moment: no button that would be gone when it is pressed.
  if (status === 'reconnecting') {
    return <Skeleton text={words.frame.connectingWallet} className="h-10 w-34 rounded-md" />
  }
  return (
    <Button variant="primary" onClick={openWalletPicker}>
      {words.wallet.connect}
    </Button>
  )
}
