/** Messages about a refund and the same bet on the match's successor. */
export const betAgain = {
  title: 'Bet again on the new match',
  text: (amount: string, side: string) => `Take your refund and put ${amount} WETH on ${side} again.`,
  button: 'Refund and bet again',
  busy: 'Betting again...',
  twoSteps: 'Two confirmations: approve WETH, then refund and bet.',
  done: 'Refund taken and bet placed.',
}
