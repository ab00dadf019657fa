import { counted } from './counted'

const bets = (count: number) => counted(count, 'bet', 'bets')
const matches = (count: number) => counted(count, 'match', 'matches')
const tournaments = (count: number) => counted(count, 'tournament', 'tournaments')

/** Messages of rescue.html, which has no other page's. */
export const rescue = {
  title: 'Clutchpool rescue',
  intro: (chain: string) =>
    `Get your money out without the Clutchpool website. This file needs only an RPC of ${chain}.`,
  language: 'Language',

  address: 'Address to pay out',
  addressHint: 'Any account can send: the contracts pay this address alone.',
  useWallet: 'Use my wallet’s address',
  rpc: 'RPC URL',
  rpcHint: (chain: string) => `Any RPC of ${chain}, such as your own node.`,
  check: 'Check',
  wallet: 'Wallet',
  unnamedWallet: 'Browser wallet',
  noWallet:
    'No wallet found. For an extension, allow access to file URLs in its settings, then reload. Without one, send from a block explorer.',
  trust:
    'Names and amounts come from the RPC you entered, which could lie. Contracts and functions are fixed in this file. Check the amount in your wallet before you confirm.',

  problems: {
    address: 'Enter a valid address: 0x followed by 40 hex characters.',
    rpc: 'Enter a URL that starts with https:// or http://.',
    otherChain: (id: string, chain: string) =>
      `This RPC serves chain ${id}, not ${chain}. Enter another one.`,
    falseAnswer: 'This RPC’s answer can’t come from the contracts. Enter another one.',
  },

  read: {
    bets: (count: number) => `${bets(count)} read`,
    tournaments: (count: number) => `${tournaments(count)} read`,
    matches: (count: number) => `${matches(count)} read`,
  },
  connecting: 'Connecting…',
  reading: 'Reading…',
  done: 'All read',

  claims: {
    title: 'Payouts',
    total: (amount: string) => `${amount} WETH can be claimed now`,
    none: 'Nothing to claim now.',
  },
  anyone: {
    title: 'Open to anyone',
    text: 'These move stuck money on. Check again afterwards.',
    none: 'Nothing to do now.',
  },
  waiting: {
    title: 'Not payable yet',
    none: 'Nothing is waiting.',
    result: (date: string) => `No result yet. From ${date}, anyone can void it.`,
    pays: (outcome: string, amount: string, date: string) =>
      `Result: ${outcome}. Pays ${amount} WETH from ${date}, unless challenged before.`,
    named: (outcome: string, date: string) => `Result: ${outcome}. Can be challenged until ${date}.`,
    challenged: (date: string) => `Challenged. Without a ruling by ${date}, anyone can void it.`,
    action: 'Needs a step listed under “Open to anyone”.',
    tournament: (date: string) => `Not finalized. From ${date}, anyone can void it.`,
  },

  actions: {
    claimBets: (count: number, amount: string) => `Claim ${bets(count)}: ${amount} WETH`,
    claimRewards: (count: number, amount: string) => `Claim ${tournaments(count)}: ${amount} WETH`,
    voidMatches: (count: number) => `Void ${matches(count)}`,
    ask: 'Ask Reality.eth',
    settle: 'Pass on Reality.eth’s answer',
    voidTournament: 'Void the tournament',
    scorePlayers: 'Score the predictions',
    finalizeTournament: 'Finalize the tournament',
  },
  effects: {
    ask: 'The match was challenged. The answer decides it.',
    settle: 'The question is answered. The answer becomes the result.',
    voidMatches: 'Nobody decided in time. Every stake comes back.',
    voidTournament: 'Nobody finalized it in time. Every entry fee comes back.',
    scorePlayers: 'The results are final. Scores decide who wins the prize.',
    finalizeTournament: 'Every prediction is scored. Winners can claim afterwards.',
  },
  send: 'Send',
  confirm: 'Confirm in your wallet…',
  pending: 'Sent. Waiting for the chain…',
  mined: 'Done. Check again to see what comes next.',

  manual: {
    title: 'Send it from a block explorer',
    open: 'Open the contract in a block explorer:',
    connect: 'Choose “Write contract” and connect your wallet.',
    call: (name: string) => `Call ${name} with these values:`,
    data: (coin: string) => `Or send 0 ${coin} to the contract from any wallet, with this data:`,
    copy: 'Copy data',
    copied: 'Copied',
  },
}
