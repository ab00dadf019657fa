/** Messages that answer a bettor's question. Amounts come formatted, without their unit. */
export const adminSupport = {
  title: 'Answer a bettor',
  intro:
    'See why bets were paid or not, and what to do. Share this page’s URL to show others the same answer.',
  subject: 'Address or transaction hash',
  hint: '0x… address or transaction',
  invalid: 'No address or transaction hash',
  invalidText: 'An address is 0x and 40 hex characters, a transaction hash 0x and 64.',
  columns: { match: 'MATCH', bet: 'BET (WETH)', status: 'STATUS', answer: 'ANSWER' },
  none: 'No bets by this address',
  noneText: 'Ask for the address that sent the bet, or for its transaction hash.',
  bettor: (address: string) => `Bets of ${address}`,
  publicPage: 'Public page',
  claimable: (amount: string) => `${amount} WETH can be claimed in My Bets now.`,
  nothingClaimable: 'Nothing can be claimed now.',
  transaction: 'Transaction',
  allBets: (address: string) => `All bets of ${address}`,

  transactions: {
    unknown: (chain: string) =>
      `Not found on ${chain}. Check the hash: it may be on another chain, or was never sent.`,
    pending: 'Not mined yet. The wallet can speed it up or cancel it.',
    failed: (reason: string, name: string | undefined) =>
      `Failed and took nothing but gas${name ? ` (${name})` : ''}: ${reason}`,
    foreign: (to: string | undefined) =>
      `${to ? `Went to ${to}` : 'Created a contract'} and touched none of our contracts. It placed no bet here.`,
    other:
      'Succeeded, but placed and claimed no bet. It may be an approval, a tournament entry, or WETH sent by hand.',
    placed: (amount: string) => `Placed ${amount} WETH.`,
    paid: (amount: string) => `Paid out ${amount} WETH.`,
  },

  reasons: {
    playing: (ends: string) => `The match ends ${ends}.`,
    due: 'The match is over and has no result yet.',
    abandoned: (ended: string) => `The match ended ${ended} and got no result in time.`,
    challenged: 'The result is challenged, so nothing is paid.',
    noRuling: 'The arbiter didn’t rule on the challenge in time.',
    won: 'The bet won.',
    void: 'The match is void, so every stake is refunded.',
    lost: 'The bet lost.',
    lostUnmatched: 'The bet lost. The part that nobody bet against comes back.',
    unmatched: 'The bet lost, but nobody bet against it, so the stake comes back.',
  },
  next: {
    wait: 'Wait for its result.',
    post: 'Post the result under Matches.',
    void: 'Void it under Matches to refund every stake.',
    ruling: (until: string) => `Wait for the ruling, due ${until}.`,
    claim: (amount: string) => `Claim ${amount} WETH in My Bets.`,
    claimLater: (amount: string, from: string) =>
      `${amount} WETH can be claimed from ${from}, unless the result is challenged.`,
    final: (from: string) => `Nothing to claim. The result can be challenged until ${from}.`,
    nothing: 'Nothing to claim.',
    claimed: (amount: string) => `The bettor claimed ${amount} WETH. It went to the betting address.`,
    paid: (amount: string) =>
      `Someone claimed it for the bettor: ${amount} WETH went to the betting address.`,
  },
}
