import { createStore } from 'zustand'

/** Entries that the browser refused to store, kept in memory. */
const unwritten = new Map<string, string>()
const writeCount = createStore(() => 0)
const countWrite = () => writeCount.setState((count) => count + 1)

/** Local storage that never throws: in-memory where the browser blocks it or its quota is full. */
export const storage = {
  getItem(key: string): string | null {
    try {
      return unwritten.get(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  },
  keys(): string[] {
    try {
      const written = Array.from(localStorage, (_, index) => localStorage.key(index) ?? '')
      return [...new Set([...unwritten.keys(), ...written])]
    } catch {
      return [...unwritten.keys()]
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      unwritten.delete(key)
    } catch {
      unwritten.set(key, value)
    }
    countWrite()
  },
  removeItem(key: string): void {
    unwritten.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Blocked storage has nothing to remove.
    }
    countWrite()
  },
  /** Calls `listener` when this tab or another one writes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = writeCount.subscribe(listener)
    window.addEventListener('storage', listener)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', listener)
    }
  },
}
