/** Messages about the picture of a won bet. */
export const shareBet = {
  won: 'Won',
  versus: (teamA: string, teamB: string) => `${teamA} vs ${teamB}`,
  amounts: (stake: string, payout: string) => `${stake} → ${payout} WETH`,
  alt: (team: string, match: string, odds: string) => `Won on ${team} at ${odds}: ${match}.`,
  showStake: 'Show stake and payout',
  share: 'Share',
  download: 'Download',
  copyLink: 'Copy link',
}
