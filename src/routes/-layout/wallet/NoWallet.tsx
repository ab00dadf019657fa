import { ExternalLink } from 'lucide-react'
import { chain } from '@/chain/config/config'
import { isHandheld, walletBrowsers, walletDownload } from '@/chain/wallet/walletBrowsers'
import { GuideSteps } from '@/features/matches/home/UserGuide'
import { useMessages } from '@/i18n/useMessages'
import { buttonClass } from '@/ui/classNames'
import { Banner } from '@/ui/feedback/Banner'
import { Button } from '@/ui/forms/Button'
import { QrCode } from '@/ui/QrCode'

/** Leads a visitor without a wallet to one: on a phone into its browser, elsewhere to the extension or a phone. */
export function NoWallet() {
  const { noWallet } = useMessages().dialogs
  return (
    <>
      <Banner tone="warning" role="alert">
        {noWallet.alert}
      </Banner>
      {isHandheld() ? <WalletBrowsers /> : <WalletGuide />}
    </>
  )
}

function WalletBrowsers() {
  const { noWallet } = useMessages().dialogs
  return walletBrowsers(new URL(window.location.href), chain).map(({ name, href }) => {
    const isWeb = href.startsWith('https:')
    return (
      <a
        key={name}
        href={href}
        // A link to an app would leave an empty tab.
        target={isWeb ? '_blank' : undefined}
        rel="noreferrer"
        className={buttonClass({ variant: isWeb ? 'secondary' : 'primary', block: true })}
      >
        {noWallet.openIn(name)}
        <ExternalLink aria-hidden className="size-4" />
      </a>
    )
  })
}

function WalletGuide() {
  const { noWallet } = useMessages().dialogs
  const page = window.location.href
  return (
    <>
      <GuideSteps
        action={
          <div className="flex flex-wrap gap-2 pt-1">
            <a href={walletDownload} target="_blank" rel="noreferrer" className={buttonClass({ size: 'sm' })}>
              {noWallet.getWallet}
              <ExternalLink aria-hidden className="size-4" />
            </a>
            <Button size="sm" onClick={() => window.location.reload()}>
              {noWallet.reload}
            </Button>
          </div>
        }
      />
      <div className="flex items-center gap-4 border-t border-line pt-4">
        <QrCode text={page} label={noWallet.qr} />
        <div className="flex min-w-0 flex-col gap-1 text-14">
          <p className="font-medium">{noWallet.onPhone}</p>
          <p className="text-secondary">{noWallet.scan}</p>
          <p className="text-12 break-all text-secondary select-all">{page}</p>
        </div>
      </div>
    </>
  )
}
