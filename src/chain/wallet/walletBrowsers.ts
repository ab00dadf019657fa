import type { AppChain } from '@/chain/config/chains'

export const walletDownload = 'https://metamask.io/download'

/** Returns deep links that open a page in the browsers of wallets, the chain's own wallet first. */
export function walletBrowsers(page: URL, { custom }: AppChain) {
  const address = encodeURIComponent(page.href)
  // https://docs.skymavis.com/ronin/wallet/guides/use-deep-links
  const ronin = { name: 'Ronin Wallet', href: `roninwallet://in_app_browser?url=${address}` }
  return [
    ...(custom.isRonin ? [ronin] : []),
    { name: 'MetaMask', href: `https://metamask.app.link/dapp/${page.host}${page.pathname}${page.search}` },
    { name: 'Base App', href: `https://go.cb-w.com/dapp?cb_url=${address}` },
    { name: 'Trust Wallet', href: `https://link.trustwallet.com/open_url?coin_id=60&url=${address}` },
  ]
}

export const isHandheld = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches
