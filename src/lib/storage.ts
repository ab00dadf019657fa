/** What could not be written to the browser's storage: kept for the page's life. */
const unwritten = new Map<string, string>()

/**
 * The browser's local storage, which a person may have forbidden or filled: then what is kept is kept for the page's
 * life, and nothing fails.
 */
export const storage = {
  getItem(key: string): string | null {
    try {
      return unwritten.get(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** The keys of all that is kept, in no order. */
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
  },
  removeItem(key: string): void {
    unwritten.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // There is nothing to remove.
    }
  },
}
