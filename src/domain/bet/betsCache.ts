import type { Address } from 'viem'
import { chain, deployment } from '@/chain/config/config'
import { loadValue, saveValue } from '@/lib/database'
import type { Bet } from './bet'

/** Increment it when `Bet` changes. */
const FORMAT = 2
/** Fewer bets are read again as fast. */
const MIN_BETS = 100

/** Keeps an account's bets over reloads. */
export function betsCache(account: Address) {
  const key = `bets ${FORMAT} ${chain.id} ${deployment.bettingPool} ${account}`
  return {
    load: () => loadValue<readonly Bet[]>(key),
    save: (bets: readonly Bet[]) => {
      if (bets.length >= MIN_BETS) void saveValue(key, bets)
    },
  }
}
