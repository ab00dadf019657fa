import type { EventHistory } from './eventHistory'

// IndexedDB, because a history exceeds localStorage and contains bigints. Without access or space nothing is cached.

const STORE = 'history'

export function loadEventHistory<Event extends { block: bigint }>(
  key: readonly (string | number)[],
): Promise<EventHistory<Event> | undefined> {
  return inStore('readonly', (store) => store.get([...key])).catch(() => undefined)
}

export async function saveEventHistory(
  key: readonly (string | number)[],
  history: EventHistory<{ block: bigint }>,
): Promise<void> {
  await inStore('readwrite', (store) => store.put(history, [...key])).catch(() => undefined)
}

// biome-ignore lint/suspicious/noExplicitAny: IndexedDB's own type.
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
