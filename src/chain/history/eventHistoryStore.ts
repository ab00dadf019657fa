import type { EventHistory } from './eventHistory'

// IndexedDB: a history is too large for the local storage, and has numbers that JSON lacks. A person may have forbidden
// it, or filled the disk: then nothing is kept and nothing fails.

const STORE = 'history'

/** What was read on earlier visits and kept under this key. */
export function loadEventHistory<Event extends { block: bigint }>(
  key: readonly (string | number)[],
): Promise<EventHistory<Event> | undefined> {
  return inStore('readonly', (store) => store.get([...key])).catch(() => undefined)
}

/** Keeps what was read for the next visit. Never throws. */
export async function saveEventHistory(
  key: readonly (string | number)[],
  history: EventHistory<{ block: bigint }>,
): Promise<void> {
  await inStore('readwrite', (store) => store.put(history, [...key])).catch(() => undefined)
}

// biome-ignore lint/suspicious/noExplicitAny: it is what IndexedDB says of its values.
async function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<any>) {
  const opening = indexedDB.open('clutchpool')
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await settled(opening)
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
