import { retryImport } from '@/lib/pause'

const RETRY_DELAY = 1_000

/** Loads what decodes the events of a receipt, which nothing needs before a transaction. */
export async function loadEvents() {
  const [{ eventsOf }, abis] = await retryImport(
    () => Promise.all([import('./eventsOf'), import('@/chain/queries/generatedEvents')]),
    RETRY_DELAY,
  )
  return { eventsOf, ...abis }
}
