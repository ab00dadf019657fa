import { createStore } from 'zustand'

/** Local storage that never throws: in-memory where the browser blocks it or its quota is full. */
export const storage = safeStorage(() => localStorage)

/** Storage of this tab, which outlives a reload. It never throws either. */
export const tabStorage = safeStorage(() => sessionStorage)

function safeStorage(stored: () => Storage) {
  /** Entries that the browser refused to store, kept in memory. */
  const unwritten = new Map<string, string>()
  const writeCount = createStore(() => 0)
  const countWrite = () => writeCount.setState((count) => count + 1)

  return {
    getItem(key: string): string | null {
      try {
        return unwritten.get(key) ?? stored().getItem(key)
      } catch {
        return null
      }
    },
    keys(): string[] {
      try {
        const written = Array.from(stored(), (_, index) => stored().key(index) ?? '')
        return [...new Set([...unwritten.keys(), ...written])]
      } catch {
        return [...unwritten.keys()]
      }
    },
    setItem(key: string, value: string): void {
      try {
        stored().setItem(key, value)
        unwritten.delete(key)
      } catch {
        unwritten.set(key, value)
      }
      countWrite()
    },
    removeItem(key: string): void {
      unwritten.delete(key)
      try {
        stored().removeItem(key)
      } catch {
        // Blocked storage has nothing to remove.
      }
      countWrite()
    },
    /** Calls `listener` when this tab or another one writes. Returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      const unsubscribe = writeCount.subscribe(listener)
      // A test's window may be gone by the time that its last subscriber leaves.
      const ended = new AbortController()
      window.addEventListener('storage', listener, { signal: ended.signal })
      return () => {
        unsubscribe()
        ended.abort()
      }
    },
  }
}
