import { counted } from './counted'

const bets = (count: number) => counted(count, 'bet', 'bets')

/** Messages of the page that recomputes a match. Amounts come formatted, without their unit. */
export const matchCheck = {
  title: (match: string) => `Check: ${match}`,
  subtitle: 'Your browser recomputes this match from the contract’s own storage.',
  back: 'Back to the match',
  trust: 'This check trusts your RPC. Verify the JSON file against any other: npm run verify-match.',
  reading: (read: string, all: string) => `${read} of ${all} bets read`,
  asOf: (block: string) => `As of block ${block}.`,
  again: 'Check again',
  download: 'Download JSON',
  file: (id: string) => `clutchpool-match-${id}-check.json`,

  own: {
    won: (stake: string, team: string, payout: string) =>
      `Your bet of ${stake} WETH on ${team} won: ${payout} WETH is right.`,
    paid: (stake: string, team: string, payout: string) =>
      `Your bet of ${stake} WETH on ${team} won and was paid ${payout} WETH. That’s right.`,
    lost: (stake: string, team: string) => `Your bet of ${stake} WETH on ${team} lost. That’s right.`,
    lostPart: (stake: string, team: string, back: string) =>
      `Your bet of ${stake} WETH on ${team} lost, and ${back} WETH of it comes back. That’s right.`,
    refund: (stake: string, team: string) =>
      `Your bet of ${stake} WETH on ${team} comes back in full. That’s right.`,
    wrong: (stake: string, team: string, told: string, payout: string) =>
      `Your bet of ${stake} WETH on ${team} is paid ${told} WETH, and ${payout} WETH is right.`,
    differs: (stake: string, team: string) =>
      `Your bet of ${stake} WETH on ${team} isn’t what the contract tells.`,
    open: (stake: string, team: string) =>
      `Your bet of ${stake} WETH on ${team} is on record. There’s no result yet.`,
  },
  all: {
    right: (count: number) =>
      count === 1
        ? 'The one payout of this match is right.'
        : `All ${count} payouts of this match are right.`,
    wrong: (wrong: number, count: number) => `${wrong} of ${count} payouts of this match are wrong.`,
    open: (count: number) => `${bets(count)} on record. There’s no result yet.`,
    unread: 'Not all bets on this match could be read.',
    none: 'Nobody has bet on this match.',
  },
  /** @param outcome as in `T1 won (Team A)` */
  next: (outcome: string) => `The result on the chain: ${outcome}. Next, compare it with the official one.`,
  checks: 'All checks',
  decided: 'How the result is decided',

  verdicts: {
    right: 'Everything adds up.',
    wrong: 'Something differs. Don’t rely on this match until you know why.',
    unread: 'Nothing differs, but some checks couldn’t be made.',
  },
  states: { right: 'Right', wrong: 'Differs', unread: 'Not checked' },

  missing: 'Unknown while bets are missing.',
  list: {
    term: 'All bets of the pool',
    right: (bettors: number, all: number) =>
      `The storage links ${counted(bettors, 'bettor', 'bettors')} and ${bets(all)}. None is missing.`,
    wrong: 'The lens contract leaves out bettors or bets, or makes some up.',
  },
  totals: {
    term: 'Sum of the bets',
    right: (count: number, total: string) =>
      `${bets(count)} on this match: ${total} WETH, as the contract says.`,
    wrong: (sum: string, total: string) => `The bets add up to ${sum} WETH. The contract says ${total} WETH.`,
  },
  payouts: {
    term: 'Payouts',
    right: (count: number) =>
      count === 1 ? 'The payout equals the contract’s.' : `All ${count} payouts equal the contract’s.`,
    wrong: (count: number) => `${counted(count, 'payout differs', 'payouts differ')} from the contract’s.`,
    open: 'There’s no result yet.',
  },
  balance: {
    term: 'Pool balance',
    right: (balance: string, owed: string) =>
      `The pool holds ${balance} WETH. It needs ${owed} WETH for all stakes, payouts, fees and bonds.`,
    wrong: (balance: string, owed: string) =>
      `The pool holds only ${balance} WETH. It needs ${owed} WETH for all stakes, payouts, fees and bonds.`,
  },
  rules: {
    term: 'House rules',
    right: 'Their text matches the hash on the chain.',
    wrong: 'Their text doesn’t match the hash on the chain.',
    open: 'This match has none.',
    unread: 'Their text couldn’t be loaded.',
  },
  code: {
    term: 'Contract code',
    right: 'The contracts run the code that this build was made with.',
    wrong: (names: string) => `Not the code of this build: ${names}.`,
    unread: 'The RPC didn’t serve it.',
  },
  arbiter: {
    term: 'Arbiter',
    right: 'The pool’s arbiter is the one on record.',
    wrong: 'The pool’s arbiter isn’t the one on record.',
  },

  bets: {
    title: 'Bets on this match',
    columns: {
      bettor: 'BETTOR',
      side: 'SIDE',
      stake: 'STAKE',
      payout: 'RECOMPUTED',
      told: 'CONTRACT',
      claimed: 'CLAIMED',
    },
    claimed: { true: 'Yes', false: 'No' },
    empty: 'No bets yet',
  },
  record: {
    term: 'Log of the result',
    open: 'Read under “Result on record” below.',
    unread: 'The RPC doesn’t serve these logs.',
    right: 'The logs show each act that the contract’s storage proves.',
    missing: {
      result: 'The chain says there’s a result, but this RPC serves no log of it.',
      correction: 'The chain says this result was corrected, but this RPC serves no log of it.',
      challenge: 'The chain says this match was challenged, but this RPC serves no log of it.',
      ruling: 'The chain says the arbiter ruled, but this RPC serves no log of it.',
    },
    title: 'Result on record',
    empty: 'No result yet. Nobody has challenged that.',
  },
}
