// IndexedDB, because localStorage is small and holds text only.
import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb'

/** Returns a function that opens a database once. It rejects without access. */
export function databaseOf<Schema extends DBSchema>(name: string, stores: readonly StoreNames<Schema>[]) {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  // `openDB` throws at once where there is no IndexedDB.
  return async () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (database) => {
        for (const store of stores) database.createObjectStore(store)
      },
      terminated: () => {
        opening = undefined
      },
    })
    return opening
  }
}

const openValues = databaseOf<{ values: { key: string; value: unknown } }>('clutchpool.values', ['values'])

/** Loads what `saveValue` kept under this key, `undefined` if nothing. The caller knows its type by the key. */
export async function loadValue<Value>(key: string): Promise<Value | undefined> {
  const value: unknown = await openValues()
    .then((database) => database.get('values', key))
    .catch(() => undefined)
  return value as Value | undefined
}

/** Keeps a value. Without access or space nothing is kept. */
export async function saveValue(key: string, value: unknown): Promise<void> {
  await openValues()
    .then((database) => database.put('values', value, key))
    .catch(() => undefined)
}
