import { Unplug, Wallet } from 'lucide-react'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Button } from '@/ui/forms/Button'
import { openWalletPicker } from '@/ui/overlay/walletPicker'
import { useUiMessages } from '@/ui/UiMessages'

/** Stands in for content that needs a wallet. */
export function ConnectFirst({ reason, text, connect }: { reason: string; text: string; connect: string }) {
  const { loadFailed } = useUiMessages()
  return (
    <EmptyState
      icon={<Wallet />}
      title={loadFailed(reason)}
      text={text}
      action={
        <Button variant="primary" onClick={openWalletPicker}>
          {connect}
        </Button>
      }
    />
  )
}

interface ReadFailedProps {
  reason: string
  read: { isFetching: boolean; refetch: () => Promise<unknown> }
}

/** Stands in for content that could not be read. */
export function ReadFailed({ reason, read }: ReadFailedProps) {
  const { loadFailed, tryAgain } = useUiMessages()
  return (
    <div role="alert">
      <EmptyState
        icon={<Unplug />}
        title={loadFailed(reason)}
        action={
          <Button busy={read.isFetching} onClick={() => void read.refetch()}>
            {tryAgain}
          </Button>
        }
      />
    </div>
  )
}
