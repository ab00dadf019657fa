/** Messages about connecting and using a wallet. */
export const wallet = {
  connect: 'Connect Wallet',
  connecting: 'Connecting...',
  choose: 'Choose a wallet',
  unnamed: 'Browser wallet',
  connectionError: (message: string) => `Error connecting to wallet: ${message}`,
  wrongChain: (chain: string) => `Your wallet is on another network. Switch to ${chain} to bet.`,
  switchTo: (chain: string) => `Switch to ${chain}`,
  switching: 'Switching…',
  getWeth: 'Get WETH',
  slow: 'The network is slow to answer. Keep waiting.',
  slowOrChooseRpc: 'The network is slow to answer. Keep waiting, or try another RPC.',
  standingStill:
    'No new blocks for two minutes. Data may be out of date; it updates when the network resumes.',
  unreachable: 'Can’t reach the network. Data may be out of date; we’ll reconnect automatically.',
}
