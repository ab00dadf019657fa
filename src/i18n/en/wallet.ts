/** Words of connecting, switching and leaving a wallet. */
export const wallet = {
  connect: 'Connect Wallet',
  connecting: 'Connecting...',
  disconnect: 'Disconnect',
  choose: 'Choose a wallet',
  recent: 'Recent',
  /** The alert when no extension is there. */
  notInstalled: 'Please install metamask first',
  getWallet: 'Get MetaMask',
  openInWalletBrowser: 'Open this page in your wallet app:',
  connectionError: (message: string) => `Error connecting to wallet: ${message}`,
  wrongChain: (chain: string) => `Your wallet is on another network. Betting is on ${chain}.`,
  switchTo: (chain: string) => `Switch to ${chain}`,
  switching: 'Switching…',
  balances: 'Balances',
  wrap: 'Wrap',
  unwrap: 'Unwrap',
  wrapHint: (coin: string) => `Turns ${coin} into WETH, one for one.`,
  unwrapHint: (coin: string) => `Turns WETH back into ${coin}, one for one.`,
  getWeth: 'Get WETH',
  copyAddress: 'Copy address',
  explorer: 'View in the explorer',
  unanswered:
    'Your wallet has not answered yet. Its window may be behind this one, or in the menu of the extension. What you confirm there later still counts.',
  stopWaiting: 'Stop waiting',
  standingStill:
    'The network has shown no new block for two minutes. What you see may be old; it updates by itself when the network goes on.',
  unreachable:
    'The network cannot be reached. What you see is the last known state; it updates by itself when the network is back.',
}
