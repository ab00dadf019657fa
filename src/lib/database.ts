// IndexedDB, because localStorage is small and holds text only.

const STORE = 'values'
const DATABASE = { name: 'clutchpool.values', stores: [STORE] }

/** Loads what `saveValue` kept under this key, `undefined` if nothing. The caller knows its type by the key. */
export async function loadValue<Value>(key: string): Promise<Value | undefined> {
  const get = (store: StoreOf) => answerOf<Value | undefined>(store(STORE).get(key))
  return inDatabase(DATABASE, 'readonly', get).catch(() => undefined)
}

/** Keeps a value. Without access or space nothing is kept. */
export async function saveValue(key: string, value: unknown): Promise<void> {
  const put = (store: StoreOf) => answerOf(store(STORE).put(value, key))
  await inDatabase(DATABASE, 'readwrite', put).catch(() => undefined)
}

interface Database {
  name: string
  stores: readonly string[]
}

/** Returns an object store of the transaction. */
export type StoreOf = (name: string) => IDBObjectStore

/** Runs `act` in one transaction on all stores, and resolves once it is written. */
export async function inDatabase<Value>(
  { name, stores }: Database,
  mode: IDBTransactionMode,
  act: (store: StoreOf) => Promise<Value>,
): Promise<Value> {
  const opening = indexedDB.open(name)
  opening.onupgradeneeded = () => {
    for (const store of stores) opening.result.createObjectStore(store)
  }
  const database = await answerOf(opening)
  try {
    const transaction = database.transaction(stores, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [value] = await Promise.all([act((store) => transaction.objectStore(store)), done])
    return value
  } finally {
    database.close()
  }
}

export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
