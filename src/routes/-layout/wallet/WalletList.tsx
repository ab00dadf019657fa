import { useConnectWallet, type WalletOption } from '@/chain/wallet/wallets'
import { useMessages } from '@/i18n/useMessages'
import { useFailureToast } from '@/routes/-layout/toasts/useFailureToast'
import { Badge } from '@/ui/feedback/Badge'
import { Spinner } from '@/ui/forms/Button'
import { WalletIcon } from './WalletIcon'

interface WalletListProps {
  wallets: readonly WalletOption[]
  onDone: () => void
}

export function WalletList({ wallets, onDone }: WalletListProps) {
  const messages = useMessages()
  const { connect, connectingId } = useConnectWallet()
  const showFailure = useFailureToast()

  const nameOf = ({ name }: WalletOption) => name ?? messages.wallet.unnamed

  const choose = async (wallet: WalletOption) => {
    const result = await connect(wallet)
    onDone()
    if (!result.ok) showFailure(result.failure)
  }

  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2">
        {wallets.map((wallet) => (
          <li key={wallet.id}>
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
                    {messages.layout.confirmIn(nameOf(wallet))}
                  </span>
                )}
              </span>
              {connectingId === wallet.id ? (
                <Spinner />
              ) : (
                wallet.isRecent && <Badge>{messages.wallet.recent}</Badge>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-12 text-secondary">{messages.layout.browsingNote}</p>
    </div>
  )
}
