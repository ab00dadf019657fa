import { useQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { createStore } from 'zustand'
import { chain, deployment } from '@/chain/config/config'
import { loadValue, saveValue } from '@/lib/database'
import { isSettled, type Ledger } from './ledger'
import { readLedger } from './readLedger'

/** Matches and positions read of all, while the first read lasts. `all` is 0 until their number is known. */
export const progressStore = createStore(() => ({ read: 0, all: 0 }))

interface UseLedgerParameters {
  /** Keeps `claimed` current, at the cost of reading every unclaimed payout. */
  withClaims?: boolean
  enabled?: boolean
}

/** Reads all matches and positions of the pool from state. What is settled is kept in IndexedDB and not read again. */
export function useLedger({ withClaims = false, enabled = true }: UseLedgerParameters = {}) {
  const config = useConfig()
  return useQuery({
    queryKey: ['ledger', { address: deployment.bettingPool, withClaims }],
    queryFn: () => readSequentially(config, withClaims),
    enabled,
    // Deep-comparing tens of thousands of positions is slow.
    structuralSharing: false,
  })
}

let reading: ReturnType<typeof read> | undefined

/** Updates start from the ledger before, so that an event during a long first read doesn't begin it again. */
function readSequentially(config: Config, withClaims: boolean) {
  const previous = reading?.catch(() => undefined)
  const current = Promise.resolve(previous).then(() => read(config, withClaims))
  reading = current
  return current
}

async function read(config: Config, withClaims: boolean) {
  const onProgress = (read: number, all: number) => progressStore.setState({ read, all })
  const ledger = await readLedger(config, latestLedger(), { withClaims, onProgress })
  keepLedger(ledger)
  return ledger
}

/** Increment it when `Ledger` changes. */
const FORMAT = 3
const KEY = `ledger ${FORMAT} ${chain.id} ${deployment.bettingPool}`

/** Milliseconds between two saves: cloning a large ledger takes a while. */
const SAVE_INTERVAL = 60_000

let latest: Ledger | undefined
let savedAt: number | undefined
let savedExtent: string | undefined

/** Returns the newest ledger that this browser has read. */
async function latestLedger(): Promise<Ledger | undefined> {
  if (latest) return latest
  latest = await loadValue<Ledger>(KEY)
  savedExtent = latest && extentOf(latest)
  return latest
}

function keepLedger(ledger: Ledger): void {
  latest = ledger
  const now = performance.now()
  if (savedAt !== undefined && now - savedAt < SAVE_INTERVAL) return
  const extent = extentOf(ledger)
  if (extent === savedExtent) return
  savedAt = now
  savedExtent = extent
  void saveValue(KEY, ledger)
}

/** Returns a key of the ledger parts that the next visit can skip: settled matches, positions, and claims. */
function extentOf(ledger: Ledger): string {
  const settled = [...ledger.matches.values()].filter((match) => isSettled(ledger, match))
  const positions = [...ledger.positions.values()].flat()
  const claimed = positions.filter((position) => position.claimed)
  return [settled, positions, claimed].map(({ length }) => length).join()
}
