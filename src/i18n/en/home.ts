import { bettingPoolLimits } from '@/chain/config/contractLimits'
import { DAY } from '@/lib/time'

const matchVoidDays = bettingPoolLimits.ABANDONED_AFTER / DAY

/** Messages of the home page. */
export const home = {
  title: 'Welcome to Clutchpool',
  subtitle: 'The permissionless esports betting platform on a gaming chain',
  pitch: 'Pick a winner. Winners share the losing stakes; the only fee is on profit.',
  example: (stake: string, team: string, payout: string, fee: string) =>
    `Right now ${stake} WETH on ${team} would pay ${payout} WETH, with the ${fee} fee on profit taken.`,
  ongoing: 'Ongoing Matches',
  noneOngoing: 'Live matches appear here.',
  upcoming: 'Starting soon',
  guide: 'User Guide',
  guideSteps: [
    {
      title: 'Install the wallet extension',
      text: 'Any browser wallet works. It holds your keys; we never see them.',
    },
    {
      title: 'Switch the wallet to the gaming chain network',
      text: 'Connect your wallet, then add the network in one click.',
    },
    {
      title: 'Ensure enough WETH in the wallet for betting',
      text: 'You bet and win in wrapped ether.',
    },
  ],
  coinWorks: (coin: string) => `${coin} works too: it is wrapped as you bet.`,
  viewAll: 'View All Matches',
  figures: {
    label: 'Right now',
    live: 'Live now',
    open: 'Open for betting',
    pools: 'In open pools',
  },
  pledges: {
    title: 'How payouts work',
    items: {
      share: {
        title: 'Winners share the losing pool',
        text: 'Winners split it by stake and get their own stake back. Unmatched stakes are returned.',
      },
      early: {
        title: 'Early bets are protected',
        text: 'Live bets play in a pool of their own, so late bettors never touch your money.',
      },
      refund: {
        title: 'No result, money back',
        text: `Void matches refund every stake, fee-free. After ${matchVoidDays} days without a result, anyone can void the match.`,
      },
    },
  },
}
