/** One sentence per failure of the chain or the wallet: what happened, then what to do. */
export const errors = {
  unnamedContractError: (name: string) => `The contract rejected this (${name}).`,
  contractsMissing: 'Failed to initialize contracts',
  revertedWithoutReason: 'Refused without a reason. Check your WETH balance and approval.',
  reverted: 'The transaction failed on-chain. You only paid gas. Try again.',
  rejected: 'You cancelled in your wallet.',
  expired: 'The request expired before it was answered. Try again.',
  insufficientFunds: (coin: string, leave?: string) =>
    `Not enough ${coin} to cover this plus gas.${leave === undefined ? '' : ` Leave at least ${leave} ${coin} for gas.`}`,
  network: 'The network didn’t respond. Check your connection and try again.',
  walletRpc:
    'Your wallet can’t reach this network. Change the network’s RPC URL in your wallet, then try again.',
  walletRefused: 'Your wallet expected this to fail and didn’t send it. Try again.',
  notConnected: 'Your wallet isn’t connected. Connect it first.',
  noAccount: 'Your wallet didn’t share an account. Unlock it or choose one, then reconnect.',
  wrongChain: 'Your wallet is on another network. Switch it and try again.',
  notSwitched: (chain: string) => `Your wallet didn’t switch. Choose ${chain} in your wallet, or try again.`,
  duplicateNetwork: (entry?: string) =>
    `Your wallet has an old entry for this network${entry === undefined ? '' : ` (${entry})`}. Remove it in your wallet, then try again.`,
  requestOpen:
    'Your wallet is waiting for you. Open it to approve or reject. No request there? Reload this page.',
  batchRefused: 'Your wallet can’t do both in one step. Approve first, then continue.',
  cancelled: 'It was cancelled or replaced in your wallet.',
  notPlaced: 'It wasn’t placed. Nothing was staked.',
  unseen: 'Nothing changed on-chain within 10 minutes. Check your wallet, then try again.',
  allowanceNotSet: 'Approval failed - allowance not set correctly',
  unknown: 'Unknown error occurred',
}
