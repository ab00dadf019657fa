import { chain, deployment } from '@/chain/config/config'
import { loadValue, saveValue } from '@/lib/database'
import type { Ledger } from './ledger'

/** Increment it when `Ledger` changes. */
const FORMAT = 1
const KEY = `ledger ${FORMAT} ${chain.id} ${deployment.bettingPool}`

/** Milliseconds between two saves: cloning a large ledger takes a while. */
const SAVE_INTERVAL = 60_000

let latest: Ledger | undefined
let savedAt: number | undefined

/** Returns the newest ledger that this browser has read. */
export async function latestLedger(): Promise<Ledger | undefined> {
  latest ??= await loadValue<Ledger>(KEY)
  return latest
}

export function keepLedger(ledger: Ledger): void {
  latest = ledger
  const now = performance.now()
  if (savedAt !== undefined && now - savedAt < SAVE_INTERVAL) return
  savedAt = now
  void saveValue(KEY, ledger)
}
