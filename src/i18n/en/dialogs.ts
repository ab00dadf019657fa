/** Messages of the dialogs that load on demand: wallets, their requests and funds, the account, the RPC and the stake limit. */
export const dialogs = {
  rpc: {
    explain: 'Use your own RPC if ours is slow, or for privacy. Your wallet has its own RPC setting.',
    label: 'RPC URL',
    hint: (chain: string) =>
      `An https:// or wss:// URL for ${chain}. Saved in this browser and used instead of ours.`,
    save: 'Use this RPC',
    checking: 'Checking…',
    reset: 'Use the default RPC',
    noUrl: 'Enter a valid RPC URL (https:// or wss://).',
    unreachable: 'This RPC didn’t respond. Check the URL and that it accepts requests from websites.',
    otherChain: (chainId: number, chain: string, wanted: number) =>
      `This RPC is for chain ${chainId}, but ${chain} is chain ${wanted}.`,
    smallBatches: (most: number) =>
      `Saved. This RPC takes ${most === 1 ? 'one request' : `${most} requests`} at a time, so pages load more slowly.`,
  },
  limit: {
    explain:
      'Set the most you want to stake per day. Saved in this browser only; clearing site data removes it.',
    label: 'Daily limit (WETH)',
    hint: 'Lower limits apply now. Raising or removing a limit takes effect tomorrow.',
    save: 'Save limit',
    remove: 'Remove limit',
  },
  account: {
    confirmIn: (wallet: string) => `Confirm in ${wallet}…`,
    browsingNote:
      'No wallet needed to browse. Connecting only shares your address; nothing moves without your signature.',
    wrap: 'Wrap',
    unwrap: 'Unwrap',
    wrapHint: (coin: string) => `Converts ${coin} to WETH, 1:1.`,
    unwrapHint: (coin: string) => `Converts WETH back to ${coin}, 1:1.`,
    balances: 'Balances',
    copyAddress: 'Copy address',
    publicPage: 'My page',
    explorer: 'View in explorer',
    disconnect: 'Disconnect',
    recent: 'Recent',
    wrapForm: {
      legend: 'Wrap or unwrap',
      amount: 'Amount',
      max: 'Max',
      tooMuch: 'That’s more than you have.',
    },
  },
  noWallet: {
    alert: 'Please install metamask first',
    getWallet: 'Get MetaMask',
    openIn: (wallet: string) => `Open in ${wallet}`,
    reload: 'Installed? Reload',
    onPhone: 'Wallet on your phone?',
    scan: 'Scan this with your wallet app to open this page there.',
    qr: 'QR code of this page',
  },
  funds: {
    title: (chain: string) => `Add funds on ${chain}`,
    wrap: (coin: string) => `You have ${coin}. Bet with it directly.`,
    ether: (coin: string, chain: string) => `Get ${coin} on ${chain}. You can bet it, and it pays for gas.`,
    weth: (chain: string) => `You bet in WETH. Get some on ${chain}.`,
    wethAndGas: (coin: string, chain: string) => `Get WETH on ${chain} to bet, and a little ${coin} for gas.`,
    gas: (coin: string, chain: string) => `Each transaction needs a little ${coin} on ${chain} for gas.`,
    payWith: (coin: string) => `Pay with ${coin}`,
    by: {
      swap: (coin: string) => `Swap for ${coin}`,
      bridge: (coin: string) => `Bridge ${coin}`,
      faucet: (coin: string) => `Get free ${coin}`,
    },
    localFaucet: 'Get test funds',
  },
  upgrade: {
    approveAndBet: 'Approve and bet in one step',
    note: 'Your wallet asks to upgrade this account to a smart account first. You can still approve separately.',
  },
  walletConnect: {
    connect: 'Connect by WalletConnect',
    scan: 'Scan this with your wallet app, then approve there.',
    open: 'Open a wallet app',
    approve: 'Approve the connection in your wallet app, then come back.',
    qr: 'WalletConnect QR code',
    copy: 'Copy link',
    loading: 'Getting a link…',
  },
  request: {
    unanswered:
      'Waiting for your wallet. Check for a hidden window or the extension icon. If you approve later, it still goes through.',
    stopWaiting: 'Stop waiting',
  },
}
