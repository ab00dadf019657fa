export interface WalletBrowser {
  name: string
  href: string
}

export const walletDownload = 'https://metamask.io/download'

export function walletBrowsers(page: URL): readonly WalletBrowser[] {
  const address = encodeURIComponent(page.href)
  return [
    { name: 'MetaMask', href: `https://metamask.app.link/dapp/${page.host}${page.pathname}${page.search}` },
    { name: 'Base App', href: `https://go.cb-w.com/dapp?cb_url=${address}` },
    { name: 'Trust Wallet', href: `https://link.trustwallet.com/open_url?coin_id=60&url=${address}` },
  ]
}

export function isHandheld(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}
