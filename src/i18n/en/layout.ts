/** Words of what every screen shares: header, footer, banners, and pages that are none. */
export const layout = {
  brand: 'Clutchpool',
  skipToContent: 'Skip to content',
  navigation: 'Main',
  matches: 'Matches',
  tournaments: 'Tournaments',
  myBets: 'My Bets',
  community: 'Community',
  loading: 'Loading...',
  language: 'Language',

  connectingWallet: 'Connecting to your wallet',
  /** Before the amount. */
  claimable: 'Claimable',
  confirmIn: (wallet: string) => `Confirm in ${wallet}…`,
  browsingNote:
    'Browsing needs no wallet. Connecting only shares your address; nothing moves without your signature.',

  paused: 'New bets are paused for now. Claims, refunds and results go on as usual.',

  account: 'Your wallet',
  wrap: {
    legend: 'Wrap or unwrap',
    amount: 'Amount',
    max: 'Max',
    tooMuch: 'That is more than you have.',
  },

  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    viewMatches: 'View All Matches',
  },
  error: {
    title: 'Something went wrong',
    message: (message: string) => `Error: ${message}`,
  },

  footer: {
    copyright: (year: number) => `© ${year} Clutchpool. All rights reserved.`,
    tagline: 'Permissionless esports betting. The chain is the only server.',
    admin: 'Operator',
    responsibly: 'Bet responsibly.',
    adults: 'Adults only (18+), and only where it is legal. Stake no more than you can afford to lose.',
  },
  rpc: {
    title: 'Network settings',
    explain:
      'The app reads the chain through an RPC, a server that anyone can run. If this site\u2019s are slow or down, or you do not want them to see what you look at, use your own. Your wallet has a setting of its own.',
    label: 'RPC URL',
    hint: (chain: string) =>
      `Begins with https:// or wss://, and serves ${chain}. It is kept in this browser and is then the only one asked.`,
    save: 'Use this RPC',
    checking: 'Checking…',
    reset: "Use this site's RPC",
    noUrl: 'That is no RPC URL: it begins with https:// or wss://.',
    unreachable:
      'There was no answer from this RPC. Is the URL right, and does it take requests from websites?',
    otherChain: (chainId: number, chain: string, wanted: number) =>
      `This RPC serves the chain ${chainId}, and ${chain} is ${wanted}.`,
  },
  limit: {
    title: 'Daily stake limit',
    where: 'Kept in this browser only',
    none: 'No limit set',
    ofLimit: (staked: string, limit: string) => `${staked} of ${limit} WETH staked today`,
    set: 'Set a limit',
    change: 'Change',
    explain:
      'The most that you want to stake in a day. It is kept in this browser only: it does not follow you to another device, and clearing site data removes it.',
    label: 'Most per day (WETH)',
    hint: 'A lower limit holds at once, a higher one or none from tomorrow.',
    save: 'Save limit',
    remove: 'Remove limit',
    nextIs: (limit: string) => `From tomorrow: ${limit} WETH`,
    nextIsNone: 'From tomorrow: no limit',
  },
}
