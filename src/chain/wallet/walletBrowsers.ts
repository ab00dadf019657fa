/** A mobile wallet with an in-app browser. */
export interface WalletBrowser {
  name: string
  href: string
}

export const walletDownload = 'https://metamask.io/download'

/** Returns deep links that open `page` in a wallet's in-app browser. */
export function walletBrowsers(page: URL): readonly WalletBrowser[] {
  const address = encodeURIComponent(page.href)
  return [
    { name: 'MetaMask', href: `https://metamask.app.link/dapp/${page.host}${page.pathname}${page.search}` },
    { name: 'Base App', href: `https://go.cb-w.com/dapp?cb_url=${address}` },
    { name: 'Trust Wallet', href: `https://link.trustwallet.com/open_url?coin_id=60&url=${address}` },
  ]
}

/** Detects phones and tablets, where wallets are apps and not extensions. */
export function isHandheld(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}
