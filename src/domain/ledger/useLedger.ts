import { useQuery } from '@tanstack/react-query'
import { type Config, useConfig } from 'wagmi'
import { createStore, useStore } from 'zustand'
import { deployment } from '@/chain/config/config'
import { freshness } from '@/chain/queries/freshness'
import { keepLedger, latestLedger } from './ledgerCache'
import { readLedger } from './readLedger'

interface LedgerProgress {
  read: number
  all: number
}

const progressStore = createStore<LedgerProgress>(() => ({ read: 0, all: 0 }))

/** Matches and positions read of all, while the first read lasts. `all` is 0 until their number is known. */
export const useLedgerProgress = (): LedgerProgress => useStore(progressStore)

interface UseLedgerParameters {
  /** Keeps `claimed` current, at the cost of reading every unclaimed payout. */
  withClaims?: boolean
  enabled?: boolean
}

/** Reads all matches and positions of the pool from state. What is settled is kept in IndexedDB and not read again. */
export function useLedger({ withClaims = false, enabled = true }: UseLedgerParameters = {}) {
  const config = useConfig()
  return useQuery({
    ...freshness.live,
    // No single contract read. The form lets `invalidateContracts` find it.
    queryKey: ['ledger', { contracts: [{ address: deployment.bettingPool }], withClaims }],
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
