import { useConnectWallet } from '@/chain/wallet/walletActions'
import type { WalletOption } from '@/chain/wallet/wallets'
import { RequestNotice } from '@/domain/transaction/RequestNotice'
import { useMessages } from '@/i18n/useMessages'
import { useWalletToast } from '@/routes/-layout/toasts/toasts'
import { Badge } from '@/ui/feedback/Badge'
import { Spinner } from '@/ui/forms/Button'
import { WalletIcon } from './WalletIcon'

export function WalletList({ wallets, onDone }: { wallets: readonly WalletOption[]; onDone: () => void }) {
  const messages = useMessages()
  const { connect, connectingId, request } = useConnectWallet()
  const showFailure = useWalletToast()

  const nameOf = ({ name }: WalletOption) => name ?? messages.wallet.unnamed

  const choose = async (wallet: WalletOption) => {
    const failure = await connect(wallet)
    onDone()
    showFailure(failure)
  }

  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2">
        {wallets.map((wallet) => (
          <li key={wallet.id} className="flex flex-col gap-2">
            <button
              type="button"
              aria-disabled={connectingId === wallet.id}
              onClick={() => {
                if (connectingId !== wallet.id) void choose(wallet)
              }}
              className="flex min-h-16 w-full items-center gap-3 rounded-md border border-line px-3 py-2 text-start transition-colors enabled-hover:border-control enabled-hover:bg-hover"
            >
              <WalletIcon icon={wallet.icon} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{nameOf(wallet)}</span>
                {connectingId === wallet.id && (
                  <span role="status" className="block text-12 text-secondary">
                    {messages.dialogs.account.confirmIn(nameOf(wallet))}
                  </span>
                )}
              </span>
              {connectingId === wallet.id ? (
                <Spinner />
              ) : (
                wallet.isRecent && <Badge>{messages.dialogs.account.recent}</Badge>
              )}
            </button>
            <RequestNotice request={connectingId === wallet.id ? request : undefined} />
          </li>
        ))}
      </ul>
      <p className="text-12 text-secondary">{messages.dialogs.account.browsingNote}</p>
    </div>
  )
}
