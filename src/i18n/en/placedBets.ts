/** Messages about a placed bet: its status, payout and claim, and the same bet on the match's successor. */
export const placedBets = {
  yourPosition: 'Your position',
  unmatched: {
    pays: (amount: string) => `${amount} unmatched, returned to you`,
    paid: (amount: string) => `${amount} unmatched, returned`,
  },
  paidNote: 'Claimed for you. It’s in your wallet.',
  provisional: {
    won: (until: string) => `Won. Can be challenged until ${until}.`,
    lost: (until: string) => `You can challenge the result until ${until}.`,
    void: (until: string) => `Void. Can be challenged until ${until}.`,
    challenged: (until: string) => `The arbiter has until ${until} to rule.`,
  },
  status: {
    pending: 'Pending',
    challenged: 'Challenged',
    won: 'Won',
    lost: 'Lost',
    claimed: 'Claimed',
    paid: 'Paid',
    claimableIn: (time: string) => `Claimable in ${time}`,
    refund: 'Refund',
    refunded: 'Refunded',
  },
  claim: 'Claim',
  claiming: 'Claiming...',
  claimFailed: 'Failed to claim winnings. Please try again.',
  claimedToast: (amount: string) => `Claimed: ${amount} WETH is in your wallet`,
  again: {
    title: 'Bet again on the new match',
    text: (amount: string, side: string) => `Take your refund and put ${amount} WETH on ${side} again.`,
    button: 'Refund and bet again',
    busy: 'Betting again...',
    twoSteps: 'Two confirmations: approve WETH, then refund and bet.',
    done: 'Refund taken and bet placed.',
  },
}
