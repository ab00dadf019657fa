import { ExternalLink, QrCode as QrCodeIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type Connector, useConnectors } from 'wagmi'
import { stopConnecting, useConnectWallet } from '@/chain/wallet/walletActions'
import { isHandheld } from '@/chain/wallet/walletBrowsers'
import { WALLET_CONNECT } from '@/chain/wallet/walletConnect'
import { useNoticeRequest } from '@/chain/wallet/walletRequests'
import { useMessages } from '@/i18n/useMessages'
import { useWalletToast } from '@/routes/-layout/toasts/toasts'
import { buttonClass } from '@/ui/classNames'
import { Button } from '@/ui/forms/Button'
import { QrCode } from '@/ui/QrCode'
import { CopyButton } from '@/ui/text/CopyButton'

interface WalletConnectProps {
  onDone: () => void
  /** Other ways to connect, which make room for the code. */
  children: ReactNode
}

/** Connects a wallet app through WalletConnect: by its QR code, on a phone by its link. Closing gives up. */
export function WalletConnect({ onDone, children }: WalletConnectProps) {
  const { walletConnect } = useMessages().dialogs
  const { connect, connectingId, request } = useConnectWallet()
  const showFailure = useWalletToast()
  const connector = useConnectors().find(({ id }) => id === WALLET_CONNECT)
  const uri = useUri(connector)
  const uid = connector?.uid
  const isConnecting = uid !== undefined && connectingId === uid
  useEffect(() => () => stopConnecting(uid), [uid])
  // The code is the notice.
  useNoticeRequest(isConnecting ? request : undefined)

  async function start() {
    if (!connector) return
    const failure = await connect({ connector })
    showFailure(failure)
    onDone()
  }

  if (isConnecting && uri) return <Pairing uri={uri} />
  return (
    <>
      {children}
      <Button block busy={isConnecting} onClick={() => void start()}>
        <QrCodeIcon aria-hidden className="size-4" />
        {isConnecting ? walletConnect.loading : walletConnect.connect}
      </Button>
    </>
  )
}

function Pairing({ uri }: { uri: string }) {
  const { walletConnect } = useMessages().dialogs
  const isPhone = isHandheld()
  return (
    <div className="flex flex-col items-center gap-3">
      {isPhone ? (
        <a href={uri} className={buttonClass({ variant: 'primary', block: true })}>
          {walletConnect.open}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      ) : (
        <QrCode text={uri} label={walletConnect.qr} isLarge />
      )}
      <p role="status" className="text-14 text-secondary">
        {isPhone ? walletConnect.approve : walletConnect.scan}
      </p>
      <CopyButton text={uri} label={walletConnect.copy} />
    </div>
  )
}

/** Returns the link that a wallet needs to find this page. */
function useUri(connector: Connector | undefined): string | undefined {
  const [uri, setUri] = useState<string>()
  useEffect(() => {
    const receive = ({ type, data }: { type: string; data?: unknown }) => {
      if (type === 'display_uri') setUri(String(data))
    }
    connector?.emitter.on('message', receive)
    return () => connector?.emitter.off('message', receive)
  }, [connector])
  return uri
}
