/** One sentence for each way in which the chain or the wallet refuses: what happened, then what to do. */
export const errors = {
  unnamedContractError: (name: string) => `The contract refused (${name}).`,
  contractsMissing: 'Failed to initialize contracts',
  revertedWithoutReason:
    'The WETH transfer was refused: your balance or your approval is too small. Check both and try again.',
  reverted: 'By the time it was mined, the contract refused it. Only gas was spent. Try again.',
  rejected: 'Rejected in the wallet.',
  insufficientFunds: 'Your wallet holds too little of the network’s coin to pay for this and its gas.',
  network: 'The network did not answer. Check your connection and try again.',
  notConnected: 'Connect your wallet first.',
  noAccount: 'Your wallet shows no account. Create, unlock or choose one in it, then connect again.',
  wrongChain: 'Your wallet is on another network. Switch it and try again.',
  promptOpen: 'A request is open in your wallet. Answer it there; if it is gone, reload this page.',
  cancelled: 'It was cancelled or replaced in your wallet. Nothing was changed by it.',
  dropped: 'The network no longer knows this transaction. Look in your wallet before you try again.',
  allowanceNotSet: 'Approval failed - allowance not set correctly',
  unknown: 'Unknown error occurred',
}
