import { chain, deployment } from '@/chain/config/config'
import { loadValue, saveValue } from '@/lib/database'
import { isSettled, type Ledger } from './ledger'

/** Increment it when `Ledger` changes. */
const FORMAT = 2
const KEY = `ledger ${FORMAT} ${chain.id} ${deployment.bettingPool}`

/** Milliseconds between two saves: cloning a large ledger takes a while. */
const SAVE_INTERVAL = 60_000

let latest: Ledger | undefined
let savedAt: number | undefined
let savedExtent: string | undefined

/** Returns the newest ledger that this browser has read. */
export async function latestLedger(): Promise<Ledger | undefined> {
  if (latest) return latest
  latest = await loadValue<Ledger>(KEY)
  savedExtent = latest && extentOf(latest)
  return latest
}

export function keepLedger(ledger: Ledger): void {
  latest = ledger
  const now = performance.now()
  if (savedAt !== undefined && now - savedAt < SAVE_INTERVAL) return
  const extent = extentOf(ledger)
  if (extent === savedExtent) return
  savedAt = now
  savedExtent = extent
  void saveValue(KEY, ledger)
}

/** Describes what a visit need not read again: settled matches, positions, and claims. */
function extentOf(ledger: Ledger): string {
  const settled = [...ledger.matches.values()].filter((match) => isSettled(ledger, match))
  const positions = [...ledger.positions.values()].flat()
  const claimed = positions.filter((position) => position.claimed)
  return [settled, positions, claimed].map(({ length }) => length).join()
}
