/** Messages about the picture of a bet. */
export const shareBet = {
  status: { won: 'Won', open: 'Open bet' },
  versus: (teamA: string, teamB: string) => `${teamA} vs ${teamB}`,
  amounts: (stake: string, payout: string) => `${stake} → ${payout} WETH`,
  alt: {
    won: (team: string, match: string, odds: string) => `Won on ${team} at ${odds}: ${match}.`,
    open: (team: string, match: string, odds: string) => `Bet on ${team} at ${odds}: ${match}.`,
  },
  showStake: 'Show stake and payout',
  share: 'Share',
  download: 'Download',
  copyLink: 'Copy link',
}
