/**
 * The browser's local storage, which a person may have forbidden or filled: then nothing is kept and nothing fails.
 */
export const storage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Kept for this page's life by whoever asked, not beyond.
    }
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // There is nothing to remove.
    }
  },
}
