/** Messages of the header, footer, banners and error pages. */
export const layout = {
  brand: 'Clutchpool',
  skipToContent: 'Skip to content',
  navigation: 'Main',
  matches: 'Matches',
  tournaments: 'Tournaments',
  myBets: 'My Bets',
  community: 'Community',
  language: 'Language',

  connectingWallet: 'Connecting to your wallet',
  /** Precedes an amount. */
  claimable: 'Claimable',

  paused: 'New bets are paused. Claims, refunds and results continue as usual.',

  account: 'Your wallet',

  notFound: {
    title: 'Page not found',
    text: 'Check the link, or browse the matches.',
    viewMatches: 'View All Matches',
  },
  error: {
    title: 'Something went wrong',
    message: (message: string) => `Error: ${message}`,
  },

  footer: {
    copyright: (year: number) => `© ${year} Clutchpool. All rights reserved.`,
    /** Precedes a commit's hash. */
    version: 'Version',
    tagline: 'Esports betting where winners share the losing stakes.',
    admin: 'Admin',
    responsibly: 'Bet responsibly.',
    adults: '18+ only, where legal. Never bet more than you can afford to lose.',
  },
  rpc: {
    title: 'Network settings',
  },
  limit: {
    title: 'Daily stake limit',
    where: 'Saved in this browser only',
    none: 'No limit set',
    ofLimit: (staked: string, limit: string) => `${staked} of ${limit} WETH staked today`,
    set: 'Set a limit',
    change: 'Change',
    nextIs: (limit: string) => `From tomorrow: ${limit} WETH`,
    nextIsNone: 'From tomorrow: no limit',
  },
}
