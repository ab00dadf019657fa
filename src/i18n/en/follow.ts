/** Messages about followed teams, games and matches. */
export const follow = {
  title: 'Follow',
  followed: 'Followed',
  star: (name: string) => `Follow ${name}`,
  hint: 'Followed matches come first. While Clutchpool is open, you hear when they start and end, and when you can claim.',
  blocked: 'This browser blocks notifications from Clutchpool. Followed matches still come first.',
  alert: {
    title: 'Notify me when a bet pays at least',
    set: 'Notify me',
    saved: 'Saved',
    invalid: 'Enter odds above 1, such as 2.5.',
  },
  events: {
    started: 'Match started',
    won: (team: string) => `${team} won`,
    void: 'Match void, stakes refunded',
    odds: (team: string, odds: string) => `${team} pays ${odds}`,
    claimable: (amount: string) => `${amount} WETH to claim`,
  },
}
