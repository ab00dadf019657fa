/** A wallet app on a phone that can open this page in its own browser. */
export interface WalletBrowser {
  name: string
  href: string
}

/** Where somebody without a wallet gets one. */
export const walletDownload = 'https://metamask.io/download'

/** Links that open `page` in the browser of a wallet app, where one is installed. */
export function walletBrowsers(page: URL): readonly WalletBrowser[] {
  const address = encodeURIComponent(page.href)
  return [
    { name: 'MetaMask', href: `https://metamask.app.link/dapp/${page.host}${page.pathname}${page.search}` },
    { name: 'Base App', href: `https://go.cb-w.com/dapp?cb_url=${address}` },
    { name: 'Trust Wallet', href: `https://link.trustwallet.com/open_url?coin_id=60&url=${address}` },
  ]
}

/** Whether this is a phone or a tablet: there, wallets are apps and not extensions. */
export function isHandheld(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}
