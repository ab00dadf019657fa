import { retryImport } from '@/lib/pause'

/** Loads what decodes the events of a receipt, which nothing needs before a transaction. */
export async function loadEvents() {
  const [{ eventsOf }, abis] = await retryImport(() =>
    Promise.all([import('./eventsOf'), import('@/chain/queries/generatedEvents')]),
  )
  return { eventsOf, ...abis }
}
