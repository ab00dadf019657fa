import { counted } from './counted'

/** Messages of what is read from state or logs page by page. */
export const history = {
  reading: (percent: number) => `Loading on-chain history: ${percent}%`,
  readingLedger: (read: string, all: string) => `Loaded ${read} of ${all} matches and bets`,
  readingHint: 'Saved in this browser, so your next visit only loads what’s new.',
  since: (time: string) => `Since ${time}.`,
  sinceLaunch: 'Since launch.',
  loadDays: (days: number) => `Load the last ${counted(days, 'day', 'days')}`,
  loadAll: 'Load everything',
  showMore: 'Show more',
  unavailable: 'This RPC doesn’t serve past activity. New entries appear here.',
  unavailableBefore: (time: string) => `This RPC doesn’t serve activity before ${time}.`,
  chooseRpc: (unavailable: string) => `${unavailable} To see more, choose another RPC in Network settings.`,
  failed: 'Couldn’t load the full history.',
  index: {
    down: 'The index isn’t answering, so this comes from the chain.',
    behind: 'The index is behind, so this comes from the chain.',
    wrong: 'The index disagrees with the chain, so this comes from the chain.',
  },
}
